import { expect, type Page, test } from '@playwright/test';
import { games } from '@wl/games/catalogue/index';
import type { SlotGame } from '@wl/games/engines/slots/game';
import { intercept } from './support/intercept.ts';
import { openTraveller } from './support/traveller.ts';
import {
  expectSound,
  expectSoundHere,
  leave,
  openPage,
  type Seen,
  watch,
} from './support/watch.ts';

/**
 * Tests a demo round of every slot in the browser: the displayed text must match the server's response, and only
 * payouts above the stake may be celebrated. The slots alternate between the two viewport sizes.
 * games/src/engines/slots/slots.test.ts covers stakes, bonus-buy prices and returns.
 */
const slots = games.filter((game): game is SlotGame => game.family === 'slots');

interface Answer {
  data: { round: { payout_cents: number; stake_cents: number } };
}

let page: Page;
let seen: Seen;

test.beforeAll(async ({ browser }, info) => {
  page = await openPage(browser, info);
  seen = watch(page);
});
test.beforeEach(() => {
  seen.complaints.length = 0;
});
test.afterEach(() => {
  expect(seen.complaints).toEqual([]);
});
test.afterAll(() => leave(page));

const answerOf = async (act: () => Promise<void>) => {
  const answered = page.waitForResponse((response) => response.url().includes('/demo-rounds'));
  await act();
  return ((await (await answered).json()) as Answer).data.round;
};

const money = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

async function expectAnnounced(
  { payout_cents: paid, stake_cents: staked }: Answer['data']['round'],
  on = page,
) {
  await expect(on.getByTestId('spin')).toContainText('Spin');
  const words = on.getByTestId('result');
  if (paid === 0) await expect(words).toContainText('No win.');
  else
    await expect(words).toContainText(
      paid > staked ? `You won ${money(paid)}.` : `${money(paid)} returned.`,
    );
  await expect(on.getByTestId('plaque')).toHaveCount(paid > staked ? 1 : 0);
}

for (const [place, game] of slots.entries()) {
  const isPhone = place % 2 === 0;
  const title = `${game.slug} is drawn and played, and shows what the server answers`;
  test(title, { tag: isPhone ? '@phone' : '@desktop' }, async () => {
    await page.goto(`/play/${game.category}/${game.slug}?demo=1&anim=0`);
    const spin = page.getByTestId('spin');
    await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
    await expectAnnounced(
      await answerOf(() => (isPhone ? spin.click() : page.keyboard.press('Space'))),
    );
    await expectSoundHere(page);
  });
}

const [withBuy] = slots.filter(({ config }) => config.buys?.length);

test(
  'the dialog for buying a bonus states its price, and the purchase shows the server’s result',
  { tag: '@phone' },
  async () => {
    const [buy] = withBuy?.config.buys ?? [];
    if (!withBuy || !buy) throw new Error('a slot sells a bonus');
    await page.goto(`/play/${withBuy.category}/${withBuy.slug}?demo=1&anim=0`);
    await page.getByTestId('buy').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`${buy.cost} ×`);
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByTestId('buy').click();
    const bought = await answerOf(() => dialog.getByRole('button', { name: /^Buy for/ }).click());
    // The price must be a multiple of `buy.cost`, because it is `buy.cost` times the base stake.
    expect(bought.stake_cents % buy.cost).toBe(0);
    await expectAnnounced(bought);
  },
);

interface CashAnswer {
  data: {
    round: { id: string; payout_cents: number; stake_cents: number };
    wallet: { cash: number };
  };
}

test(
  'cash rounds can be listed and replayed without a bet, and a lost response is requested again',
  { tag: '@phone' },
  async ({ browser, request }, info) => {
    const { page: own, seen: seenThere } = await openTraveller(browser, request, info, 50);
    /** Calls `act`, which places a cash bet, and returns the server's response to the bet. */
    const cashAnswerOf = async (act: () => Promise<unknown>) => {
      const answered = own.waitForResponse(
        (response) =>
          response.url().endsWith('/play/rounds') && response.request().method() === 'POST',
      );
      await act();
      return ((await (await answered).json()) as CashAnswer).data;
    };
    await own.goto('/play/video/minuit-boulevard?anim=0');
    const spin = own.getByTestId('spin');
    await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
    await own.getByRole('button', { name: 'Lower stake' }).click();
    const played: CashAnswer['data'][] = [];
    let cash = 50_00;
    const expectBooked = async (answer: CashAnswer['data']) => {
      cash += answer.round.payout_cents - answer.round.stake_cents;
      expect(answer.round.stake_cents).toBe(50);
      expect(answer.wallet.cash).toBe(cash);
      played.push(answer);
      await expectAnnounced(answer.round, own);
    };
    await spin.focus();
    for (let round = 0; round < 2; round += 1)
      await expectBooked(await cashAnswerOf(() => own.keyboard.press('Enter')));

    const net = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      signDisplay: 'exceptZero',
    }).format((cash - 50_00) / 100);
    // The page loads the session's totals only after the round's presentation, so they can appear late.
    await expect(own.getByTestId('net').first()).toHaveText(net);
    let bets = 0;
    own.on('request', (sent) => {
      if (sent.method() === 'POST' && sent.url().endsWith('/play/rounds')) bets += 1;
    });
    await own.getByRole('button', { name: 'My rounds' }).press('Enter');
    const list = own.getByRole('dialog', { name: 'My rounds' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    for (const [index, { round }] of played.toReversed().entries()) {
      const line = list.getByRole('listitem').nth(index);
      await expect(line).toContainText(`Stake $0.50 · Paid ${money(round.payout_cents)}`);
      await expect(line.getByRole('link')).toHaveAttribute('href', `/fairness?round=${round.id}`);
    }

    // Replay the oldest round: the stage shows the round unchanged, and the page sends no bet.
    const oldest = list.getByRole('listitem').last();
    await oldest.getByRole('button', { name: 'Watch again' }).press('Enter');
    await expect(list).toHaveCount(0);
    const back = own.getByRole('button', { name: 'Back to the game' });
    await expect(back).toBeFocused();
    await expectAnnounced(played[0]?.round ?? { payout_cents: -1, stake_cents: 0 }, own);
    await expect(spin).toHaveAttribute('aria-disabled', 'true');
    await expectSound(own);
    await own.keyboard.press('Enter');
    await expect(back).toHaveCount(0);
    await expect(spin).toBeFocused();
    await expect(own.getByTestId('plaque')).toHaveCount(0);
    await expect(own.getByTestId('net').first()).toHaveText(net);
    expect(bets).toBe(0);

    // Drop the response to a bet. The page must then request the round by its id and send no second bet.
    // (reload.spec.ts tests a reload during a round.)
    const reached: CashAnswer['data'][] = [];
    await intercept(own, '**/api/play/rounds', async (route) => {
      const response = await route.fetch();
      reached.push(((await response.json()) as CashAnswer).data);
      await route.abort('aborted');
    });
    await own.keyboard.press('Enter');
    await expect.poll(() => reached.length).toBe(1);
    await expectBooked(reached[0] as CashAnswer['data']);
    expect(bets).toBe(1);
    expect(seenThere.complaints).toEqual([]);
    await leave(own);
  },
);
