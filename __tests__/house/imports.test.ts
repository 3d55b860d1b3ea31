import { sources, type Source } from './sources';

/** Rooms from the ground up: a file may import its own room and those below. */
const floors: [RegExp, number][] = [
  [/^engine\/core\//, 0],
  [/^engine\/hex\//, 1],
  [/^engine\/rail\//, 2],
  [/^engine\/titles\//, 3],
  [/^engine\/(interop|bots)\//, 4],
  [/^engine\/[^/]+$/, 5],
  [/^net\//, 6],
  [/^store\//, 7],
  // Tools and the server use all below the components; nobody uses them.
  [/^(tools|server)\//, 7.5],
  [/^components\//, 8],
  [/^app\//, 9],
  [/^__tests__\//, 10],
];

function floor(path: string): number | null {
  return floors.find(([room]) => room.test(path))?.[1] ?? null;
}

const house = sources.filter(({ path }) => !path.startsWith('__tests__/'));

/** Every import of the given files that `wrong` objects to, as "from → to". */
function offences(
  files: Source[],
  list: 'inside' | 'packages',
  wrong: (to: string, from: string) => boolean,
) {
  return files.flatMap((file) =>
    file[list].filter((to) => wrong(to, file.path)).map((to) => `${file.path} → ${to}`),
  );
}

function within(pattern: RegExp): Source[] {
  return house.filter(({ path }) => pattern.test(path));
}

function outside(pattern: RegExp): Source[] {
  return house.filter(({ path }) => !pattern.test(path));
}

test('imports go one way', () => {
  const upward = (to: string, from: string) => {
    const [mine, theirs] = [floor(from), floor(to)];
    return mine !== null && theirs !== null && theirs > mine;
  };
  expect(offences(house, 'inside', upward)).toEqual([]);
});

test('tools and server are used by nobody in the app', () => {
  const app = within(/^(app|components|store|net|engine)\//);
  expect(offences(app, 'inside', (to) => /^(tools|server)\//.test(to))).toEqual([]);
});

test('interop and bots do not know each other', () => {
  expect(offences(within(/^engine\/interop\//), 'inside', (to) => to.startsWith('engine/bots/'))).toEqual([]);
  expect(offences(within(/^engine\/bots\//), 'inside', (to) => to.startsWith('engine/interop/'))).toEqual([]);
});

test('Chicago Express uses core and hex, never the 18xx kit or another title', () => {
  const allowed = /^engine\/(core|hex|titles\/chicago-express)\/|^engine\/titles\/[^/]+$/;
  const files = within(/^engine\/titles\/chicago-express\//);
  expect(offences(files, 'inside', (to) => !allowed.test(to))).toEqual([]);
});

test('the engine imports the engine only', () => {
  expect(offences(within(/^engine\//), 'packages', () => true)).toEqual([]);
  expect(offences(within(/^engine\//), 'inside', (to) => !to.startsWith('engine/'))).toEqual([]);
});

test('only the link knows PeerJS and WebRTC', () => {
  const files = outside(/^net\/links\/(peerjs|webrtc)[^/]*\.ts$/);
  expect(offences(files, 'packages', (to) => to === 'peerjs' || to === 'react-native-webrtc')).toEqual([]);
});

test('only the saves know AsyncStorage', () => {
  const files = outside(/^store\/saves(\/.*|[^/]*)\.ts$/);
  expect(offences(files, 'packages', (to) => to.startsWith('@react-native-async-storage/'))).toEqual([]);
});

test('only components and app know React', () => {
  const react = /^(react|react-dom|react-native(-(?!webrtc).*)?|expo-router)(\/|$)/;
  // The plain name of zustand brings React along; a store is made with zustand/vanilla.
  const wrong = (to: string) => react.test(to) || to === 'zustand';
  expect(offences(outside(/^(components|app)\//), 'packages', wrong)).toEqual([]);
});

test('no file imports itself by a detour', () => {
  const byPath = new Map(house.map((file) => [file.path, file]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: string[]): void => {
    const at = trail.indexOf(path);
    if (at >= 0) cycles.push([...trail.slice(at), path].join(' → '));
    if (at >= 0 || done.has(path)) return;
    for (const next of byPath.get(path)?.inside ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const { path } of house) visit(path, []);
  expect(cycles).toEqual([]);
});

test('only routes have default exports', () => {
  const files = outside(/^app\/|\.d\.ts$/);
  expect(
    files
      .filter(({ text }) => /(?:^|;)\s*export (default|\{[^}]*\bas default\b)/m.test(text))
      .map((f) => f.path),
  ).toEqual([]);
});

test('there is no barrel file but engine/index.ts', () => {
  const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
  const reExports = /export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"][^'"]+['"];?/g;
  const barrel = ({ path, text }: Source) => {
    const bare = text.replace(comments, '').trim();
    return path !== 'engine/index.ts' && bare !== '' && bare.replace(reExports, '').trim() === '';
  };
  // A route may be another route's screen, and says so by a re-export.
  expect(
    outside(/^app\//)
      .filter(barrel)
      .map((f) => f.path),
  ).toEqual([]);
});
