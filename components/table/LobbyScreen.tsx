import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Page } from '@/components/ui/Page';
import { Text } from '@/components/ui/Text';
import { Toast } from '@/components/ui/Toast';
import { space } from '@/components/ui/theme';
import { useStoreView } from '@/components/ui/useStoreView';
import { refusalText } from '@/components/words/refusals';
import { useSay, useWords } from '@/components/words/useWords';
import type { Setup } from '@/engine/core/game';
import { whyNames } from '@/engine/core/names';
import { refuse } from '@/engine/core/refusal';
import { TITLES } from '@/engine/index';
import { newSeed } from '@/store/ids';
import type { TableDraft } from '@/store/net/record';
import type { NetPlace } from '@/store/tables';

import { GuestSeats } from './GuestSeats';
import { HostSeats } from './HostSeats';
import { Invite } from './InviteCard';
import { LobbyDevices } from './LobbyDevices';
import { TableStatus } from './TableStatus';
import type { Shown } from './useInvitation';

interface Props {
  place: NetPlace;
  invitation: Shown;
  name: string;
  onName: (name: string) => void;
  /** The host chooses anew. */
  onDraft: (draft: TableDraft) => void;
  onHome: () => void;
  onLeave: () => void;
}

/** A table before the game: who comes, who sits where. */
export function LobbyScreen({ place, invitation, name, onName, onDraft, onHome, onLeave }: Props) {
  const words = useWords();
  const say = useSay();
  const w = words.net;
  const { session } = place;
  const [draft, setDraft] = useState(place.draft);
  const { roster, hosting, status, device, refusal } = useStoreView(session.view);
  // One seed for as long as the table stands, so that looking at the setup does not change it.
  const [seed] = useState(newSeed);
  const game = TITLES[draft?.title ?? ''];
  const setup: Setup | null = draft
    ? { ...draft, seats: roster.seats.map(({ id, name: seat }) => ({ id, name: seat })), seed }
    : null;
  const free = roster.seats.find((seat) => seat.device === '');
  const why = free
    ? refuse('seatFree', '', { seat: free.name })
    : setup && game
      ? (game.check(setup) ?? whyNames(setup.seats))
      : refuse('notHost', '');
  return (
    <Page
      title={draft?.title ? `${w.lobby} · ${draft.title}` : w.lobby}
      back={{ label: words.back, onPress: onHome }}
      footer={
        hosting ? (
          <View style={styles.footer}>
            <Button label={w.close} kind="ghost" onPress={onLeave} />
            <View style={styles.start}>
              <Button
                label={w.start}
                kind="primary"
                disabled={why !== null || status !== 'hosting'}
                reason={why ? refusalText(why, words, say) : undefined}
                showReason
                onPress={() => setup && session.start(setup)}
                testID="start"
              />
            </View>
          </View>
        ) : (
          <View style={styles.footer}>
            <Text size="small" tone="muted" style={styles.wait}>
              {status !== 'joined' ? w.waitForHost : roster.started ? w.started : w.waitForStart}
            </Text>
            <Button label={w.leave} kind="ghost" onPress={onLeave} />
          </View>
        )
      }
      over={
        <Toast message={refusal ? refusalText(refusal, words, say) : null} onGone={() => session.forgive()} />
      }
    >
      <TableStatus session={session} />
      {hosting ? (
        <>
          <Card>
            <Text kind="heading" size="title" aria-level={2}>
              {w.invite}
            </Text>
            <Invite {...invitation} />
          </Card>
          {game && draft ? (
            <HostSeats
              session={session}
              roster={roster}
              me={device}
              game={game}
              options={draft.options}
              onOptions={(options) => {
                setDraft({ ...draft, options });
                onDraft({ ...draft, options });
              }}
            />
          ) : null}
          <LobbyDevices session={session} />
        </>
      ) : roster.seats.length > 0 ? (
        <GuestSeats
          session={session}
          roster={roster}
          me={device}
          name={name}
          onName={onName}
          offline={status !== 'joined'}
        />
      ) : null}
    </Page>
  );
}

const styles = StyleSheet.create({
  footer: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space.m,
  },
  start: { maxWidth: '100%', marginLeft: 'auto' },
  wait: { flex: 1 },
});
