import { createContext, useContext } from 'react';
import { useColorScheme } from 'react-native';

/** What a colour is for. Screens name the purpose, never the value. */
export interface Colours {
  page: string;
  surface: string;
  raised: string;
  ink: string;
  muted: string;
  line: string;
  accent: string;
  onAccent: string;
  attention: string;
  danger: string;
  onDanger: string;
  good: string;
  focus: string;
}

export interface Theme {
  dark: boolean;
  colours: Colours;
}

export const light: Theme = {
  dark: false,
  colours: {
    page: '#F4EFE4',
    surface: '#FFFDF8',
    raised: '#FFFFFF',
    ink: '#1D1A15',
    muted: '#665F54',
    line: '#D8CEBD',
    accent: '#1F5C45',
    onAccent: '#FFFFFF',
    attention: '#8A560B',
    danger: '#A4362A',
    onDanger: '#FFFFFF',
    good: '#2E6B3A',
    focus: '#2457A6',
  },
};

export const dark: Theme = {
  dark: true,
  colours: {
    page: '#121619',
    surface: '#1B2125',
    raised: '#232A2F',
    ink: '#EDE8DD',
    muted: '#A3A8A8',
    line: '#333B40',
    accent: '#62B794',
    onAccent: '#0C1512',
    attention: '#E0A84A',
    danger: '#E77A6C',
    onDanger: '#1A0B08',
    good: '#7CC48B',
    focus: '#8AB4F8',
  },
};

/** Inter for text, Barlow Semi Condensed for numbers and headings; loaded in app/_layout.tsx. */
export const font = {
  text: 'Inter_400Regular',
  textStrong: 'Inter_600SemiBold',
  figures: 'BarlowSemiCondensed_500Medium',
  heading: 'BarlowSemiCondensed_600SemiBold',
} as const;

/** Nothing under 12. */
export const size = { tiny: 12, small: 14, body: 16, title: 20, display: 26 } as const;

/** A 4-point grid. */
export const space = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 } as const;

export const radius = 10;
/** The smallest side of anything a finger must hit. */
export const target = 44;
export const motion = { quick: 150, calm: 220 } as const;
/** Widths from which the layout has a right column, and two. */
export const breakpoint = { column: 840, twoColumns: 1200 } as const;

/** The board keeps its colours in both themes; only the table under it changes. */
export const board = {
  tan: '#EFE4CB',
  yellow: '#F5D547',
  green: '#79B865',
  brown: '#BC8650',
  gray: '#BDBEC0',
  red: '#D8604F',
  ink: '#1D1A15',
  paper: '#FFFDF8',
  line: '#A2967F',
  slot: '#B9B0A0',
  water: '#2364AA',
  mountain: '#7A3E1D',
  lit: '#1F5C45',
  change: '#8A3FA0',
  coordinate: '#4F4839',
} as const;

/** The table the board lies on. */
export const table = { light: '#E4DCCB', dark: '#0B0E10' } as const;

/** What lies over the screen behind a dialog. */
export const shade = { light: '#1D1A1580', dark: '#000000B0' } as const;

/** Routes, one colour and one dash per train (dash lengths in board units). */
export const routes: readonly { readonly colour: string; readonly dash: readonly number[] }[] = [
  { colour: '#FF5A4F', dash: [] },
  { colour: '#4FC3F7', dash: [9, 5] },
  { colour: '#FFD54F', dash: [3, 4] },
  { colour: '#B388FF', dash: [14, 4, 3, 4] },
  { colour: '#69F0AE', dash: [20, 5] },
  { colour: '#FFFFFF', dash: [6, 3] },
];

/** Seven colours safe for colour-blind eyes (Okabe–Ito), each with the shape that goes with it everywhere. */
export const players = [
  { colour: '#0072B2', shape: 'circle' },
  { colour: '#E69F00', shape: 'triangle' },
  { colour: '#009E73', shape: 'square' },
  { colour: '#D55E00', shape: 'diamond' },
  { colour: '#56B4E9', shape: 'star' },
  { colour: '#CC79A7', shape: 'pentagon' },
  { colour: '#F0E442', shape: 'cross' },
] as const;

/** Zones of the stock market, and the ink that is read on them. */
export const market = {
  white: '#FFFDF8',
  yellow: '#F7E27A',
  orange: '#F0A955',
  brown: '#B98A5A',
  par: '#D9E8DC',
  ink: '#1D1A15',
} as const;

export type ThemeChoice = 'light' | 'dark';

/** What the player's setting and the system come to; found once, at the root. */
export const ThemeChoiceContext = createContext<ThemeChoice>('light');

/** Listens to the system: for the root only, since every text asks for its colours. */
export function useThemeChoice(wish: ThemeChoice | 'system'): ThemeChoice {
  const system = useColorScheme();
  return (wish === 'system' ? system : wish) === 'dark' ? 'dark' : 'light';
}

export function useTheme(): Theme {
  return useContext(ThemeChoiceContext) === 'dark' ? dark : light;
}
