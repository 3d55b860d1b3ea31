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
    attention: '#A86A12',
    danger: '#A4362A',
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

export function useTheme(): Theme {
  return useColorScheme() === 'dark' ? dark : light;
}
