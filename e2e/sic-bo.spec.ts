import { expect, type Page, type Response, test } from '@playwright/test';
import { intercept } from './support/intercept.ts';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/**
 * Plays sic bo with cash, by keyboard and by touch. Checks that the amounts match the server's, that a round survives a
 * reload, and that axe finds no errors.
 */
test.describe.configure({ mode: 'serial' });

interface Answer {
  data: {
    round: {
      id: string;
      stake_cents: number;
      payout_cents: number;
      bet: { spots: Record<string, number> };
      events: { type: string; dice?: number[] }[];
    };
    wallet: { cash: number };
  };
}

let page: Page;
let seen: Seen;
test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen } = await openTraveller(browser, request, info, 100));
});
test.afterAll(() => leave(page));
test.afterEach(() => expect(seen.complaints).toEqual([]));

let cash = 100_00;
const AT = '/play/table/cotai-sic-bo?anim=0';
const play = () => page.getByTestId('spin');
const result = () => page.getByTestId('result');
const spot = (id: string) => page.locator(`[data-spot="${id}"]`);
const ended = () => expect(play()).toHaveText('Place a chip to throw the dice');

/**
 * Throws the dice and compares the server's response with the test's own calculations and with the result shown on the
 * page.
 */
async function throwDice(press: () => Promise<void>) {
  const answered = page.waitForResponse((r: Response) => /\/rounds$/.test(r.url()) && r.ok());
  await press();
  const { round, wallet } = ((await (await answered).json()) as Answer).data;
  cash += round.payout_cents - round.stake_cents;
  expect(wallet.cash).toBe(cash);
  const dice = round.events.find(({ type }) => type === 'dice_thrown')?.dice ?? [];
  const sum = dice.reduce((all, die) => all + die, 0);
  await expect(result()).toContainText(
    `Dice ${dice[0] ?? ''}, ${dice[1] ?? ''} and ${dice[2] ?? ''}: total ${sum}.`,
  );
  await expect(result()).toContainText(
    round.payout_cents > round.stake_cents
      ? `You won $${(round.payout_cents / 100).toFixed(2)}`
      : round.payout_cents > 0
        ? `$${(round.payout_cents / 100).toFixed(2)} returned`
        : 'No win.',
  );
  return round;
}

test('chips can be placed and removed and the dice thrown by keyboard, with the server’s amounts', async () => {
  await page.goto(AT);
  await expect(play()).toHaveText('Place a chip to throw the dice');
  await expectSound(page);
  await spot('small').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(spot('small')).toHaveAccessibleName('Small 4–10 1:1, $2.00 staked');
  await page.keyboard.press('Backspace');
  await expect(spot('small')).toHaveAccessibleName('Small 4–10 1:1, $1.00 staked');
  // The layout is one Tab stop; arrow keys reach every spot.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(play()).toHaveText('Throw for $2.00');
  await play().focus();
  const round = await throwDice(() => page.keyboard.press('Enter'));
  expect(Object.keys(round.bet.spots)).toHaveLength(2);
  expect(round.stake_cents).toBe(200);
  await ended();
});

test('every spot takes a chip and is large enough to tap, and the payout matches the server’s', async () => {
  const ids = await page
    .locator('[data-spot]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-spot') ?? ''));
  expect(new Set(ids).size).toBe(52);
  for (const id of ids) await spot(id).click();
  await expect(play()).toHaveText('Throw for $52.00');
  // Every spot must be large enough to tap.
  for (const id of ids) {
    const box = await spot(id).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), id).toBeGreaterThanOrEqual(44);
  }
  await expectSound(page);
  const round = await throwDice(() => play().click());
  expect(round.stake_cents).toBe(5_200);
  expect(round.payout_cents).toBeGreaterThan(0);
  await expectSound(page);
  await ended();
  await expect(page.getByTestId('net').first()).toContainText(
    (Math.abs(cash - 100_00) / 100).toFixed(2),
  );
});

test('a round whose response was lost is loaded by its id and shown after a reload', async () => {
  await page.goto(AT);
  await spot('any-triple').click();
  // The server books the round, but the page receives no response until it is reloaded.
  let lost = '';
  let isCut = true;
  await intercept(page, /\/rounds(\/[\w-]+)?$/, async (route) => {
    if (!isCut) return route.continue();
    if (route.request().method() === 'POST') {
      const answer = await route.fetch();
      lost = ((await answer.json()) as Answer).data.round.id;
    }
    return route.abort();
  });
  const tried = page.waitForEvent('requestfailed', (request) => /\/rounds$/.test(request.url()));
  await play().click();
  await tried;
  page.once('framenavigated', () => {
    isCut = false;
  });
  // After the reload, the page must request the round whose response was lost, by its id.
  const answered = page.waitForResponse((reply) => reply.url().endsWith(`/rounds/${lost}`));
  await page.reload();
  const { data: round } = (await (await answered).json()) as { data: Answer['data']['round'] };
  cash += round.payout_cents - round.stake_cents;
  await expect(result()).toContainText('Dice');
  await ended();
  await page.unrouteAll();
  // Errors from the aborted round requests are expected. The browser must report no other error.
  expect(seen.complaints.filter((line) => !/\/rounds\b|ERR_FAILED/.test(line))).toEqual([]);
  seen.complaints.length = 0;
});

test('a demo bet can be repeated, and the game’s profile lists the odds', async () => {
  await page.goto('/play/table/cotai-sic-bo?demo=1&anim=0');
  await spot('big').click();
  await play().click();
  await expect(result()).toContainText('Dice');
  await ended();
  await page.getByRole('button', { name: 'Repeat last bet' }).click();
  await expect(play()).toHaveText('Throw for $1.00');
  await page.goto('/table/cotai-sic-bo');
  await expect(page.getByRole('row', { name: /Total 4 or 17/ })).toContainText('60:1');
  await expectSound(page);
});
