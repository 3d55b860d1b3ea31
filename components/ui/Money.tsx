import type { ComponentProps } from 'react';

import { formatChange, formatMoney, type Language } from './formatMoney';
import { Text } from './Text';

interface Props extends Pick<ComponentProps<typeof Text>, 'size' | 'tone' | 'style' | 'align'> {
  amount: number;
  sign: string;
  language?: Language;
  /** Shows a plus for gains. */
  change?: boolean;
}

/** A sum in tabular figures, right-aligned. */
export function Money({ amount, sign, language, change = false, align = 'right', ...rest }: Props) {
  return (
    <Text kind="figures" align={align} {...rest}>
      {change ? formatChange(amount, sign, language) : formatMoney(amount, sign, language)}
    </Text>
  );
}
