/**
 * Tests purchases at the market. An item must be bought only once and at the displayed price, even if the member goes
 * back or closes the sheet, or if the response is lost.
 */
import type { Wallet } from '@wl/contract/wallet';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receiveWallet } from '../../../app/hud/wallet.ts';
import { type Player, useSession } from '../../../app/session/session.ts';
import { answerCalls, refusal, renderPage, type Sent } from '../../../app/testing-page.ts';
import { bagOf } from '../../bag/testing-items.ts';
import Marketplace from '../pages/marketplace.tsx';
import { openingItems } from '../testing-market.ts';

const wallet = { version: 1, cash: 0, bonus: 0, coins: 1_000 } as Wallet;
let calls: Sent[];
let answers: Parameters<typeof answerCalls>[0];

beforeEach(() => {
  answers = {
    'GET /wallet': () => ({ data: wallet }),
    'GET /marketplace': () => ({
      data: {
        items: openingItems(),
        featured: { first: null, second: null },
        discount_percent: 0,
        places_free: 2,
      },
    }),
    'GET /travel-bag/get-my-travel-bag': () => ({ data: bagOf() }),
  };
  calls = answerCalls(answers);
  useSession.setState({
    status: 'member',
    player: { id: crypto.randomUUID(), email_confirmed: true } as Player,
  });
  receiveWallet(wallet);
});
afterEach(() => {
  useSession.setState({ status: 'visitor', player: undefined });
  vi.unstubAllGlobals();
});

const purchases = () => calls.filter(({ call }) => call === 'POST /marketplace/purchases');
const keys = () => purchases().map(({ body }) => (body as { key: string }).key);

async function openBoard() {
  const screen = await renderPage(<Marketplace />);
  const dialog = screen.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    screen,
    dialog,
    button,
    row: screen.getByRole('button', { name: /10 free spins/ }),
    close: async () => {
      await button('Close').click();
      await expect.poll(() => dialog.elements()).toEqual([]);
    },
  };
}

/** Opens the item's sheet and confirms the purchase. */
async function buy() {
  const board = await openBoard();
  await board.row.click();
  await board.button('Buy for 50 Coins').click();
  await board.button('Buy item').click();
  return board;
}

/** Delays the responses to purchases until the test resolves them. */
function holdAnswers() {
  const held: PromiseWithResolvers<object>[] = [];
  answers['POST /marketplace/purchases'] = () => {
    const answer = Promise.withResolvers<object>();
    held.push(answer);
    return answer.promise;
  };
  return held;
}
const bought = { data: { bag: bagOf(), wallet: { ...wallet, version: 2, coins: 950 } } };

test('a purchase sends the shown price, and a rejection for a changed price is reported in the sheet', async () => {
  answers['POST /marketplace/purchases'] = () => refusal(409, 'market.changed');
  const { dialog } = await buy();
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/The price or the terms have changed/);
  expect(purchases().map(({ body }) => body)).toMatchObject([
    { slug: 'free-spins-10', version: 1, price: 50 },
  ]);
});

test('a member with too few Coins sees how many are missing and a link to ways to earn them', async () => {
  const { screen, dialog, button } = await openBoard();
  await screen.getByRole('button', { name: /100% deposit bonus up to \$280/ }).click();
  await expect.element(button('Buy for 7,000 Coins')).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(dialog.getByText(/not have enough Coins .* Coins still needed: 6,000/))
    .toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'How to earn Coins' }))
    .toHaveAttribute('href', '/marketplace/coins');
});

test('a purchase is sent once despite a double click, Back, Close and a late response', async () => {
  const held = holdAnswers();
  const { dialog, button, row, close } = await openBoard();
  await row.click();
  await button('Buy for 50 Coins').click();
  await button('Buy item').dblClick();
  await expect.element(button('Buy item')).toHaveAttribute('aria-busy', 'true');
  await button('Back to the terms').click();
  await expect.element(button('Purchase in progress')).toHaveAttribute('aria-disabled', 'true');
  await close();
  await row.click();
  await expect.element(dialog.getByText(/^The purchase is still in progress/)).toBeVisible();
  await expect.element(button('Buy item')).toHaveAttribute('aria-disabled', 'true');
  held[0]?.resolve(bought);
  await expect
    .element(dialog.getByRole('heading', { name: 'The item is in your bag' }))
    .toBeVisible();
  expect(purchases()).toHaveLength(1);
});

test('a purchase whose response is lost is repeated with the same idempotency key', async () => {
  const held = holdAnswers();
  const { screen, dialog, button, row, close } = await buy();
  await expect.element(button('Buy item')).toHaveAttribute('aria-busy', 'true');
  await close();
  held[0]?.reject(new TypeError('the line broke'));
  await expect
    .element(screen.getByRole('status').filter({ hasText: '10 free spins' }))
    .toBeVisible();
  await row.click();
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/We do not know yet whether the purchase succeeded/);
  await button('Check again').click();
  await expect.poll(() => held.length).toBe(2);
  held[1]?.resolve(bought);
  await expect
    .element(dialog.getByRole('heading', { name: 'The item is in your bag' }))
    .toBeVisible();
  expect(new Set(keys()).size).toBe(1);
  // The next purchase must have its own idempotency key.
  await close();
  await row.click();
  await button('Buy for 50 Coins').click();
  await button('Buy item').click();
  await expect.poll(() => new Set(keys()).size).toBe(2);
});
