import Svg from 'react-native-svg';

import { Path } from './svg';

const paths = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 016 6',
  redo: 'M15 7l5 5-5 5M20 12H10a6 6 0 00-6 6',
  turn: 'M19 12a7 7 0 11-2-5l2 2M19 4v5h-5',
  check: 'M5 13l4 4L19 7',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  info: 'M12 11v6M12 7.5h.01M12 3a9 9 0 100 18 9 9 0 000-18z',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  board: 'M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9z',
  market: 'M4 4h16v16H4zM4 12h16M12 4v16',
  company: 'M4 20V9l8-5 8 5v11zM9 20v-6h6v6',
  players:
    'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM3 20c0-4 3-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 010 6.5M17.5 14.5c2 .8 3.5 2.6 3.5 5.5',
  log: 'M6 4h12v16H6zM9 9h6M9 13h6M9 17h3',
} as const;

export type IconName = keyof typeof paths;

interface Props {
  name: IconName;
  colour: string;
  size?: number;
}

/** Line drawings; always beside words or with a label on what holds them. */
export function Icon({ name, colour, size = 24 }: Props) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path
        d={paths[name]}
        fill="none"
        stroke={colour}
        strokeWidth={name === 'more' ? 3 : 2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}
