import { expect, type Page, type Response, test } from '@playwright/test';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/**
 * Plays keno for cash: marks numbers by keyboard, uses quick pick, and plays a series of rounds. Checks that the
 * amounts on the ticket match the amounts in the server's response, and that axe finds no violations.
 */
test.describe.configure({ mode: 'serial' });

interface Answer {
  data: {
    round: {
      stake_cents: number;
      payout_cents: number;
      bet: { picks: number[] };
      events: { type: string; numbers?: number[]; hits?: number[] }[];
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

const board = () => page.getByRole('group', { name: 'Numbers 1 to 80' });
const marked = () => board().getByRole('button', { pressed: true });
const draw = () => page.getByTestId('draw');
const result = () => page.getByTestId('result');
const tool = (name: string) => page.getByRole('button', { name, exact: true });

/** Starts a draw by keyboard and returns the server's response. */
async function drawOnce() {
  const answered = page.waitForResponse(
    (r: Response) => r.url().endsWith('/play/rounds') && r.ok(),
  );
  await draw().focus();
  await page.keyboard.press('Enter');
  const { round, wallet } = ((await (await answered).json()) as Answer).data;
  const fact = round.events.find(({ type }) => type === 'numbers_drawn');
  return { round, wallet, numbers: fact?.numbers ?? [], hits: fact?.hits ?? [] };
}

let cash = 100_00;

test('ten numbers can be marked by keyboard, and no more', async () => {
  await page.goto('/play/table/metro-keno?anim=0');
  await expect(draw()).toHaveText('Numbers left to mark: 10');
  await expectSound(page);
  await board().getByRole('button', { name: '1', exact: true }).focus();
  for (let mark = 0; mark < 11; mark += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
  }
  await expect(marked()).toHaveCount(10);
  await expect(result()).toContainText('You have marked the maximum of 10 numbers.');
  await expect(draw()).toHaveText('Draw for $1.00');
  // Move one row down and back up. The focus must return to the same number, whatever the number of columns.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(marked()).toHaveCount(9);
  await page.keyboard.press('Backspace');
  await expect(marked()).toHaveCount(0);
});

test('the ticket shows the numbers that the server drew and the amounts that it paid', async () => {
  await board().getByRole('button', { name: '80', exact: true }).click();
  await tool('Quick pick').click();
  await expect(marked()).toHaveCount(10);
  await expect(board().getByRole('button', { name: '80', pressed: true })).toBeVisible();
  for (let round = 0; round < 5; round += 1) {
    const played = await drawOnce();
    expect(played.round.bet.picks).toContain(80);
    cash += played.round.payout_cents - played.round.stake_cents;
    expect(played.wallet.cash).toBe(cash);
    await expect(page.getByTestId('drawn')).toHaveText('20/20');
    await expect(result()).toContainText(`${String(played.hits.length)} of 10 numbers hit`);
    await expect(result()).toContainText(/won|returned|No win/);
    await expect(board().locator('[data-mark="hit"]')).toHaveCount(played.hits.length);
    await expect(board().locator('[data-mark="drawn"]')).toHaveCount(20 - played.hits.length);
    const hits = await board()
      .locator('[data-mark="hit"]')
      .evaluateAll((all) => all.map((hit) => Number(hit.getAttribute('data-number'))));
    expect(hits).toEqual([...played.hits].sort((a, b) => a - b));
    // The win plaque must appear only if the payout exceeds the stake.
    await expect(page.getByTestId('plaque')).toHaveCount(
      played.round.payout_cents > played.round.stake_cents ? 1 : 0,
    );
    await expect(draw()).toHaveText('Draw for $1.00');
  }
  await expect(page.getByTestId('net').first()).toContainText(
    (Math.abs(cash - 100_00) / 100).toFixed(2),
  );
  await expectSound(page);
});

test('the last ticket can be restored after clearing it and returns after a reload', async () => {
  const before = await marked().evaluateAll((all) => all.map(({ textContent }) => textContent));
  await tool('Clear ticket').click();
  await expect(marked()).toHaveCount(0);
  await tool('Repeat last ticket').click();
  await expect(marked()).toHaveText(before);
  await page.reload();
  await expect(marked()).toHaveText(before);
});

test('auto play can be stopped and otherwise plays the chosen number of rounds', async () => {
  await tool('Auto').click();
  const panel = page.getByRole('dialog', { name: 'Autoplay at $1' });
  await panel.getByRole('radio', { name: '10', exact: true }).check({ force: true });
  await panel.getByRole('radio', { name: '$10', exact: true }).first().check({ force: true });
  let answers = 0;
  const count = (r: Response) => {
    if (r.url().endsWith('/play/rounds')) answers += 1;
  };
  page.on('response', count);
  await panel.getByRole('button', { name: 'Start 10 rounds' }).click();
  await page.getByRole('button', { name: /^Stop · / }).click();
  await expect(tool('Auto')).toBeVisible();
  const stopped = answers;
  expect(stopped).toBeGreaterThan(0);
  expect(stopped).toBeLessThan(10);
  await tool('Auto').click();
  await panel.getByRole('radio', { name: '10', exact: true }).check({ force: true });
  await panel.getByRole('radio', { name: '$10', exact: true }).first().check({ force: true });
  await panel.getByRole('button', { name: 'Start 10 rounds' }).click();
  // Ten rounds at $1 can lose at most $10, so the loss limit of $10 does not end the series early.
  await expect(result()).toContainText('Autoplay has finished all its rounds.', {
    timeout: 60_000,
  });
  expect(answers - stopped).toBe(10);
  page.off('response', count);
});
