// A warning of React's development version is a fault like another: it exists nowhere but here, since the browser
// tests run the production build.
import { format } from 'node:util';

/**
 * A timer of the app that goes off between two steps of a test: on a slow machine any may. It tells of the test's
 * pace and not of the app, so it is printed and fails nothing.
 */
const pace = /not wrapped in act\(/;

const heard: string[] = [];
let expected: RegExp[] = [];

/** The running test means to make the console say so, once or more. */
export function expectComplaint(pattern: RegExp): void {
  expected.push(pattern);
}

/** From here on a test that makes the console complain fails. Not spied on, because tests restore all spies. */
export function holdConsole(): void {
  afterEach(checkConsole);
  for (const kind of ['error', 'warn'] as const) {
    const print = console[kind];
    console[kind] = (...words: unknown[]) => {
      const said = `console.${kind}: ${format(...words)}`;
      if (pace.test(said)) print(...words);
      else heard.push(said);
    };
  }
}

/** Throws what the console said unexpectedly, or did not say although it was expected; forgets both. */
export function checkConsole(): void {
  const said = heard.splice(0);
  const meant = expected;
  expected = [];
  const wrong = [
    ...said.filter((words) => !meant.some((pattern) => pattern.test(words))),
    ...meant
      .filter((pattern) => !said.some((words) => pattern.test(words)))
      .map((pattern) => `expected of the console, and not said: ${pattern}`),
  ];
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
}
