import type { Browser } from 'playwright-core';

import { webFolder } from '@/server/build';

import { startTableServer, type RunningServer } from '../server/table-server';
import { launchBrowser } from './browser';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startTableServer(webFolder)]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('the app opens from the table server without a complaint', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.address);
  await page.getByRole('heading', { name: 'Roundhouse' }).waitFor();
  expect(complaints).toEqual([]);
});
