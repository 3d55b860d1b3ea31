import { StyleSheet, View } from 'react-native';

import { TilePicture } from '@/components/cards/TilePicture';
import { Button } from '@/components/ui/Button';
import { Chip } from '@/components/ui/Chip';
import { CorpToken } from '@/components/ui/CorpToken';
import { Dialog } from '@/components/ui/Dialog';
import { LabelledRow, Row } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';

import { useGame } from '../context';
import { hexFacts, type StopInfo } from '../models/board';
import { useGameWords } from '../useGameWords';

/** All that is known of one hex. */
export function HexInfo({ hex, onClose }: { hex: string; onClose: () => void }) {
  const { rules, state } = useGame();
  const { w, words, say } = useGameWords();
  const facts = hexFacts(rules, state, hex);
  if (!facts) return null;
  const { face, next } = facts;
  return (
    <Dialog
      open
      title={facts.name ? `${facts.name} · ${hex}` : hex}
      onClose={onClose}
      closeLabel={words.close}
      actions={<Button label={words.ok} kind="primary" onPress={onClose} />}
    >
      <View style={styles.top}>
        {face.tile === null ? null : (
          <TilePicture map={rules.map} tile={face.tile} rotation={face.rotation} size={72} />
        )}
        <View style={styles.facts}>
          <LabelledRow label={w.hex.ground}>
            {face.tile === null
              ? w.hex.colours[face.colour]
              : w.hex.tile(face.tile, w.hex.colours[face.colour])}
          </LabelledRow>
          {facts.cost > 0 ? (
            <LabelledRow label={w.hex.cost}>{w.hex.costs(say.money(facts.cost), facts.terrain)}</LabelledRow>
          ) : null}
          {face.label ? <LabelledRow label={w.hex.label}>{face.label}</LabelledRow> : null}
        </View>
      </View>
      {facts.stops.map((stop, i) => (
        <StopRow key={i} stop={stop} />
      ))}
      {facts.homes.length > 0 ? (
        <LabelledRow label={w.hex.home}>{say.list(facts.homes.map((id) => say.corp(id)))}</LabelledRow>
      ) : null}
      {facts.private ? (
        <Text size="small" tone={facts.private.blocks ? 'attention' : 'muted'}>
          {(facts.private.blocks ? w.hex.blocked : w.hex.free)(say.private(facts.private.id))}
        </Text>
      ) : null}
      {next.length > 0 ? (
        <View style={styles.next}>
          <Text size="small" tone="muted">
            {w.hex.next}
          </Text>
          <Row wrap>
            {next.map(({ tile, left }) => (
              <View key={tile} style={[styles.tile, left > 0 ? null : styles.gone]}>
                <TilePicture map={rules.map} tile={tile} size={52} label={w.tiles.label(tile, left)} />
                <Text size="tiny" tone="muted" aria-hidden>
                  {`${tile} ×${left}`}
                </Text>
              </View>
            ))}
          </Row>
        </View>
      ) : null}
    </Dialog>
  );
}

function StopRow({ stop }: { stop: StopInfo }) {
  const { skin } = useGame();
  const { w, say } = useGameWords();
  const free = stop.slots - stop.tokens.length;
  const pays =
    typeof stop.revenue === 'number'
      ? say.money(stop.revenue)
      : w.hex.byEra(say.money(stop.revenue.yellow), say.money(stop.revenue.brown));
  return (
    <Row justify="space-between" wrap>
      <Text size="small">
        {stop.revenue === 0
          ? w.hex.unbuilt(w.hex.stops[stop.kind])
          : w.hex.stop(w.hex.stops[stop.kind], pays)}
      </Text>
      <Row>
        {stop.tokens.map((corp) => {
          const look = skin.corps[corp];
          return look ? <CorpToken key={corp} skin={look} size={28} /> : null;
        })}
        {stop.kind === 'city' ? (
          <Chip
            label={stop.keptFor === null ? w.hex.freeSlots(free) : w.hex.keptFor(say.corp(stop.keptFor))}
          />
        ) : null}
      </Row>
    </Row>
  );
}

const styles = StyleSheet.create({
  top: { flexDirection: 'row', gap: space.m, alignItems: 'center' },
  facts: { flex: 1, gap: space.xs },
  next: { gap: space.xs },
  tile: { alignItems: 'center' },
  gone: { opacity: 0.4 },
});
