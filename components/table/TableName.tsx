import { useState } from 'react';

import { TextField } from '@/components/ui/TextField';
import { refusalText } from '@/components/words/refusals';
import { useSay, useWords } from '@/components/words/useWords';

import { whyTableName } from './names';

interface Props {
  name: string;
  onName: (name: string) => void;
  /** What else is against it, which only the table knows. */
  error?: string | null;
}

/** What somebody is called at tables. What cannot be a name stays in the field with the reason, and goes nowhere. */
export function TableName({ name, onName, error = null }: Props) {
  const words = useWords();
  const say = useSay();
  const [wrong, setWrong] = useState<string | null>(null);
  const why = wrong === null ? null : whyTableName(wrong);
  const change = (next: string): void => {
    const bad = whyTableName(next) !== null;
    setWrong(bad ? next : null);
    if (!bad) onName(next);
  };
  return (
    <TextField
      label={words.net.name}
      value={wrong ?? name}
      onChange={change}
      autoCapitalize="words"
      error={why ? refusalText(why, words, say) : error}
      testID="my-name"
    />
  );
}
