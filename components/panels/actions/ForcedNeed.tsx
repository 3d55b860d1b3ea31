import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/ui/Text';
import { radius, space, useTheme } from '@/components/ui/theme';
import type { SeatId } from '@/engine/core/game';

import type { ForcedView } from '../models/forced';
import type { TrainChoice } from '../models/trains';
import { usePanelWords } from '../usePanelWords';

interface Props {
  seat: SeatId;
  view: ForcedView;
  /** Trains of the president's own companies, that can be had before anything is sold. */
  instead: readonly TrainChoice[];
}

/** A president must add money: what is lacking, and whether there is a way at all (EN2018 6.6.3). */
export function ForcedNeed({ seat, view, instead }: Props) {
  const { colours } = useTheme();
  const { p, say } = usePanelWords();
  const enough = view.lacking <= 0;
  const insolvent = !enough && view.whyNotBankrupt === null;
  return (
    <View style={[styles.box, { borderColor: colours.attention }]} testID="forced">
      <Text size="small" kind="strong" tone="attention">
        {enough
          ? p.forced.enough(
              say.seat(seat),
              say.money(view.price),
              say.money(Math.max(0, view.price - view.treasury)),
            )
          : p.forced.lacking(say.seat(seat), say.money(view.price), say.money(view.lacking))}
      </Text>
      {view.agreed ? (
        <Text size="small">
          {p.forced.agreed(
            say.train(view.agreed.train),
            say.corp(view.agreed.from),
            say.money(view.agreed.price),
          )}
        </Text>
      ) : null}
      {enough ? null : (
        <Text size="small" tone="muted">
          {`${p.cash} ${say.money(view.cash)} · ${p.forced.raisable(say.money(view.raisable))}`}
        </Text>
      )}
      {insolvent ? (
        <Text size="small" tone="danger">
          {p.forced.insolvent(say.seat(seat))}
        </Text>
      ) : null}
      {insolvent
        ? instead.map(({ key, train, from, price }) => (
            <Text key={key} size="small">
              {p.forced.bankruptInstead(say.train(train), say.corp(from), say.money(price))}
            </Text>
          ))
        : null}
    </View>
  );
}

const styles = StyleSheet.create({
  box: { borderWidth: 1, borderRadius: radius, padding: space.m, gap: space.s },
});
