import { View } from 'react-native';
import Svg from 'react-native-svg';

import { Token } from '@/components/board/Token';
import type { CorpSkin } from '@/components/titles/skin';

import { useTheme } from './theme';

interface Props {
  skin: CorpSkin;
  size?: number;
  faint?: boolean;
  /** The president's colour. */
  ring?: string;
  /** Says the company's name; off where the name stands beside it. */
  labelled?: boolean;
}

/** A company's token, as it stands on the board. */
export function CorpToken({ skin, size = 32, faint, ring, labelled = true }: Props) {
  const { colours } = useTheme();
  return (
    <View
      accessible={labelled}
      role={labelled ? 'img' : undefined}
      accessibilityLabel={labelled ? skin.name : undefined}
      aria-hidden={!labelled}
      testID={`token-${skin.letters}`}
    >
      <Svg width={size} height={size} viewBox="-17.5 -17.5 35 35">
        <Token skin={skin} at={{ x: 0, y: 0 }} radius={16.5} faint={faint} edge={colours.muted} ring={ring} />
      </Svg>
    </View>
  );
}
