// `npm run -s bench [NAME]`: every bench of tools/bench, or those whose name or file begins with NAME.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Line {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

type Benches = Readonly<Record<string, () => Promise<Line[]> | Line[]>>;

const folder = join(__dirname, 'bench');

async function main(wanted: string): Promise<void> {
  let found = false;
  for (const file of readdirSync(folder).sort()) {
    if (!readFileSync(join(folder, file), 'utf8').includes('export const benches')) continue;
    const { benches }: { benches: Benches } = await import(join(folder, file));
    for (const [name, run] of Object.entries(benches)) {
      if (!name.startsWith(wanted) && file !== `${wanted}.ts`) continue;
      found = true;
      for (const line of await run()) console.log(JSON.stringify(line));
    }
  }
  if (!found) throw new Error(`no bench ${wanted}`);
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
