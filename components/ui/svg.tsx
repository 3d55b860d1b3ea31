// The shapes inside a picture. In a browser they are the page's own elements (svg.web.tsx).
import * as shapes from 'react-native-svg';

export const G = shapes.G;
export const Path = shapes.Path;
export const Circle = shapes.Circle;
export const Rect = shapes.Rect;
export const Line = shapes.Line;
export const SvgText = shapes.Text;
