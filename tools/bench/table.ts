// Six devices at one table, each a browser context on this computer: from a proposal (what a tap's handler calls)
// to the drawn screen of the last of the six. Six browsers' worth of drawing share this computer's processors, so
// the raw round trip of a data channel between two of the same pages stands beside it.
import { chromium, type Browser } from 'playwright-core';

import { buildWeb, webFolder } from '../../server/build';
import { chromiumFlags, findChromium } from '../chromium';
import {
  at as inPage,
  codeOf,
  hostTable,
  joinTable,
  openDevice,
  Pilot,
  propose,
  setupAt,
  startGame,
  until,
  type Device,
} from '../stage/devices';
import { serveWeb } from '../stage/serve';
import { at } from './numbers';
import type { Line } from './routes';

const NAMES = ['Anna', 'Ben', 'Carl', 'Dora', 'Emil', 'Frida'];
const WARM_UP = 20;
const ACTIONS = 80;
const PINGS = 200;
const JOINS = 5;

const ms = (name: string, value: number): Line => ({ name, value: Math.round(value * 10) / 10, unit: 'ms' });

/** Counts what goes through the data channels. */
const COUNTING = `(() => {
  window.sentBytes = 0;
  const send = RTCDataChannel.prototype.send;
  RTCDataChannel.prototype.send = function (data) {
    window.sentBytes += typeof data === 'string' ? data.length : data.byteLength;
    return send.call(this, data);
  };
})()`;

const NOW = 'performance.timeOrigin + performance.now()';

/** Notes when each number of actions was first on the screen. */
const WATCHING = `
  window.seen = [];
  view().table.view.subscribe((now) => {
    const count = now.actions.length;
    requestAnimationFrame(() => setTimeout(() => { window.seen[count] ??= ${NOW}; }));
  });`;

async function tapsToScreens(devices: readonly Device[], pilot: Pilot): Promise<number[]> {
  const times: number[] = [];
  for (const device of devices) await inPage(device, WATCHING);
  for (let i = 0; i < WARM_UP + ACTIONS; i++) {
    const action = pilot.next();
    const device = devices[Number(action.seat.slice(1)) - 1];
    if (!device) throw new Error(action.seat);
    await until(device, `game().actions.length >= ${pilot.played}`);
    const start: number = await device.page.evaluate(NOW);
    await propose(device, action, pilot.played);
    pilot.apply(action);
    const ends = await Promise.all(
      devices.map(async (one): Promise<number> => {
        await until(one, `window.seen[${pilot.played}] !== undefined`);
        return one.page.evaluate(`window.seen[${pilot.played}]`);
      }),
    );
    if (i >= WARM_UP) times.push(Math.max(...ends) - start);
  }
  return times;
}

const gathered = `while (window.raw.iceGatheringState !== 'complete') await new Promise((d) => setTimeout(d, 5));`;

/** A channel of its own between two pages; the far one sends everything back. */
async function roundTrips(near: Device, far: Device): Promise<number[]> {
  const offer: string = await near.page.evaluate(`(async () => {
    window.raw = new RTCPeerConnection({ iceServers: [] });
    window.channel = window.raw.createDataChannel('raw');
    await window.raw.setLocalDescription();
    ${gathered}
    return window.raw.localDescription.sdp;
  })()`);
  const answer: string = await far.page.evaluate(`(async () => {
    window.raw = new RTCPeerConnection({ iceServers: [] });
    window.raw.ondatachannel = ({ channel }) => { channel.onmessage = (e) => channel.send(e.data); };
    await window.raw.setRemoteDescription({ type: 'offer', sdp: ${JSON.stringify(offer)} });
    await window.raw.setLocalDescription();
    ${gathered}
    return window.raw.localDescription.sdp;
  })()`);
  return near.page.evaluate(`(async () => {
    await window.raw.setRemoteDescription({ type: 'answer', sdp: ${JSON.stringify(answer)} });
    if (window.channel.readyState !== 'open') await new Promise((open) => { window.channel.onopen = open; });
    const times = [];
    for (let i = 0; i < ${PINGS}; i++) {
      const start = performance.now();
      await new Promise((back) => { window.channel.onmessage = back; window.channel.send('x'.repeat(300)); });
      times.push(performance.now() - start);
    }
    window.raw.close();
    return times;
  })()`);
}

/** Milliseconds from the beginning of the page's load until it shows the table's last position. */
async function loaded(device: Device, actions: number): Promise<number> {
  await device.page.waitForURL(/\/game\//);
  await device.page.waitForFunction("typeof roundhouse === 'object'");
  await until(device, `view().status === 'joined' && game()?.actions.length === ${actions}`);
  await device.page.getByTestId('connections').waitFor();
  return device.page.evaluate('performance.now()');
}

async function joins(browser: Browser, link: string, actions: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < JOINS; i++) {
    const late = await openDevice(browser, `Late ${i}`);
    await late.page.goto(link, { waitUntil: 'commit' });
    times.push(await loaded(late, actions));
    await late.context.close();
  }
  return times;
}

async function rejoins(guest: Device, actions: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < JOINS; i++) {
    await guest.page.reload({ waitUntil: 'commit' });
    times.push(await loaded(guest, actions));
  }
  return times;
}

async function sent(devices: readonly Device[]): Promise<number> {
  const all = await Promise.all(
    devices.map((device): Promise<number> => device.page.evaluate('window.sentBytes')),
  );
  return all.reduce((sum, one) => sum + one, 0);
}

async function table(): Promise<Line[]> {
  if (!buildWeb()) throw new Error('the web app could not be built');
  const [served, browser] = await Promise.all([
    serveWeb(webFolder),
    chromium.launch({ executablePath: findChromium(), args: chromiumFlags }),
  ]);
  try {
    const devices: Device[] = [];
    for (const name of NAMES) {
      const device = await openDevice(browser, name);
      await device.context.addInitScript(COUNTING);
      devices.push(device);
    }
    const [host, guest, ...rest] = devices;
    if (!host || !guest) throw new Error('no devices');
    await hostTable(host, served.address, NAMES);
    const link = `${served.address}/join#k=${await codeOf(host)}&e=1`;
    for (const [i, one] of [guest, ...rest].entries()) await joinTable(one, link, `p${i + 2}`);
    await startGame(host, devices, 6);
    const pilot = new Pilot(await setupAt(host), []);
    const before = await sent(devices);
    const taps = await tapsToScreens(devices, pilot);
    const bytes = (await sent(devices)) - before;
    const raw = await roundTrips(host, guest);
    const join = await joins(browser, link, pilot.played);
    const rejoin = await rejoins(guest, pilot.played);
    return [
      ms('table tap to all six screens', at(taps, 0.5)),
      ms('table tap to all six screens p95', at(taps, 0.95)),
      ms('table raw round trip', at(raw, 0.5)),
      ms('table raw round trip p95', at(raw, 0.95)),
      ms('table join to playable', at(join, 0.5)),
      ms('table rejoin after reload', at(rejoin, 0.5)),
      { name: 'table bytes per action, all devices', value: Math.round(bytes / pilot.played), unit: 'B' },
    ];
  } finally {
    await browser.close();
    served.stop();
  }
}

export const benches: Record<string, () => Promise<Line[]>> = { table };
