import { useCallback, useEffect, useMemo, useState } from 'react';
import { ActivityIndicator, StyleSheet, View } from 'react-native';

import { GameTable } from '@/components/game/GameTable';
import { useAwake } from '@/components/game/useAwake';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { breakpoint, space, useTheme } from '@/components/ui/theme';
import { Toast } from '@/components/ui/Toast';
import { useLayout } from '@/components/ui/useLayout';
import { useStoreView } from '@/components/ui/useStoreView';
import { refusalText } from '@/components/words/refusals';
import { useSay, useWords } from '@/components/words/useWords';
import type { Result } from '@/engine/core/refusal';
import type { PreferencesStore } from '@/store/preferences';
import type { NetPlace, Tables } from '@/store/tables';

import { BoardMode } from './BoardMode';
import { TableContextHolder } from './context';
import { Elsewhere } from './Elsewhere';
import { LobbyScreen } from './LobbyScreen';
import { TurnBanner } from './TurnBanner';
import { useInvitation } from './useInvitation';
import { useWake } from './useWake';

interface Props {
  id: string;
  tables: Tables;
  preferences: PreferencesStore;
  onHome: () => void;
  /** The game goes on under another id. */
  onElsewhere: (id: string) => void;
}

/** A networked table: its lobby before the start, the game after it. */
export function TableScreen({ id, tables, ...rest }: Props) {
  const words = useWords();
  const say = useSay();
  const { colours } = useTheme();
  const [opened, setOpened] = useState<{ readonly id: string; readonly place: Result<NetPlace> } | null>(
    null,
  );
  useAwake();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let here = true;
    void tables.open(id).then((place) => {
      if (here) setOpened({ id, place });
    });
    return () => {
      here = false;
    };
  }, [tables, id, tries]);

  const again = (): void => {
    setOpened(null);
    setTries(tries + 1);
  };
  const place = opened?.id === id ? opened.place : null;
  if (place?.ok) {
    const goOn = () => void tables.stop(id).then(again);
    return <AtTable key={id} id={id} tables={tables} place={place.value} onAgain={goOn} {...rest} />;
  }
  return (
    <View style={[styles.middle, { backgroundColor: colours.page }]}>
      {place === null ? (
        <ActivityIndicator color={colours.accent} />
      ) : (
        <EmptyState
          title={words.game.missing}
          sentence={
            place.refusal.code === 'diskFault' ? words.net.notRead : refusalText(place.refusal, words, say)
          }
          action={
            <View style={styles.actions}>
              <Button label={words.game.toHome} onPress={rest.onHome} />
              <Button kind="primary" label={words.net.tryAgain} testID="try-again" onPress={again} />
            </View>
          }
        />
      )}
    </View>
  );
}

interface PlaceProps extends Props {
  place: NetPlace;
  onAgain: () => void;
}

function AtTable({ id, tables, place, preferences, onHome, onElsewhere, onAgain }: PlaceProps) {
  const { session } = place;
  const resting = useStoreView(session.view, (v) => v.resting);
  const table = useStoreView(session.view, (v) => v.table);
  const epoch = useStoreView(session.view, (v) => v.epoch);
  const { signalling, name, sound, haptics } = useStoreView(preferences.view);
  const invitation = useInvitation(place, epoch, signalling);
  const { width } = useLayout();
  const { colours } = useTheme();
  useWake(session);
  const deeds = useMemo(
    () => ({
      onFork: () =>
        void tables.fork(id).then((made: Result<string>) => {
          if (made.ok) onElsewhere(made.value);
        }),
      onLeave: () => void tables.stop(id).then(onHome),
    }),
    [tables, id, onHome, onElsewhere],
  );
  const onName = useCallback((next: string) => void preferences.change({ name: next }), [preferences]);
  const { link, code, onlyHere, serverHere } = invitation;
  const context = useMemo(
    () => ({ ...place, link, code, onlyHere, serverHere, ...deeds, name, onName }),
    [place, link, code, onlyHere, serverHere, deeds, name, onName],
  );
  if (resting) return <Elsewhere onAgain={onAgain} onHome={onHome} />;
  if (!table)
    return (
      <LobbyScreen
        place={place}
        invitation={invitation}
        name={name}
        onName={onName}
        onDraft={(draft) => void tables.redraft(id, draft)}
        onHome={onHome}
        onLeave={deeds.onLeave}
      />
    );
  return (
    <TableContextHolder.Provider value={context}>
      <View style={[styles.screen, { backgroundColor: colours.page }]}>
        <Playing table={table} onHome={onHome} wide={width >= breakpoint.column - 40} />
        <TurnBanner table={table} sound={sound} haptics={haptics} />
        <Refused session={session} />
      </View>
    </TableContextHolder.Provider>
  );
}

/** What the host, or this device as host, would not do: a seat, a clock, a way to go on. */
function Refused({ session }: Pick<NetPlace, 'session'>) {
  const words = useWords();
  const refusal = useStoreView(session.view, (v) => v.refusal);
  const say = useSay(useStoreView(session.view, (v) => v.table?.view.getState().setup ?? null));
  return <Toast message={refusal ? refusalText(refusal, words, say) : null} onGone={session.forgive} />;
}

interface PlayingProps {
  table: NonNullable<ReturnType<NetPlace['session']['view']['getState']>['table']>;
  onHome: () => void;
  wide: boolean;
}

function Playing({ table, onHome, wide }: PlayingProps) {
  const seats = useStoreView(table.view, (v) => v.mySeats.length);
  const over = useStoreView(table.view, (v) => v.outcome !== null);
  return seats === 0 && wide && !over ? (
    <BoardMode table={table} onHome={onHome} />
  ) : (
    <GameTable table={table} onHome={onHome} />
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  actions: { gap: space.s },
});
