// Several devices at one table, each a browser context with a disk of its own, joined through a real PeerServer.
// What runs inside the pages is text (tools/stage/page.ts says why).
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

import { nextAction } from '../../engine/bots/random';
import type { Temperament } from '../../engine/bots/temper';
import type { Setup } from '../../engine/core/game';
import { seedRandom } from '../../engine/core/random';
import { game1830 } from '../../engine/index';
import type { RailAction } from '../../engine/rail/actions';
import type { RailState } from '../../engine/rail/state';

export interface Device {
  readonly name: string;
  readonly context: BrowserContext;
  page: Page;
  readonly complaints: string[];
}

export async function openDevice(
  browser: Browser,
  name: string,
  options: BrowserContextOptions = { viewport: { width: 390, height: 844 } },
): Promise<Device> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
  await context.addInitScript("try { localStorage.setItem('roundhouse.test', '1') } catch {}");
  const device: Device = { name, context, page: await context.newPage(), complaints: [] };
  listen(device);
  return device;
}

function listen(device: Device): void {
  device.page.on('console', (message) => {
    if (message.type() === 'error') device.complaints.push(message.text());
  });
  device.page.on('pageerror', (error) => device.complaints.push(error.message));
}

/** The same device, its page opened anew. */
export async function reopen(device: Device, address: string): Promise<void> {
  device.page = await device.context.newPage();
  listen(device);
  await device.page.goto(address);
}

const session = `(async () => {
  const id = location.pathname.split('/').pop();
  const opened = await roundhouse.tables.open(id);
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value.session;
})()`;

/** Evaluates `body` with `session` (store/netSession.ts) and `view` in scope. */
export function at<T>(device: Device, body: string): Promise<T> {
  return device.page.evaluate(`(async () => {
    const session = await ${session};
    const view = () => session.view.getState();
    ${body}
  })()`);
}

/** Waits inside the page until an expression over `view()` and `game()` is true. */
export function until(device: Device, expression: string, ms = 40_000): Promise<number> {
  return at(
    device,
    `const game = () => view().table?.view.getState();
    const from = performance.now();
    while (!(${expression})) {
      if (performance.now() - from > ${ms}) throw new Error(${JSON.stringify(`${device.name} waited in vain: ${expression}`)} + ' ' + view().status);
      await new Promise((done) => setTimeout(done, 5));
    }
    return performance.now() - from;`,
  );
}

/** Proposes for a seat of this device as soon as it has seen the first `seen` actions. */
export async function propose(device: Device, action: RailAction, seen: number): Promise<void> {
  await at(
    device,
    `const from = performance.now();
    while (view().table.view.getState().actions.length < ${seen} || !['joined', 'hosting'].includes(view().status)) {
      if (performance.now() - from > 40000) throw new Error(${JSON.stringify(`${device.name} did not see action ${seen}`)} + ' ' + view().status);
      await new Promise((done) => setTimeout(done, 2));
    }
    const refusal = await view().table.propose(${JSON.stringify(action)});
    if (refusal) throw new Error(JSON.stringify({ refusal, action: ${JSON.stringify(action)} }));`,
  );
}

export const logOf = (device: Device): Promise<string> =>
  at(device, 'return JSON.stringify(view().table.view.getState().entries);');

export const setupAt = (device: Device): Promise<Setup> =>
  at(device, 'return view().table.view.getState().setup;');

export const actionsAt = (device: Device): Promise<RailAction[]> =>
  at(device, 'return view().table.view.getState().actions;');

/** A host opens a table through the stores; its address and code. */
export async function hostTable(host: Device, base: string, names: readonly string[]): Promise<string> {
  await host.page.goto(base);
  await host.page.waitForFunction("typeof roundhouse === 'object'");
  const seats = names.map((name, i) => ({ id: `p${i + 1}`, name, colour: String(i) }));
  const draft = { title: game1830.id, rules: game1830.rules, options: { seating: 'entered' } };
  const id: string = await host.page.evaluate(
    `roundhouse.tables.host(${JSON.stringify(draft)}, ${JSON.stringify(seats)}).then((made) => made.value)`,
  );
  await host.page.goto(`${base}/game/${id}`);
  await until(host, "view().status === 'hosting'");
  return id;
}

export async function codeOf(host: Device): Promise<string> {
  const text = await host.page.getByTestId('code').innerText();
  return text.trim().replace(/\s+/g, '-');
}

/** Opens the invitation and takes a seat. */
export async function joinTable(guest: Device, link: string, seat: string): Promise<void> {
  await guest.page.goto(link);
  await guest.page.waitForURL(/\/game\//);
  await until(guest, "view().status === 'joined' && view().roster.seats.length > 0");
  const claim = { seat, name: guest.name, colour: '', hold: true };
  await at(guest, `session.claim(${JSON.stringify(claim)});`);
}

export async function startGame(host: Device, all: readonly Device[], seed: number): Promise<void> {
  await until(host, "view().roster.seats.every((seat) => seat.device !== '')");
  await at(
    host,
    `session.start({
      title: '${game1830.id}', rules: ${game1830.rules}, options: { seating: 'entered' },
      seats: view().roster.seats.map(({ id, name }) => ({ id, name })), seed: ${seed},
    });`,
  );
  for (const device of all) await until(device, 'view().table !== null');
}

/** A game in step with the table, and players who like to build. */
export class Pilot {
  readonly state: RailState;
  played: number;
  private readonly random = seedRandom(1830);
  private readonly tempers: Record<string, Temperament>;

  constructor(setup: Setup, actions: readonly RailAction[]) {
    this.state = game1830.start(setup);
    for (const action of actions) game1830.apply(this.state, action);
    this.played = actions.length;
    this.tempers = Object.fromEntries(setup.seats.map(({ id }) => [id, 'builder' as const]));
  }

  next(): RailAction {
    const action = nextAction(game1830, this.state, this.tempers, this.random);
    if (!action) throw new Error('nobody can act');
    return action;
  }

  apply(action: RailAction): void {
    game1830.apply(this.state, action);
    this.played += 1;
  }
}
