import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Page } from '@/components/ui/Page';
import { Divider } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { Toast } from '@/components/ui/Toast';
import { space } from '@/components/ui/theme';
import { refusalText } from '@/components/words/refusals';
import { useSay, useWords } from '@/components/words/useWords';
import type { Refusal } from '@/engine/core/refusal';
import { game1830 } from '@/engine/index';
import { OPTIONS } from '@/engine/titles/1830/options';
import type { FormDraft } from '@/store/formDraft';
import type { Games } from '@/store/games';

import { coloursOf, draftJson, firstDraft, parseDraft, setupOf, whyNotStart, type Draft } from './draft';
import { OptionField } from './OptionField';
import { PlayersCard } from './PlayersCard';

interface Props {
  games: Games;
  onBack: () => void;
  onStarted: (id: string) => void;
  /** A table for several devices instead; absent where there is no network to open one on. */
  onOpenTable?: (draft: Draft) => Promise<Refusal | null>;
  /** Keeps what is chosen until the game is started. */
  kept?: FormDraft;
}

export function NewGameScreen({ games, onBack, onStarted, onOpenTable, kept }: Props) {
  const words = useWords();
  const say = useSay();
  const game = game1830;
  const [draft, setDraft] = useState(
    () => parseDraft(kept?.read()) ?? firstDraft(words.newGame.standardNames),
  );
  const change = (next: Draft): void => {
    setDraft(next);
    kept?.keep(draftJson(next));
  };
  const [starting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const why = whyNotStart(draft, game);
  const stake = why ? null : say.money(game.rulesFor(setupOf(draft, game, 0)).startingCash);

  const start = async (): Promise<void> => {
    setStarting(true);
    const created = await games.create(setupOf(draft, game), coloursOf(draft));
    setStarting(false);
    if (created.ok) {
      kept?.drop();
      onStarted(created.value);
    } else setRefusal(created.refusal);
  };
  return (
    <Page
      title={words.newGame.title}
      back={{ label: words.back, onPress: onBack }}
      footer={
        <View style={styles.footer}>
          {onOpenTable ? (
            <Button
              label={words.net.open}
              detail={words.net.openDetail}
              disabled={starting || why !== null}
              onPress={() => {
                setStarting(true);
                void onOpenTable(draft).then((failed) => {
                  setStarting(false);
                  setRefusal(failed);
                  if (!failed) kept?.drop();
                });
              }}
              testID="open-table"
            />
          ) : null}
          <Button
            label={starting ? words.newGame.starting : words.newGame.start}
            detail={stake === null ? undefined : words.newGame.stake(draft.players.length, stake)}
            kind="primary"
            disabled={starting || why !== null}
            reason={why ? refusalText(why, words, say) : undefined}
            showReason
            onPress={() => void start()}
          />
        </View>
      }
      over={
        <Toast
          message={refusal ? refusalText(refusal, words, say) : null}
          duration={10_000}
          onGone={() => setRefusal(null)}
        />
      }
    >
      <Card>
        <Text kind="heading" size="title" aria-level={2}>
          {game.id}
        </Text>
        <Text tone="muted">{words.newGame.about}</Text>
      </Card>
      <PlayersCard draft={draft} game={game} onChange={change} />
      <Card>
        <Text kind="heading" size="title" aria-level={2}>
          {words.newGame.options}
        </Text>
        {OPTIONS.filter((option) => option.id !== 'seating').map((option, i) => (
          <View key={option.id} style={styles.option}>
            {i > 0 ? <Divider /> : null}
            <OptionField option={option} draft={draft} onChange={change} />
          </View>
        ))}
      </Card>
    </Page>
  );
}

const styles = StyleSheet.create({
  footer: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s },
  option: { gap: space.s },
});
