// `npm run pictures [-- NAME ...]`: tiles, maps and every screen as pictures; with names only those screens.
import { join } from 'node:path';

import { writeDrawings } from './pictures/drawings';
import { writeScreens } from './pictures/screens';

async function main(names: readonly string[]): Promise<void> {
  const folder = join(__dirname, '..', 'pictures');
  if (names.length === 0) await writeDrawings();
  await writeScreens(join(folder, 'screens'), names);
  process.stdout.write(`${folder}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
