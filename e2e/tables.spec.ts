import { expect, type Page, type Response, test } from '@playwright/test';
import { BACCARAT_BETS } from '@wl/games/engines/baccarat/bets';
import { stretch } from './support/stretch.ts';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/**
 * Plays table games in which the member makes no decisions during a round. Plays for cash, with animations on, and uses
 * only the keyboard: the arrow keys select the spots for chips. Checks that the amounts on every spot match the
 * server's, that only payouts above the stake are celebrated, and that axe finds no violations.
 */
test.describe.configure({ mode: 'serial' });

interface Fact {
  type: string;
  pocket?: string;
  playerTotal?: number;
  bankerTotal?: number;
  hundredths?: number;
  spot?: string;
}
interface Round {
  stake_cents: number;
  payout_cents: number;
  bet: { spots: Record<string, number> };
  events: Fact[];
}

const START = 200_00;
/** Time in milliseconds for which a result is shown before the table is cleared (`use-spot-table.ts`). */
const RESULT_MS = 3600;

let page: Page;
let seen: Seen;
let cash = START;
test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen } = await openTraveller(browser, request, info, START / 100, { moves: true }));
  // Keep each result visible until a test presses the space bar.
  await stretch(page, RESULT_MS);
});
test.afterAll(() => leave(page));
test.afterEach(() => expect(seen.complaints).toEqual([]));

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const play = () => page.getByTestId('spin');
const result = () => page.getByTestId('result');
const spot = (id: string) => page.locator(`[data-spot="${id}"]`);

/** Places chips of the chosen value on a spot with the keyboard. */
async function place(id: string, chips: number): Promise<void> {
  await spot(id).focus();
  for (let chip = 0; chip < chips; chip += 1) await page.keyboard.press('Enter');
}

/** Plays a round by keyboard, skips its presentation, and compares the amounts on the screen with the server's. */
async function playRound(expected: Record<string, number>): Promise<Round> {
  const answered = page.waitForResponse(
    (r: Response) => r.request().method() === 'POST' && r.url().endsWith('/play/rounds') && r.ok(),
  );
  await play().focus();
  await page.keyboard.press('Enter');
  const { data } = (await (await answered).json()) as {
    data: { round: Round; wallet: { cash: number } };
  };
  const { round, wallet } = data;
  expect(round.bet.spots).toEqual(expected);
  expect(round.stake_cents).toBe(Object.values(expected).reduce((a, b) => a + b, 0));
  const bySpot = round.events.reduce(
    (sum, { type, spot: id = '', hundredths = 0 }) =>
      type === 'spot_settled' ? sum + Math.floor(((expected[id] ?? 0) * hundredths) / 100) : sum,
    0,
  );
  expect(round.payout_cents).toBe(bySpot);
  cash += round.payout_cents - round.stake_cents;
  expect(wallet.cash).toBe(cash);
  // If no control has the focus, the space bar must skip to the end of the round's presentation.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Space');
  const { payout_cents: paid, stake_cents: staked } = round;
  await expect(result()).toContainText(
    paid === 0 ? 'No win.' : paid > staked ? `You won ${money(paid)}.` : `${money(paid)} returned.`,
  );
  // A payout that does not exceed the stake is shown without celebration.
  await expect(page.getByTestId('plaque')).toHaveCount(paid > staked ? 1 : 0);
  return round;
}

/** Clears the table and places the same bets again. */
async function sameAgain(): Promise<void> {
  await page.keyboard.press('Space');
  const again = page.getByRole('button', { name: 'Repeat last bet' });
  await expect(again).not.toHaveAttribute('aria-disabled', 'true');
  await again.focus();
  await page.keyboard.press('Enter');
}

const expectNet = () =>
  expect(page.getByTestId('net').first()).toContainText(money(Math.abs(cash - START)).slice(1));

test('Strip Double Zero accepts bets on 00 and the first five, and all amounts match the server’s', async () => {
  await page.goto('/play/table/strip-double-zero');
  await expect(play()).toHaveText('Place a chip to spin');
  await expectSound(page);
  await place('straight:00', 2);
  await page.keyboard.press('Backspace');
  await place('first-five', 1);
  await place('straight:17', 1);
  await page.keyboard.press(test.info().project.name === 'phone' ? 'ArrowDown' : 'ArrowRight');
  await expect(spot('straight:17')).not.toBeFocused();
  await place('red', 2);
  const bet = { 'straight:00': 100, 'first-five': 100, 'straight:17': 100, red: 200 };
  await expect(play()).toHaveText('Spin for $5.00');
  await expect(spot('red')).toHaveAccessibleName(/\$2\.00 staked/);
  for (let round = 0; round < 3; round += 1) {
    if (round > 0) await sameAgain();
    const { events } = await playRound(bet);
    await expect(result()).toContainText(`${events[0]?.pocket ?? ''} wins.`);
  }
  await expectNet();
  await page.keyboard.press('Space');
  await expect(play()).toHaveText('Place a chip to spin');
  await expectSound(page);
});

test('Lisboa Baccarat accepts a chip on every spot, and both totals match the server’s', async () => {
  await page.goto('/play/table/lisboa-baccarat');
  await expect(play()).toHaveText('Place a chip to deal');
  await expectSound(page);
  await spot('player').focus();
  await page.keyboard.press('ArrowRight');
  await expect(spot('player')).not.toBeFocused();
  const spots = await page
    .locator('[data-spot]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-spot') ?? ''));
  expect(spots.every((id) => (BACCARAT_BETS as readonly string[]).includes(id))).toBe(true);
  for (const id of spots) await place(id, 1);
  const bet = Object.fromEntries(spots.map((id) => [id, 100]));
  await expect(play()).toHaveText(`Deal for ${money(spots.length * 100)}`);
  for (let round = 0; round < 3; round += 1) {
    if (round > 0) await sameAgain();
    const { events } = await playRound(bet);
    const compared = events.find(({ type }) => type === 'hands_compared');
    await expect(page.getByTestId('player-points')).toHaveText(String(compared?.playerTotal));
    await expect(page.getByTestId('banker-points')).toHaveText(String(compared?.bankerTotal));
  }
  await expectNet();
  await page.keyboard.press('Space');
  await expect(play()).toHaveText('Place a chip to deal');
  await expectSound(page);
});
