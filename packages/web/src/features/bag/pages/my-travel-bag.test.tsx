/**
 * Tests the bag page: the dialogs for activating and deleting items, changes made in another window, past items, and a
 * bag that fails to load.
 */
import type { BagItem, TravelBag } from '@wl/contract/bag';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal, renderPage, type Sent } from '../../../app/testing-page.ts';
import { bagOf, itemOf } from '../testing-items.ts';
import MyTravelBag from './my-travel-bag.tsx';

let bag: TravelBag;
let ended: BagItem[];
let calls: Sent[];
let answers: Parameters<typeof answerCalls>[0];

beforeEach(() => {
  ended = [];
  answers = {
    'GET /travel-bag/get-my-travel-bag': () => ({ data: bag }),
    'GET /travel-bag/ended-items': () => ({ data: ended, meta: { total: ended.length } }),
  };
  calls = answerCalls(answers);
});
afterEach(() => vi.unstubAllGlobals());

const deletions = () => calls.filter(({ call }) => call.startsWith('DELETE'));

test('an item cannot be activated while another waits for the next deposit, and its dialog says why', async () => {
  const waiting = itemOf('deposit-cashback-25', { state: 'active' });
  bag = bagOf({ items: [itemOf('deposit-cashback-50')], going: [waiting] });
  const screen = await renderPage(<MyTravelBag />);
  await screen.getByRole('button', { name: /^Activate ?: 50% deposit cashback/ }).click();
  const dialog = screen.getByRole('dialog');
  await expect
    .element(dialog.getByText(/^Another item is waiting for your next deposit/))
    .toBeVisible();
  await expect
    .element(dialog.getByRole('button', { name: 'Activate item' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('an item whose deposit has arrived does not prevent another from being activated', async () => {
  const wagering = { balance: 50_00, required: 2_000_00, wagered: 0, granted: 50_00 };
  const running = itemOf('deposit-bonus-50', { state: 'running', wagering });
  bag = bagOf({ items: [itemOf('deposit-cashback-50')], going: [running] });
  const screen = await renderPage(<MyTravelBag />);
  await screen.getByRole('button', { name: /^Activate/ }).click();
  await expect
    .element(screen.getByRole('dialog').getByRole('button', { name: 'Activate item' }))
    .not.toHaveAttribute('aria-disabled');
});

test('the delete dialog lists what will be lost, and Keep item sends no deletion', async () => {
  const watched = { deposit: 10_00, turnover: 0, turnover_needed: 10_00, due: 0 };
  const cashback = itemOf('deposit-cashback-25', { state: 'running', watched });
  bag = bagOf({ items: [itemOf('free-spins-10')], going: [cashback] });
  const screen = await renderPage(<MyTravelBag />);
  const dialog = screen.getByRole('dialog');
  await screen.getByRole('button', { name: /^Delete 10 free spins/ }).click();
  await expect.element(dialog.getByText('The item (your Coins are not refunded)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep item' }).click();
  await expect.poll(() => dialog.elements()).toEqual([]);
  await screen.getByRole('button', { name: /^Delete 25% deposit cashback/ }).click();
  await expect.element(dialog.getByText('Cashback on your deposit of $10.00')).toBeVisible();
  expect(deletions()).toEqual([]);
});

test('an item that changed in another window is not deleted, and its current state is shown', async () => {
  const item = itemOf('free-spins-10');
  bag = bagOf({ items: [item] });
  answers[`DELETE /travel-bag/items/${item.id}`] = () => {
    // Simulate another window that activates the item before the deletion request arrives. The server then rejects the
    // deletion.
    const spins = { left: 10, of: 10, credit_left: 0, won: 0 };
    bag = bagOf({ going: [{ ...item, state: 'active', spins }] });
    return refusal(409, 'bag.item_changed');
  };
  const screen = await renderPage(<MyTravelBag />);
  await screen.getByRole('button', { name: /^Delete 10 free spins/ }).click();
  await screen.getByRole('button', { name: 'Delete permanently' }).click();
  await expect.element(screen.getByText(/^This item has just changed/)).toBeVisible();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
  await expect.element(screen.getByText('10 spins left')).toBeVisible();
  expect(deletions().map(({ query }) => query.get('shown'))).toEqual(['in_bag']);
});

test('past items are listed with the way each one ended', async () => {
  const at = { state: 'forfeited', ended_at: '2026-11-02T12:00:00.000Z' } as const;
  ended = [
    itemOf('deposit-cashback-25', { ...at, ended_by: 'member' }),
    itemOf('deposit-bonus-50', { ...at, ended_by: 'cash_out' }),
    itemOf('free-spins-10', { ...at, state: 'deleted' }),
  ];
  bag = bagOf();
  const screen = await renderPage(<MyTravelBag />);
  await expect.element(screen.getByRole('region', { name: 'Past items' })).toBeVisible();
  const rows = screen.getByRole('region', { name: 'Past items' }).getByRole('listitem');
  expect(rows.elements().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/25% deposit cashback.*Deleted$/),
    expect.stringMatching(/50% deposit bonus.*Ended by a cash-out$/),
    expect.stringMatching(/10 free spins.*Deleted$/),
  ]);
});

test('a bag that does not load says “Failed to update travel bags” and can be loaded again', async () => {
  let isDown = true;
  bag = bagOf({ items: [itemOf('free-spins-10')] });
  answers['GET /travel-bag/get-my-travel-bag'] = () =>
    isDown ? refusal(503, 'request.overloaded') : { data: bag };
  const screen = await renderPage(<MyTravelBag />);
  const alert = screen.getByRole('alert');
  await expect.element(alert.getByText('Failed to update travel bags')).toBeVisible();
  isDown = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: /^Delete 10 free spins/ })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});
