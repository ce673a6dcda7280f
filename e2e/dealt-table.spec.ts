import { expect, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../tools/chromium.ts';
import { signInClerk } from './support/clerk.ts';
import { test } from './support/own-casino.ts';
import { setTableStatus } from './support/tables.ts';
import { openTraveller } from './support/traveller.ts';
import { leave, openPage, watch, type Seen } from './support/watch.ts';

/**
 * Tests a dealt table from the camera to the payout, with the dealer's console in one browser and the member's page in
 * another. Two pit bosses then correct the round's result.
 */
test.describe.configure({ mode: 'serial' });
test.use({
  launchOptions: {
    executablePath: findChromium() ?? '',
    args: [
      ...chromiumArgs,
      // Chromium replaces the camera with a moving test picture, and grants permission to use the camera.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});

const TABLE = 'Ramblas Baccarat';
const ADDRESS = '/live/ramblas-baccarat';
const START_CENTS = 50_00;
/** The player has 8 points and the banker 7. */
const PLAYER_WINS = '5skc3h7d';
/** The player has 8 points and the banker 9. */
const BANKER_WINS = '5skc3h9d';
const MAX_DELAY_MS = 2_000;

let dealer: Page;
let boss: Page;
let second: Page;
let member: Page;
let seen: Seen;

test.beforeAll(async ({ browser, request }, info) => {
  dealer = await openPage(browser, info);
  boss = await openPage(browser, info);
  second = await openPage(browser, info);
  const clerk = await openPage(browser, info);
  await signInClerk(clerk, 'owner');
  await setTableStatus(clerk, TABLE, 'Open');
  await leave(clerk);
  ({ page: member, seen } = await openTraveller(browser, request, info, START_CENTS / 100));
  for (const page of [dealer, boss, second]) watch(page);
});
test.afterAll(async () => {
  for (const page of [dealer, boss, second, member]) await leave(page);
});

const own = () => member.getByRole('region', { name: 'Your bets on this hand' });

/**
 * Returns the visible element that shows the member's cash. The page contains a second one, which is visible only on
 * phones.
 */
const cash = (amount: string) => member.getByText(amount).filter({ visible: true }).first();

/** Waits until the server accepts a result, then enters the same cards twice with the keyboard. */
async function enterTwice(cards: string): Promise<void> {
  await expect(dealer.getByText('Your turn: enter the result')).toBeVisible();
  await dealer.keyboard.type(cards);
  await expect(dealer.getByText('Second entry by keyboard', { exact: true })).toBeVisible();
  await dealer.keyboard.type(cards);
  await expect(dealer.getByText('Both entries agree')).toBeVisible();
}

test('a dealer starts a shift and switches the camera on, and the first round opens', async () => {
  await signInClerk(dealer, 'dealer');
  await expect(dealer).toHaveURL(/\/office\/dealing$/);
  await dealer.getByRole('link', { name: TABLE }).click();
  await dealer.getByLabel('Working name').fill('Marisol');
  await dealer.getByRole('button', { name: 'Start shift' }).click();
  await dealer.getByRole('button', { name: 'Switch the camera on' }).click();
  await expect(dealer.getByText('Bets are open')).toBeVisible();
  await expect(dealer.getByText('Betting opened. Dealer: Marisol')).toBeVisible();
});

test('a member sees the dealer’s name and the video with less than two seconds of delay', async () => {
  await member.goto(ADDRESS);
  await expect(member.getByText('Dealt by Marisol')).toBeVisible();
  const delay = member.locator('figcaption[data-delay]');
  await expect(delay).toBeVisible();
  // The first frames' delay includes the time taken to connect, so wait for later frames.
  await expect
    .poll(async () => Number(await delay.getAttribute('data-delay')))
    .toBeLessThan(MAX_DELAY_MS);
  const measured = await delay.getAttribute('data-delay');
  test.info().annotations.push({ type: 'delay of the video in ms', description: String(measured) });
});

test('the dealer enters a hand twice, and the member’s bet is settled to the cent', async () => {
  // Deal a hand without bets, so that the next hand begins while the member is watching.
  await enterTwice(PLAYER_WINS);
  await dealer.keyboard.press('Enter');
  await expect(member.getByText(/^(The result is confirmed|Bets are paid)$/)).toBeVisible();
  await expect(member.getByText('Place your bets')).toBeVisible();
  // The $2.00 chip is selected by default.
  await member.locator('[data-spot="banker"]').click();
  await member.getByRole('button', { name: 'Bet $2.00' }).click();
  await expect(own().getByText(/^Received .* s before bets closed$/)).toBeVisible();
  await enterTwice(PLAYER_WINS);
  await expect(dealer.getByText('Player wins, 8 to 7', { exact: true })).toBeVisible();
  await dealer.keyboard.press('Enter');
  await expect(own().getByText('Player wins, 8 to 7. You did not win this time.')).toBeVisible();
  await expect(cash('$48.00')).toBeVisible();
});

test('two people correct a wrong entry, and the member’s balance follows to the cent', async () => {
  await signInClerk(boss, 'pitBoss');
  await boss.getByRole('link', { name: TABLE }).click();
  await boss.getByRole('button', { name: 'Correct a result' }).click();
  await boss.getByRole('heading', { name: 'Corrected result' }).click();
  await boss.keyboard.type(BANKER_WINS);
  await boss.getByLabel('What happened').selectOption('The wrong result was entered');
  await boss.getByLabel('Reason', { exact: true }).last().fill('The nine was entered as a seven.');
  await boss.getByRole('button', { name: 'Send request' }).click();
  await expect(boss.getByText('Requested by Pia Pit, waiting for a second person')).toBeVisible();
  await expect(boss.getByRole('button', { name: 'Confirm correction' })).toHaveCount(0);

  await signInClerk(second, 'pitBoss2');
  await second.getByRole('link', { name: TABLE }).click();
  await second.getByRole('button', { name: 'Confirm correction' }).click();
  const dialog = second.getByRole('dialog');
  await expect(dialog.getByText('5♠ 3♥ – K♣ 9♦')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Seen in the video.');
  await dialog.getByRole('button', { name: 'Correct all payouts' }).click();
  await expect(second.getByText('Confirmed by Bo Boss, all payouts corrected')).toBeVisible();

  // The cash was $48.00. The corrected payout returns the stake of $2.00 and adds $0.95 for each dollar staked.
  await expect(cash('$51.90')).toBeVisible();
  await member.reload();
  const corrected = member.getByRole('region', { name: 'Corrected results' });
  await expect(corrected.getByText('5♠ 3♥ – K♣ 9♦')).toBeVisible();
  expect(seen.complaints).toEqual([]);
});

test('a pit boss plays the recording of the corrected round', async () => {
  const opening = second.context().waitForEvent('page');
  await second.getByRole('link', { name: /^Recording of round/ }).click();
  const recordings = await opening;
  await recordings.getByRole('button', { name: /^Play recording of Ramblas Baccarat/ }).click();
  const video = recordings.getByRole('dialog').locator('video');
  const state = () =>
    video.evaluate(
      ({ videoWidth, videoHeight, error, duration, currentTime }: HTMLVideoElement) => ({
        ...{ videoWidth, videoHeight, error },
        isLong: duration > 5 && Number.isFinite(duration),
        isPlaying: currentTime > 1,
      }),
    );
  const playing = { videoWidth: 640, videoHeight: 360, error: null, isLong: true, isPlaying: true };
  await expect.poll(state).toEqual(playing);
  // The player can also seek, because the file has an index.
  const later = (element: HTMLVideoElement) =>
    new Promise<boolean>((resolve) => {
      element.addEventListener('seeked', () => resolve(element.currentTime > 4), { once: true });
      element.currentTime = 5;
    });
  expect(await video.evaluate(later)).toBe(true);
  await recordings.close();
});

test('the member checks the record of the round in the browser', async () => {
  await member.getByText(/^Check round /).click();
  await expect(member.getByText('The dealer confirmed: 5♠ K♣ 3♥ 7♦')).toBeVisible();
  await expect(member.getByText('Video recorded')).toBeVisible();
  await member.getByRole('button', { name: 'Check the proof in this browser' }).click();
  await expect(member.getByText(/^Proved: every line matches/)).toBeVisible();
});
