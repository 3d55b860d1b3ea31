import { useGame } from '@/components/game/context';
import { NumberField } from '@/components/ui/NumberField';
import type { NumberRange } from '@/components/ui/range';

import { usePanelWords } from '../usePanelWords';

interface Props {
  label: string;
  value: number;
  range: NumberRange;
  onChange: (value: number) => void;
}

/** A price between the least and the most that the rules and the money allow; both stand beside the name. */
export function PriceField({ label, value, range, onChange }: Props) {
  const { skin } = useGame();
  const { p, say } = usePanelWords();
  return (
    <NumberField
      label={`${label} (${p.deals.range(say.money(range.min), say.money(range.max))})`}
      value={value}
      range={range}
      onChange={onChange}
      sign={skin.currency}
      words={p}
    />
  );
}
