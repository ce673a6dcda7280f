import { expect, type Page, test } from '@playwright/test';
import { signInClerk } from './support/clerk.ts';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave, openPage, type Seen, watch } from './support/watch.ts';

/** A clerk replays a member's journey: steps, slider, topics, a day, the proof of a round; at the end it matches the books. */
test.describe.configure({ mode: 'serial' });

let desk: Page;
let seen: Seen;
let email: string;

const title = () => desk.locator('#journey-step');
const forward = () => desk.getByRole('button', { name: 'Step forward' });
const back = () => desk.getByRole('button', { name: 'Step back' });

test.beforeAll(async ({ browser, request }, info) => {
  const { page, member } = await openTraveller(browser, request, info, 50);
  email = member.email;
  await page.goto('/play/video/neon-shibuya?anim=0');
  const spin = page.getByTestId('spin');
  const settled = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/play/rounds') && answer.request().method() === 'POST',
  );
  await spin.click();
  await settled;
  await leave(page);
  desk = await openPage(browser, info);
  await signInClerk(desk, 'owner');
  seen = watch(desk);
});
test.afterAll(() => leave(desk));

test('the file of a member leads to the journey, which ends at the books', async () => {
  await desk.goto(`/office/members?search=${encodeURIComponent(email)}`);
  await desk.getByRole('link', { name: /Rea Voyager/ }).click();
  await desk.getByRole('link', { name: 'Journey, step by step' }).click();
  await expect(desk.getByRole('heading', { name: 'Journey, step by step' })).toBeVisible();
  await expect(desk.getByText('Matches the stored state')).toBeVisible();
  await expect(desk.getByRole('slider')).toBeVisible();
  await expectSound(desk);
});

test('steps go back to the beginning and forward again, by button, key and slider', async () => {
  await desk.getByRole('button', { name: 'First step' }).click();
  await expect(title()).toHaveText('Registered');
  await expect(back()).toBeDisabled();
  await expect(desk.getByText('+100 Coins')).toBeVisible();
  await expect(desk.getByText('coins_issued → coins')).toBeVisible();
  await forward().click();
  await expect(title()).not.toHaveText('Registered');
  await desk.locator('body').press('ArrowLeft');
  await expect(title()).toHaveText('Registered');
  const slider = desk.getByRole('slider');
  await slider.focus();
  await slider.press('End');
  await expect(forward()).toBeDisabled();
  await expect(desk).toHaveURL(/step=\d+/);
  await desk.getByRole('button', { name: 'First step' }).click();
  await desk.getByRole('button', { name: /Play the steps/ }).click();
  await expect(title()).not.toHaveText('Registered');
  await desk.getByRole('button', { name: /Pause/ }).click();
  await expect(desk.getByRole('button', { name: /Play the steps/ })).toBeVisible();
});

test('a topic shows its events only; a round is proved at the desk', async () => {
  await desk.getByLabel('Show').selectOption('Play');
  await expect(title()).toHaveText('Neon Shibuya');
  await expect(desk.getByText('Step 1 of 1')).toBeVisible();
  await desk.getByRole('button', { name: 'Replay and check the round' }).click();
  await expect(desk.getByText('The replay gives the same facts')).toBeVisible();
  await expectSound(desk);
  await desk.getByLabel('Show').selectOption('Travel');
  await expect(desk.getByText('No events of this kind yet.')).toBeVisible();
  await desk.getByLabel('Show').selectOption('All events');
});

test('jumps to a day', async () => {
  const today = new Date().toISOString().slice(0, 10);
  await desk.getByLabel('Jump to a day (UTC)').fill('2020-01-01');
  await desk.getByRole('button', { name: 'Jump', exact: true }).click();
  await expect(title()).toHaveText('Registered');
  await desk.getByLabel('Jump to a day (UTC)').fill(today);
  await desk.getByRole('button', { name: 'Jump', exact: true }).click();
  await expect(title()).toBeVisible();
});

test('nothing was complained about', () => {
  expect(seen.complaints).toEqual([]);
});
