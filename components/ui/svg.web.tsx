// The shapes inside a picture as the page's own elements. A board has 1,500 of them: each by way of
// react-native-svg costs several times as much as the element itself.
import type { SVGProps } from 'react';

interface GroupProps extends SVGProps<SVGGElement> {
  testID?: string;
}

export function G({ testID, ...rest }: GroupProps) {
  return <g data-testid={testID} {...rest} />;
}

export const Path = 'path';
export const Circle = 'circle';
export const Rect = 'rect';
export const Line = 'line';
export const SvgText = 'text';
