import { expect, type Page, type Route, test } from '@playwright/test';
import { games, statsOf } from '@wl/games/catalogue/index';
import type { SlotGame } from '@wl/games/engines/slots/game';
import { intercept } from './support/intercept.ts';
import { signInTraveller, topUpByCard } from './support/traveller.ts';
import { expectSound, expectSoundHere, leave, openPage, watch } from './support/watch.ts';

/**
 * Every slot on its stage, played for fun with the keyboard: the screen's words agree with what the server answered, and nothing
 * is praised that does not exceed its stake.
 */
const slots = games.filter((game): game is SlotGame => game.family === 'slots');

interface Answer {
  data: { round: { payout_cents: number; stake_cents: number } };
}

let page: Page;
let seen: ReturnType<typeof watch>;

test.beforeEach(async ({ browser }, info) => {
  page = await openPage(browser, info);
  seen = watch(page);
});
test.afterEach(async () => {
  expect(seen.complaints).toEqual([]);
  await leave(page);
});

const answerOf = async (act: () => Promise<void>) => {
  const answered = page.waitForResponse((response) => response.url().includes('/demo-rounds'));
  await act();
  return ((await (await answered).json()) as Answer).data.round;
};

const money = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

async function expectTold({ payout_cents: paid, stake_cents: staked }: Answer['data']['round']) {
  await expect(page.getByTestId('spin')).toContainText('Spin');
  const words = page.getByTestId('result');
  if (paid === 0) await expect(words).toContainText('No win.');
  else
    await expect(words).toContainText(`${paid > staked ? 'You won' : 'Returned'} ${money(paid)}.`);
  await expect(page.getByTestId('plaque')).toHaveCount(paid > staked ? 1 : 0);
}

for (const game of slots) {
  const title = `${game.slug} plays by keyboard and on a small screen, and tells what the server says`;
  test(title, { tag: '@desktop' }, async () => {
    await page.goto(`/play/${game.category}/${game.slug}?demo=1&anim=0`);
    await expect(page.getByTestId('spin')).not.toHaveAttribute('aria-disabled', 'true');
    expect(statsOf(game.slug).returnPercent).toBeGreaterThan(90);
    for (let round = 0; round < 3; round += 1) {
      await expectTold(await answerOf(() => page.keyboard.press('Space')));
    }
    const [buy] = game.config.buys ?? [];
    if (buy) {
      await page.getByTestId('buy').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(`${buy.cost} ×`);
      await expectSound(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.getByTestId('buy').click();
      const bought = await answerOf(() => dialog.getByRole('button', { name: /^Buy for/ }).click());
      // The demo begins at the stake the stage proposes: the price is that many of it.
      expect(bought.stake_cents % buy.cost).toBe(0);
      await expectTold(bought);
    }
    await expectSoundHere(page);
    // Eighteen games are not loaded a second time for this.
    await page.setViewportSize({ width: 390, height: 844 });
    await expectTold(await answerOf(() => page.getByTestId('spin').click()));
    await expectSoundHere(page);
  });
}

interface CashAnswer {
  data: {
    round: { id: string; payout_cents: number; stake_cents: number };
    wallet: { cash: number };
  };
}
const BETS = '**/api/play/rounds';

/** The reply to a bet for cash, and the id it was sent with. */
const cashAnswerOf = async (act: () => Promise<unknown>) => {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/play/rounds') && response.request().method() === 'POST',
  );
  await act();
  return ((await (await answered).json()) as CashAnswer).data;
};

test('rounds for cash are watched again without a bet, and an answer that is lost is found again', async ({
  request,
}) => {
  test.slow();
  await signInTraveller(page, request);
  await topUpByCard(page, 50);
  await page.goto('/play/video/minuit-boulevard?anim=0');
  const spin = page.getByTestId('spin');
  await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Lower stake' }).click();
  const played: CashAnswer['data'][] = [];
  let cash = 50_00;
  const expectBooked = async (answer: CashAnswer['data']) => {
    cash += answer.round.payout_cents - answer.round.stake_cents;
    expect(answer.round.stake_cents).toBe(50);
    expect(answer.wallet.cash).toBe(cash);
    played.push(answer);
    await expectTold(answer.round);
  };
  await spin.focus();
  for (let round = 0; round < 3; round += 1) {
    await expectBooked(await cashAnswerOf(() => page.keyboard.press('Enter')));
  }

  // The list names every round with its sums and its proof.
  const net = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    signDisplay: 'exceptZero',
  }).format((cash - 50_00) / 100);
  // The session's figures are asked for after the curtain, and come when they come.
  await expect(page.getByTestId('net').first()).toHaveText(net);
  let bets = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/play/rounds')) bets += 1;
  });
  await page.getByRole('button', { name: 'My rounds' }).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'My rounds' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  for (const [index, { round }] of played.toReversed().entries()) {
    const line = list.getByRole('listitem').nth(index);
    await expect(line).toContainText(`Stake $0.50 · Paid ${money(round.payout_cents)}`);
    await expect(line.getByRole('link')).toHaveAttribute('href', `/fairness?round=${round.id}`);
  }
  await expectSound(page);

  // The oldest one again: the stage tells it as it was, and nothing is played or booked.
  await list.getByRole('listitem').last().getByRole('button', { name: 'Watch again' }).focus();
  await page.keyboard.press('Enter');
  await expect(list).toHaveCount(0);
  const back = page.getByRole('button', { name: 'Back to the game' });
  await expect(back).toBeFocused();
  await expectTold(played[0]?.round ?? { payout_cents: -1, stake_cents: 0 });
  await expect(spin).toHaveAttribute('aria-disabled', 'true');
  await expectSound(page);
  await page.keyboard.press('Enter');
  await expect(back).toHaveCount(0);
  await expect(spin).toBeFocused();
  await expect(page.getByTestId('plaque')).toHaveCount(0);
  await expect(page.getByTestId('net').first()).toHaveText(net);
  expect(bets).toBe(0);

  // One handler for all that follows. Bodies are read on their way, before the page is left.
  const reached: CashAnswer['data'][] = [];
  let fate: 'lost' | 'held' = 'lost';
  await intercept(page, BETS, async (route: Route) => {
    const response = await route.fetch();
    reached.push(((await response.json()) as CashAnswer).data);
    if (fate === 'lost') await route.abort('aborted');
  });

  // The answer is lost on its way: the page asks for the round by its id, and sends no second bet.
  await page.keyboard.press('Enter');
  await expect.poll(() => reached.length).toBe(1);
  await expectBooked(reached[0] as CashAnswer['data']);
  expect(bets).toBe(1);

  // The page is closed in mid-round: the next one shows the round that was played.
  fate = 'held';
  await page.keyboard.press('Enter');
  await expect.poll(() => reached.length).toBe(2);
  await page.reload();
  await expectBooked(reached[1] as CashAnswer['data']);
  expect(bets).toBe(2);
  await expect(page.getByRole('group', { name: 'Stake' })).toContainText('$0.50');
  await page.getByRole('button', { name: 'My rounds' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(played.length);
});
