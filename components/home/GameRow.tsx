import { StyleSheet, View } from 'react-native';

import { Card } from '@/components/ui/Card';
import { IconButton } from '@/components/ui/IconButton';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { Row } from '@/components/ui/Row';
import { spokenLines } from '@/components/ui/spoken';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';
import { lastPlayed } from '@/components/words/lastPlayed';
import { refusalText } from '@/components/words/refusals';
import { useSay, useWords } from '@/components/words/useWords';
import type { Words } from '@/components/words/words';
import type { GameItem } from '@/store/games';
import type { Summary } from '@/store/summary';

interface Props {
  item: GameItem;
  now: number;
  onOpen: () => void;
  onMore: () => void;
}

/** Who sits at the table, as a name for the game. */
export const playersOf = (item: GameItem, list: (names: readonly string[]) => string): string =>
  list(item.summary?.players.map((player) => player.name) ?? []);

export const titleOf = ({ summary, problem }: GameItem, words: Words): string =>
  summary
    ? // A table one has joined but that has not begun does not know what is played.
      summary.title || words.net.lobby
    : problem?.code === 'saveNewer'
      ? words.home.newerGame
      : words.home.damagedGame;

/** Where it stands; a save that will not open there says nothing of that. */
const standsOf = ({ summary, behind }: GameItem): Summary | null => (behind ? null : summary);

export const isOver = (item: GameItem): boolean => standsOf(item)?.round.kind === 'over';

export function nameOf(item: GameItem, words: Words): string {
  const stands = standsOf(item);
  return [titleOf(item, words), ...(stands ? [words.standing.round(stands.round)] : [])].join(' · ');
}

function winners(summary: Summary): readonly string[] {
  const most = Math.max(...summary.players.map((player) => player.worth ?? 0));
  return summary.players.filter((player) => player.worth === most).map((player) => player.name);
}

/** What opening it will not bring back. */
const hintOf = ({ damage, fromHost }: GameItem, words: Words): string | null =>
  fromHost ? words.home.fromHost : damage ? words.home.opensStill(damage.lost) : null;

export function GameRow({ item, now, onOpen, onMore }: Props) {
  const words = useWords();
  const say = useSay();
  const { summary, problem } = item;
  const title = titleOf(item, words);
  const players = playersOf(item, say.list);
  const trouble = problem ? refusalText(problem, words, say) : null;
  const stands = standsOf(item);
  const turn = stands?.players.find((player) => player.seat === stands.turn);
  const head = nameOf(item, words);
  const hint = hintOf(item, words);
  const played = item.at > 0 ? lastPlayed(item.at, now, words) : null;
  const seats = (summary?.players ?? []).map((player) => ({
    ...player,
    said: !stands || player.worth === null ? player.name : `${player.name} ${say.money(player.worth)}`,
  }));
  const forked = summary?.forked ? words.net.forked : null;
  const won = stands && isOver(item) ? words.standing.won(winners(stands)) : null;
  const next = turn && !problem ? words.standing.turn(turn.name) : null;
  return (
    <Row align="stretch" gap="xs">
      <View style={styles.grow}>
        <Card
          onPress={onOpen}
          label={spokenLines([
            head,
            played,
            ...seats.map(({ said }) => said),
            forked,
            hint,
            trouble,
            won,
            next,
          ])}
          testID={`game-${item.id}`}
          style={styles.card}
        >
          <Row justify="space-between" align="baseline" wrap>
            <Text kind="strong">{head}</Text>
            {played ? (
              <Text size="tiny" tone="muted">
                {played}
              </Text>
            ) : null}
          </Row>
          {summary ? (
            <Row wrap gap="m">
              {seats.map((player) => (
                <Row key={player.seat} gap="xs" style={styles.seat}>
                  <PlayerMark player={player.colour} size={14} />
                  <Text
                    size="small"
                    kind={player.seat === turn?.seat ? 'strong' : 'text'}
                    style={styles.name}
                  >
                    {player.said}
                  </Text>
                </Row>
              ))}
            </Row>
          ) : null}
          {forked ? (
            <Text size="small" tone="muted" testID={`forked-${item.id}`}>
              {forked}
            </Text>
          ) : null}
          {hint ? (
            <Text size="small" tone="attention" testID={`hint-${item.id}`}>
              {hint}
            </Text>
          ) : null}
          {trouble ? (
            <Text size="small" tone="danger">
              {trouble}
            </Text>
          ) : null}
          {won ? (
            <Text size="small" tone="muted">
              {won}
            </Text>
          ) : null}
          {next ? (
            <Text size="small" tone="accent">
              {next}
            </Text>
          ) : null}
        </Card>
      </View>
      <View style={styles.more}>
        <IconButton icon="more" label={words.home.more(title, players)} onPress={onMore} />
      </View>
    </Row>
  );
}

const styles = StyleSheet.create({
  grow: { flex: 1 },
  card: { gap: space.xs + 2 },
  // A long name without a space is broken within the card.
  seat: { flexShrink: 1 },
  name: { flexShrink: 1, minWidth: 0 },
  more: { justifyContent: 'center' },
});
