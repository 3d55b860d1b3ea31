import { useId } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { ColourButton } from '@/components/ui/ColourButton';
import { IconButton } from '@/components/ui/IconButton';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';
import { refusalText } from '@/components/words/refusals';
import { useSay, useWords } from '@/components/words/useWords';
import type { RailGame } from '@/engine/rail/game';
import { OPTIONS, optionOf } from '@/engine/titles/1830/options';

import {
  addPlayer,
  movePlayer,
  removePlayer,
  renamePlayer,
  turnColour,
  whyNotAdd,
  whyNotPlayer,
  whyNotRemove,
  type Draft,
  type DraftPlayer,
} from './draft';
import { NameField } from './NameField';
import { OptionField } from './OptionField';

interface Props {
  draft: Draft;
  game: RailGame;
  onChange: (draft: Draft) => void;
}

export function PlayersCard({ draft, game, onChange }: Props) {
  const words = useWords();
  const say = useSay();
  const full = whyNotAdd(draft, game);
  const seating = OPTIONS.find((option) => option.id === 'seating');
  return (
    <Card>
      <Text kind="heading" size="title" aria-level={2}>
        {words.newGame.players}
      </Text>
      {draft.players.map((player, i) => (
        <PlayerLine key={player.id} at={i} player={player} draft={draft} game={game} onChange={onChange} />
      ))}
      <Button
        label={words.newGame.add}
        icon="plus"
        kind="ghost"
        disabled={full !== null}
        reason={full ? refusalText(full, words, say) : undefined}
        showReason
        onPress={() => onChange(addPlayer(draft, words.newGame.standardNames))}
      />
      {seating ? <OptionField option={seating} draft={draft} onChange={onChange} /> : null}
    </Card>
  );
}

interface LineProps extends Props {
  at: number;
  player: DraftPlayer;
}

function PlayerLine({ at, player, draft, game, onChange }: LineProps) {
  const words = useWords();
  const say = useSay();
  const id = useId();
  const refusal = whyNotPlayer(draft, game, player.id);
  const error = refusal ? refusalText(refusal, words, say) : null;
  const name = player.name.trim().slice(0, 24) || words.newGame.player(at + 1);
  // The order matters only where the seats are not drawn.
  const ordered = optionOf(draft.options, 'seating') === 'entered';
  return (
    <View style={styles.player} testID={`player-line-${at + 1}`}>
      <View style={styles.line}>
        <ColourButton
          colour={player.colour}
          label={`${words.newGame.colour(name)}: ${words.colours[player.colour] ?? ''}`}
          hint={words.newGame.nextColour}
          onPress={() => onChange(turnColour(draft, player.id))}
        />
        <NameField
          label={words.newGame.name(at + 1)}
          value={player.name}
          onChange={(value) => onChange(renamePlayer(draft, player.id, value))}
          error={error}
          describer={id}
        />
        <View style={styles.tools}>
          {ordered ? (
            <>
              <IconButton
                icon="up"
                label={words.newGame.up(name)}
                disabled={at === 0}
                onPress={() => onChange(movePlayer(draft, player.id, -1))}
              />
              <IconButton
                icon="down"
                label={words.newGame.down(name)}
                disabled={at === draft.players.length - 1}
                onPress={() => onChange(movePlayer(draft, player.id, 1))}
              />
            </>
          ) : null}
          <IconButton
            icon="close"
            label={words.newGame.remove(name)}
            disabled={whyNotRemove(draft, game) !== null}
            onPress={() => onChange(removePlayer(draft, player.id))}
          />
        </View>
      </View>
      {error ? (
        <Text id={id} size="small" tone="danger" accessibilityLiveRegion="polite">
          {error}
        </Text>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  player: { gap: space.xs },
  // With large text the buttons go below the name.
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  tools: { flexDirection: 'row', marginLeft: 'auto' },
});
