import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const sources = [
  'app',
  'assets',
  'components',
  'engine',
  'net',
  'public',
  'store',
  'app.json',
  'babel.config.js',
  'package-lock.json',
  'tsconfig.json',
];

export const webFolder = join(root, 'dist');
const stampFile = join(webFolder, '.sources');

function files(path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => files(`${path}/${name}`));
}

/** Content rather than dates: a fresh clone or a changed branch has new dates and maybe old sources. */
function stamp(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(files)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Exports the web app into dist/ unless it is already made of these very sources. */
export function buildWeb(): boolean {
  const now = stamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return true;

  // Built aside and moved, so that a server that is running never serves half an app.
  const aside = join('.expo', `web-${process.pid}`);
  const { status } = spawnSync(
    process.execPath,
    [join('node_modules', 'expo', 'bin', 'cli'), 'export', '--platform', 'web', '--output-dir', aside],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, EXPO_OFFLINE: '1', CI: '1', EXPO_NO_TELEMETRY: '1' },
    },
  );
  const made = join(root, aside);
  if (status !== 0) {
    rmSync(made, { recursive: true, force: true });
    return false;
  }
  writeFileSync(join(made, '.sources'), now);
  rmSync(webFolder, { recursive: true, force: true });
  renameSync(made, webFolder);
  return true;
}
