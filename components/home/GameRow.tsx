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

function winners(summary: Summary): readonly string[] {
  const most = Math.max(...summary.players.map((player) => player.worth ?? 0));
  return summary.players.filter((player) => player.worth === most).map((player) => player.name);
}

export function GameRow({ item, now, onOpen, onMore }: Props) {
  const words = useWords();
  const say = useSay();
  const { summary, problem } = item;
  const title = titleOf(item, words);
  const players = playersOf(item, say.list);
  const trouble = problem ? refusalText(problem, words, say) : null;
  const turn = summary?.players.find((player) => player.seat === summary.turn);
  const over = summary?.round.kind === 'over';
  return (
    <Row align="stretch" gap="xs">
      <View style={styles.grow}>
        <Card
          onPress={onOpen}
          label={trouble ? `${words.home.more(title, players)}. ${trouble}` : words.home.open(title, players)}
          testID={`game-${item.id}`}
          style={styles.card}
        >
          <Row justify="space-between" align="baseline" wrap>
            <Text kind="strong">
              {title}
              {summary ? ` · ${words.standing.round(summary.round)}` : ''}
            </Text>
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
                  <Text size="small" kind={player.seat === summary.turn ? 'strong' : 'text'}>
                    {player.name}
                    {player.worth === null ? '' : ` ${say.money(player.worth)}`}
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
          {!summary && !problem ? (
            <Text size="small" tone="attention">
              {words.home.opensStill}
            </Text>
          ) : null}
          {trouble ? (
            <Text size="small" tone="danger">
              {trouble}
            </Text>
          ) : null}
          {summary && over ? (
            <Text size="small" tone="muted">
              {words.standing.won(say.list(winners(summary)))}
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
