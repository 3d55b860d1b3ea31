import type { ReactNode } from 'react';
import { Text as NativeText, type StyleProp, type TextProps, type TextStyle } from 'react-native';

import { font, size, useTheme, type Colours } from './theme';

interface Props extends Omit<TextProps, 'style'> {
  children?: ReactNode;
  size?: keyof typeof size;
  /** Headings and numbers stand in the condensed family. */
  kind?: 'text' | 'strong' | 'heading' | 'figures';
  tone?: Extract<keyof Colours, 'ink' | 'muted' | 'accent' | 'onAccent' | 'attention' | 'danger' | 'good'>;
  align?: 'left' | 'center' | 'right';
  style?: StyleProp<TextStyle>;
}

const families = {
  text: font.text,
  strong: font.textStrong,
  heading: font.heading,
  figures: font.figures,
} as const;

/** All words of the app. Headings say so to screen readers; figures are tabular. */
export function Text({ size: step = 'body', kind = 'text', tone = 'ink', align, style, ...rest }: Props) {
  const { colours } = useTheme();
  const points = size[step];
  return (
    <NativeText
      role={kind === 'heading' ? 'heading' : undefined}
      maxFontSizeMultiplier={1.6}
      {...rest}
      style={[
        {
          color: colours[tone],
          fontFamily: families[kind],
          fontSize: points,
          lineHeight: Math.round(points * 1.35),
          textAlign: align,
          // Both languages run from the left, also where a line begins with a name that does not.
          writingDirection: 'ltr',
        },
        kind === 'figures' ? { fontVariant: ['tabular-nums'] } : null,
        style,
      ]}
    />
  );
}
