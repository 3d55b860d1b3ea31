// `npm test`: every check there is, in order, each to its end, and one line that counts them last.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Count {
  passed: number;
  failed: number;
}

const root = join(__dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'roundhouse-test-'));

function run(program: string, args: string[]): boolean {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  return status === 0;
}

/** A check that is passed or failed as a whole. */
function check(program: string, ...args: string[]): Count {
  return run(program, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function jest(project: string, ...args: string[]): Count {
  const report = join(reports, `${project}.json`);
  const fine = run('jest/bin/jest.js', [
    `--selectProjects=${project}`,
    '--passWithNoTests',
    '--json',
    `--outputFile=${report}`,
    ...args,
  ]);
  const count = counted(report);
  // A run that broke without naming a test has failed all the same.
  return fine || count.failed > 0 ? count : { ...count, failed: 1 };
}

function counted(report: string): Count {
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as Record<string, number>;
    return {
      passed: numPassedTests ?? 0,
      // A file that does not even load holds tests that did not run.
      failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0),
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const steps: [string, () => Count][] = [
  ['types', () => check('typescript/bin/tsc', '--noEmit')],
  ['lint', () => check('eslint/bin/eslint.js', '.', '--max-warnings=0')],
  ['format', () => check('prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn')],
  ['engine, net, store, server', () => jest('engine', '--maxWorkers=2')],
  ['components', () => jest('components', '--maxWorkers=2')],
  ['web app', () => check('tsx/dist/cli.mjs', 'tools/build-web.ts')],
  ['browser', () => jest('e2e', '--runInBand', '--forceExit')],
];

const total: Count = { passed: 0, failed: 0 };
for (const [name, step] of steps) {
  process.stdout.write(`\n— ${name}\n`);
  const began = Date.now();
  const { passed, failed } = step();
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
  total.passed += passed;
  total.failed += failed;
}
rmSync(reports, { recursive: true, force: true });

process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
