import { expect, type Page, test } from '@playwright/test';
import { signInClerk } from './support/clerk.ts';
import { typeDay } from './support/date-field.ts';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave, openPage, type Seen, watch } from './support/watch.ts';

/**
 * Tests how a clerk replays a member's journey: step by step, with the slider, by topic, and from a chosen day. Also
 * verifies a round's proof and checks that the end of the replay matches the stored state.
 */
test.describe.configure({ mode: 'serial' });

let office: Page;
let seen: Seen;
let email: string;

const title = () => office.locator('#journey-step');
const forward = () => office.getByRole('button', { name: 'Step forward' });
const back = () => office.getByRole('button', { name: 'Step back' });

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
  office = await openPage(browser, info);
  await signInClerk(office, 'owner');
  seen = watch(office);
});
test.afterAll(() => leave(office));

test('the member’s back-office page links to the journey replay, whose end matches the stored state', async () => {
  await office.goto(`/office/members?search=${encodeURIComponent(email)}`);
  await office.getByRole('link', { name: /Rea Voyager/ }).click();
  await office.getByRole('link', { name: 'Journey, step by step' }).click();
  await expect(office.getByRole('heading', { name: 'Journey, step by step' })).toBeVisible();
  await expect(office.getByText('The replay matches the stored state')).toBeVisible();
  await expect(office.getByRole('slider')).toBeVisible();
  await expectSound(office);
});

test('the journey replay moves through its steps by button, arrow key, slider and playback', async () => {
  await office.getByRole('button', { name: 'First step' }).click();
  await expect(title()).toHaveText('Registered');
  await expect(back()).toBeDisabled();
  await expect(office.getByText('+100 Coins')).toBeVisible();
  await expect(office.getByText('coins_issued → coins')).toBeVisible();
  await forward().click();
  await expect(title()).not.toHaveText('Registered');
  await office.locator('body').press('ArrowLeft');
  await expect(title()).toHaveText('Registered');
  const slider = office.getByRole('slider');
  await slider.focus();
  await slider.press('End');
  await expect(forward()).toBeDisabled();
  await expect(office).toHaveURL(/step=\d+/);
  await office.getByRole('button', { name: 'First step' }).click();
  await office.getByRole('button', { name: /Replay the steps/ }).click();
  await expect(title()).not.toHaveText('Registered');
  await office.getByRole('button', { name: /Pause/ }).click();
  await expect(office.getByRole('button', { name: /Replay the steps/ })).toBeVisible();
});

test('a topic filters the replay to its events, and a clerk verifies a round there', async () => {
  await office.getByLabel('Show').selectOption('Play');
  await expect(title()).toHaveText('Neon Shibuya');
  await expect(office.getByText('Step 1 of 1')).toBeVisible();
  await office.getByRole('button', { name: 'Replay and check the round' }).click();
  await expect(office.getByText('The replay produces the same result')).toBeVisible();
  await expectSound(office);
  await office.getByLabel('Show').selectOption('Travel');
  await expect(office.getByText('No events of this type yet.')).toBeVisible();
  await office.getByLabel('Show').selectOption('All events');
});

test('the journey replay jumps to a chosen day', async () => {
  const today = new Date().toISOString().slice(0, 10);
  await typeDay(office, 'Day (UTC)', '2020-01-01');
  await office.getByRole('button', { name: 'Go to day' }).click();
  await expect(title()).toHaveText('Registered');
  await typeDay(office, 'Day (UTC)', today);
  await office.getByRole('button', { name: 'Go to day' }).click();
  await expect(title()).toBeVisible();
});

test('the browser reported no errors during the tests of this file', () => {
  expect(seen.complaints).toEqual([]);
});
