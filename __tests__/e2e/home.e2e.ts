import { openWeb } from './web';

const web = openWeb();

test('the app opens from the table server without a complaint', async () => {
  const page = await web.browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(web.address);
  await page.getByRole('heading', { name: 'Roundhouse' }).waitFor();
  expect(complaints).toEqual([]);
});
