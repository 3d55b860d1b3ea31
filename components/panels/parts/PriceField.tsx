import { useGame } from '@/components/game/context';
import { NumberField } from '@/components/ui/NumberField';
import type { NumberRange } from '@/components/ui/range';
import { IntoSight } from '@/components/ui/ScrollBody';

import { usePanelWords } from '../usePanelWords';

interface Props {
  label: string;
  value: number;
  /** What is asked or offered where nothing is written. */
  suggestion: number;
  range: NumberRange;
  onChange: (value: number) => void;
  /** Why the price is refused, with the section. */
  error: string;
}

/** A price between the least and the most that the rules and the money allow; both stand beside the name. Below a
 * chosen line it appears where a small panel may have ended. */
export function PriceField({ label, range, ...rest }: Props) {
  const { skin } = useGame();
  const { p, say } = usePanelWords();
  return (
    <IntoSight>
      <NumberField
        {...rest}
        label={`${label} (${p.deals.range(say.money(range.min), say.money(range.max))})`}
        range={range}
        sign={skin.currency}
        words={p}
      />
    </IntoSight>
  );
}
