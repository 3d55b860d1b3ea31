// Every open dialog is one step of the browser's history, so that going back closes the topmost. The router knows
// nothing of these steps: they carry the id it keeps in history.state, and the events of going between them end
// here, before its own listener (expo-router/build/fork/createMemoryHistory.js) would reset the screens.

/** What closes each open dialog, the topmost last. */
let closers: readonly (() => void)[] = [];
/** How many of our steps lie behind the entry we are at. */
let depth = 0;
/** The screen they belong to. */
let base = '';
/** We are on our way back, and its event is still to come. */
let going = false;
let planned = false;
/** What leaves the screen, as soon as none of our steps is in its way. */
let leaving: (() => void) | null = null;

const stateOf = (): object => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};
/** An entry of the router: its id, and its address, because a screen that is replaced keeps the id. */
const screenOf = (): string => `${String(Reflect.get(stateOf(), 'id'))} ${window.location.href}`;
const stepOf = (): number => {
  const step: unknown = Reflect.get(stateOf(), 'dialogs');
  return typeof step === 'number' ? step : 0;
};

/** As many steps as open dialogs, once all that one tap opens and closes is known. */
function settle(): void {
  planned = false;
  if (going) return;
  // Whoever closed a dialog by going to another screen has left our steps behind already.
  if (depth > 0 && screenOf() !== base) depth = 0;
  if (depth > closers.length) {
    going = true;
    const steps = closers.length - depth;
    depth = closers.length;
    window.history.go(steps);
    return;
  }
  base = screenOf();
  while (depth < closers.length) {
    depth += 1;
    window.history.pushState({ ...stateOf(), dialogs: depth }, '');
  }
  const leave = leaving;
  leaving = null;
  leave?.();
}

function plan(): void {
  if (planned) return;
  planned = true;
  queueMicrotask(settle);
}

function onPop(event: PopStateEvent): void {
  const step = stepOf();
  const ours = screenOf() === base && (going || depth > 0 || step > 0);
  if (ours) event.stopImmediatePropagation();
  // To another screen: no dialog of the one that was left stays open.
  const kept = ours ? step : 0;
  const shut = going ? [] : closers.slice(kept);
  going = false;
  depth = step;
  base = screenOf();
  closers = closers.filter((close) => !shut.includes(close));
  for (const close of shut.reverse()) close();
  // Forward to a dialog that was closed is a step to nowhere: back again.
  plan();
}

/** A dialog opened; the returned function: it is closed, whoever closed it. */
export function openBehind(close: () => void): () => void {
  closers = [...closers, close];
  plan();
  return () => {
    closers = closers.filter((other) => other !== close);
    plan();
  };
}

/**
 * Leaves the screen, its dialogs closed. Not before their steps are gone: the router would write the new screen over
 * the dialog's entry, and the step that is still under way would lead back to the screen that was left.
 */
export function leaveDialogs(leave: () => void): void {
  const shut = closers;
  closers = [];
  leaving = leave;
  for (const close of [...shut].reverse()) close();
  plan();
}

/**
 * One step back in the browser's history, if it is known what lies there (and that it is `path`). The router's own
 * way back counts from an index that forgets the steps a player made with the browser (expo-router's
 * createMemoryHistory), and then leaves a second entry of the same screen.
 */
export function stepBack(path?: string): boolean {
  const history = 'navigation' in window ? window.navigation : undefined;
  const here = history?.currentEntry?.index ?? 0;
  const behind = history?.entries()[here - 1]?.url;
  if (!behind || (path !== undefined && new URL(behind).pathname !== path)) return false;
  window.history.back();
  return true;
}

/** To be called before the router listens: at the window itself, whoever came first hears first. */
export function listenForBack(): void {
  window.addEventListener('popstate', onPop);
  // The page was loaded anew while a dialog was open.
  depth = stepOf();
  base = screenOf();
  if (depth > 0) plan();
}
