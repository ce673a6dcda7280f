/** Tests how the travel bags page handles failed API calls (specification §8). */
import type { Wallet } from '@wl/contract/wallet';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { receiveWallet } from '../../../app/hud/wallet.ts';
import { type Player, useSession } from '../../../app/session/session.ts';
import { answerCalls, refusal, renderPage, type Sent } from '../../../app/testing-page.ts';
import TravelBags from './travel-bags.tsx';

const wallet = { version: 1, cash: 0, bonus: 0, coins: 2_000 } as Wallet;
const trunk = {
  id: 'steamer-trunk',
  name: 'Steamer trunk',
  places: 16,
  price: 1_600,
  list_price: 1_600,
  comparison: 'larger',
};
const OFFERS = 'GET /marketplace/travel-bags';
const BUY = 'POST /marketplace/travel-bags/purchases';
let answers: Parameters<typeof answerCalls>[0];
let calls: Sent[];

beforeEach(() => {
  answers = { 'GET /wallet': () => ({ data: wallet }), [OFFERS]: () => ({ data: [trunk] }) };
  calls = answerCalls(answers);
  useSession.setState({
    status: 'member',
    player: { id: crypto.randomUUID(), email_confirmed: true } as Player,
  });
  receiveWallet(wallet);
});
afterEach(async () => {
  // Unmount the page before the session changes. Otherwise, the page would load the bags again for a visitor.
  await cleanup();
  useSession.setState({ status: 'visitor', player: undefined });
  vi.unstubAllGlobals();
});

/** Opens the dialog for the larger bag and confirms the purchase. */
async function buy() {
  const screen = await renderPage(<TravelBags />);
  await screen.getByRole('button', { name: /^Buy for 1,600 Coins ?: Steamer trunk/ }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Buy bag' }).click();
  return dialog;
}

test('bags that do not load say “Failed to update travel bags” and can be loaded again', async () => {
  let isDown = true;
  answers[OFFERS] = () => (isDown ? refusal(503, 'request.overloaded') : { data: [trunk] });
  const screen = await renderPage(<TravelBags />);
  const alert = screen.getByRole('alert');
  await expect.element(alert.getByText('Failed to update travel bags')).toBeVisible();
  isDown = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Steamer trunk' })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test('a failed bag purchase says “Failed to select bag” in its dialog', async () => {
  answers[BUY] = () => refusal(503, 'request.overloaded');
  const dialog = await buy();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^Failed to select bag /);
  await expect.element(dialog.getByRole('button', { name: 'Buy bag' })).toBeEnabled();
});

test('a bag purchase rejected for a changed price shows only that reason and reloads the prices', async () => {
  answers[BUY] = () => refusal(409, 'market.changed');
  const dialog = await buy();
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/^The price or the terms have changed/);
  await expect.poll(() => calls.filter(({ call }) => call === OFFERS)).toHaveLength(2);
});
