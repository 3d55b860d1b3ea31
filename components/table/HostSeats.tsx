import { useId, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { addPlayer, whyNotAdd, whyNotRemove, type Draft } from '@/components/setup/draft';
import { NameField } from '@/components/setup/NameField';
import { OptionField } from '@/components/setup/OptionField';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Chip } from '@/components/ui/Chip';
import { IconButton } from '@/components/ui/IconButton';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';
import { refusalText } from '@/components/words/refusals';
import { useSay, useWords } from '@/components/words/useWords';
import type { Options } from '@/engine/core/game';
import type { RailGame } from '@/engine/rail/game';
import { OPTIONS, optionOf } from '@/engine/titles/1830/options';
import { cleanName, type Roster, type RosterSeat } from '@/net/seats';
import type { NetSession } from '@/store/netSession';

import { whereIs, whyTableName } from './names';
import { SeatDialog } from './SeatDialog';

interface Props {
  session: NetSession;
  roster: Roster;
  me: string;
  game: RailGame;
  options: Options;
  onOptions: (options: Options) => void;
}

/** The seats as the screen for a new game knows players, so that both follow the same rules. */
const draftOf = ({ seats }: Roster, options: Options): Draft => ({
  players: seats.map(({ id, name, colour }) => ({ id, name, colour: Number(colour) || 0 })),
  options,
});

/** The host's list of seats: names, order, and who plays them where. */
export function HostSeats({ session, roster, me, game, options, onOptions }: Props) {
  const words = useWords();
  const say = useSay();
  const w = words.net;
  const [chosen, setChosen] = useState<string | null>(null);
  const { seats } = roster;
  const draft = draftOf(roster, options);
  const full = whyNotAdd(draft, game);
  const seating = OPTIONS.find((option) => option.id === 'seating');
  const add = () => {
    const seat = addPlayer(draft, words.newGame.standardNames).players[seats.length];
    if (seat) session.edit({ op: 'add', seat: { ...seat, colour: String(seat.colour), device: '' } });
  };
  const move = (from: number, by: -1 | 1) => {
    const ids = seats.map((seat) => seat.id);
    const [one] = ids.splice(from, 1);
    if (one === undefined) return;
    ids.splice(from + by, 0, one);
    session.edit({ op: 'order', seats: ids });
  };
  return (
    <Card>
      <Text kind="heading" size="title" aria-level={2}>
        {w.seats}
      </Text>
      <Text size="small" tone="muted">
        {w.seatsHelp}
      </Text>
      {seats.map((seat, i) => (
        <SeatLine
          key={seat.id}
          seat={seat}
          at={i}
          of={seats.length}
          removable={whyNotRemove(draft, game) === null}
          ordered={optionOf(options, 'seating') === 'entered'}
          roster={roster}
          me={me}
          session={session}
          onMove={(by) => move(i, by)}
          onDevice={() => setChosen(seat.id)}
        />
      ))}
      <Button
        label={words.newGame.add}
        icon="plus"
        kind="ghost"
        disabled={full !== null}
        reason={full ? refusalText(full, words, say) : undefined}
        showReason
        onPress={add}
        testID="add-seat"
      />
      {seating ? (
        <OptionField option={seating} draft={draft} onChange={(next) => onOptions(next.options)} />
      ) : null}
      <SeatDialog
        seat={seats.find((seat) => seat.id === chosen) ?? null}
        roster={roster}
        me={me}
        onGive={(seat, device) => session.edit({ op: 'assign', seat, device })}
        onClose={() => setChosen(null)}
      />
    </Card>
  );
}

interface LineProps extends Pick<Props, 'session' | 'roster' | 'me'> {
  seat: RosterSeat;
  at: number;
  of: number;
  removable: boolean;
  /** The order matters only where the seats are not drawn. */
  ordered: boolean;
  onMove: (by: -1 | 1) => void;
  onDevice: () => void;
}

function SeatLine({ seat, at, of, removable, ordered, roster, me, session, onMove, onDevice }: LineProps) {
  const words = useWords();
  const say = useSay();
  const w = words.net;
  const id = useId();
  const online = roster.devices.find((device) => device.id === seat.device)?.online ?? false;
  const where = whereIs(roster, seat, me, w);
  const [typed, setTyped] = useState(seat.name);
  const wrong = whyTableName(typed);
  const error = wrong ? refusalText(wrong, words, say) : null;
  const rename = (name: string): void => {
    setTyped(name);
    if (!whyTableName(name)) session.edit({ op: 'change', seat: seat.id, name });
  };
  // What is being typed stands as long as it means the seat's name: a space at the end is the start of a word.
  // What cannot be a name stands with its reason.
  const value = wrong || cleanName(typed) === seat.name ? typed : seat.name;
  const tone = seat.device === '' || !online ? 'attention' : 'good';
  return (
    <View style={styles.line} testID={`seat-${seat.id}`}>
      <View style={styles.row}>
        <PlayerMark player={Number(seat.colour) || 0} size={22} />
        <NameField
          label={words.newGame.name(at + 1)}
          value={value}
          onChange={rename}
          error={error}
          describer={id}
        />
        {ordered ? (
          <>
            <IconButton
              icon="up"
              label={words.newGame.up(seat.name)}
              disabled={at === 0}
              onPress={() => onMove(-1)}
            />
            <IconButton
              icon="down"
              label={words.newGame.down(seat.name)}
              disabled={at === of - 1}
              onPress={() => onMove(1)}
            />
          </>
        ) : null}
        <IconButton
          icon="close"
          label={words.newGame.remove(seat.name)}
          disabled={!removable}
          onPress={() => session.edit({ op: 'remove', seat: seat.id })}
        />
      </View>
      {error ? (
        <Text id={id} size="small" tone="danger" accessibilityLiveRegion="polite">
          {error}
        </Text>
      ) : null}
      <View style={styles.where}>
        <Chip label={where} name={`${w.change(seat.name)}: ${where}`} tone={tone} onPress={onDevice} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { gap: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  where: { flexDirection: 'row', paddingLeft: 30 },
});
