import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

const root = join(__dirname, '..', '..');
const families = [
  ['inter', 'Inter', ['400Regular', '600SemiBold']],
  ['barlow-semi-condensed', 'BarlowSemiCondensed', ['500Medium', '600SemiBold']],
] as const;

function fontFaces(): string {
  return families
    .flatMap(([folder, family, cuts]) =>
      cuts.map((cut) => {
        const file = join(root, 'node_modules/@expo-google-fonts', folder, cut, `${family}_${cut}.ttf`);
        const data = readFileSync(file).toString('base64');
        return `@font-face{font-family:'${family}_${cut}';src:url(data:font/ttf;base64,${data})}`;
      }),
    )
    .join('\n');
}

/** One page with everything in it: React Native for the web, the fonts and the sheets. */
export async function galleryPage(): Promise<string> {
  const extensions = ['.web.tsx', '.web.ts', '.web.js', '.tsx', '.ts', '.mjs', '.js', '.json'];
  const { outputFiles } = await build({
    entryPoints: [join(root, '__tests__/components/gallery/entry.tsx')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    mainFields: ['browser', 'module', 'main'],
    jsx: 'automatic',
    alias: { 'react-native': 'react-native-web' },
    resolveExtensions: extensions,
    loader: { '.js': 'jsx', '.ttf': 'dataurl', '.png': 'dataurl' },
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.JEST_WORKER_ID': 'undefined',
      __DEV__: 'false',
      global: 'globalThis',
    },
    logLevel: 'error',
  });
  const script = outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? '';
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces()}
    html,body{margin:0;height:100%}#root{display:inline-flex;flex-direction:column;width:max-content;min-width:100%;max-width:100vw}</style>
    <div id="root"></div><script>${script}</script>`;
}
