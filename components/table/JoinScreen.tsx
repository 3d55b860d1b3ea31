import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Page } from '@/components/ui/Page';
import { Text } from '@/components/ui/Text';
import { TextField } from '@/components/ui/TextField';
import { Toast } from '@/components/ui/Toast';
import { space } from '@/components/ui/theme';
import { refusalText } from '@/components/words/refusals';
import { useSay, useWords } from '@/components/words/useWords';
import type { Refusal } from '@/engine/core/refusal';
import { parseInvitation, type Invitation } from '@/net/code';

import { TableName } from './TableName';

interface Props {
  /** What a link brought that could not be read. */
  given: string;
  name: string;
  onName: (name: string) => void;
  onBack: () => void;
  onJoin: (invitation: Invitation) => Promise<Refusal | null>;
}

/** For those who cannot scan: the link or the code by hand. */
export function JoinScreen({ given, name, onName, onBack, onJoin }: Props) {
  const words = useWords();
  const say = useSay();
  const w = words.net;
  const [text, setText] = useState(given);
  const [tried, setTried] = useState(given !== '');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const read = parseInvitation(text);
  const why = 'why' in read ? read.why : null;
  // While someone types, only what can never become right is wrong.
  const error = why && text.trim() !== '' && (tried || why === 'character') ? w.codeWrong[why] : null;
  const join = async (): Promise<void> => {
    setTried(true);
    if ('why' in read) return;
    setBusy(true);
    const failed = await onJoin(read);
    setBusy(false);
    setRefusal(failed);
  };
  return (
    <Page
      title={w.joinTitle}
      back={{ label: words.back, onPress: onBack }}
      footer={
        <View style={styles.footer}>
          <Button
            label={busy ? w.joining : w.joinNow}
            kind="primary"
            disabled={busy || text.trim() === ''}
            onPress={() => void join()}
            testID="join"
          />
        </View>
      }
      over={
        <Toast message={refusal ? refusalText(refusal, words, say) : null} onGone={() => setRefusal(null)} />
      }
    >
      <Card>
        <Text tone="muted">{w.joinHelp}</Text>
        <TextField
          label={w.joinField}
          value={text}
          onChange={setText}
          error={error}
          placeholder="0A1B2 C3D4E …"
          autoCapitalize="characters"
          onSubmitEditing={() => void join()}
          testID="join-field"
        />
        <TableName name={name} onName={onName} />
      </Card>
      <Text size="small" tone="muted" style={styles.help}>
        {w.unreachable}
      </Text>
    </Page>
  );
}

const styles = StyleSheet.create({
  footer: { alignItems: 'flex-end' },
  help: { paddingHorizontal: space.s },
});
