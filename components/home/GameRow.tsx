import { StyleSheet, View } from 'react-native';

import { Card } from '@/components/ui/Card';
import { IconButton } from '@/components/ui/IconButton';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { Row } from '@/components/ui/Row';
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
  const hint = hintOf(item, words);
  return (
    <Row align="stretch" gap="xs">
      <View style={styles.grow}>
        <Card
          onPress={onOpen}
          label={
            trouble
              ? `${words.home.more(title, players)}. ${trouble}`
              : `${words.home.open(title, players)}${hint ? `. ${hint}` : ''}`
          }
          testID={`game-${item.id}`}
          style={styles.card}
        >
          <Row justify="space-between" align="baseline" wrap>
            <Text kind="strong">{nameOf(item, words)}</Text>
            {item.at > 0 ? (
              <Text size="tiny" tone="muted">
                {lastPlayed(item.at, now, words)}
              </Text>
            ) : null}
          </Row>
          {summary ? (
            <Row wrap gap="m">
              {summary.players.map((player) => (
                <Row key={player.seat} gap="xs">
                  <PlayerMark player={player.colour} size={14} />
                  <Text size="small" kind={player === turn ? 'strong' : 'text'}>
                    {player.name}
                    {!stands || player.worth === null ? '' : ` ${say.money(player.worth)}`}
                  </Text>
                </Row>
              ))}
            </Row>
          ) : null}
          {summary?.forked ? (
            <Text size="small" tone="muted" testID={`forked-${item.id}`}>
              {words.net.forked}
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
          {stands && isOver(item) ? (
            <Text size="small" tone="muted">
              {words.standing.won(say.list(winners(stands)))}
            </Text>
          ) : null}
          {turn && !problem ? (
            <Text size="small" tone="accent">
              {words.standing.turn(turn.name)}
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
  more: { justifyContent: 'center' },
});
