import { IntoSight } from '@/components/ui/ScrollBody';
import { Text } from '@/components/ui/Text';

/** What was tapped in vain; told anew, and brought into sight again, when the same tap comes again. */
export interface Tapped<T> {
  readonly at: T;
  readonly tap: number;
}

export const tappedAgain =
  <T,>(at: T) =>
  (last: Tapped<T> | null): Tapped<T> => ({ at, tap: (last?.tap ?? 0) + 1 });

interface Props {
  tap: number;
  text: string;
}

/** Why what was tapped cannot be chosen: above what can, because a small panel shows little more than its top. */
export function WhyNot({ tap, text }: Props) {
  return (
    <IntoSight key={tap}>
      <Text size="small" tone="attention" role="alert" accessibilityLiveRegion="polite" testID="why-not">
        {text}
      </Text>
    </IntoSight>
  );
}
