/**
 * Member's balances as shown in the HUD, and the application's only source of balances. Code that receives a wallet
 * calls `receiveWallet`. Components that show balances call `useWallet`.
 */
import type { Wallet } from '@wl/contract/wallet';
import { create } from 'zustand';
import { request } from '../request.ts';
import { useSession } from '../session/session.ts';
import { readSession, writeCached, writeSession } from '../session/storage.ts';
import { askWallet } from './calls.ts';
import { HeldNews } from './held-news.ts';
import { refresher } from './refresher.ts';

export type { Wallet } from '@wl/contract/wallet';

/** Maximum time in ms for which a round without a response delays balance updates. */
const LONGEST_HOLD_MS = 60_000;
const ends = new Map<string, ReturnType<typeof setTimeout>>();

const news = new HeldNews<Wallet>();
/** Functions to run once every current round has reached its curtain (end of presentation). */
const waiting: (() => void)[] = [];
const useShown = create<{ wallet: Wallet | undefined }>(() => ({ wallet: undefined }));

function show(): void {
  const wallet = news.current;
  if (!wallet) return;
  // Stakes are paid from cash first, then from bonus money (decisions §6).
  const held = news.heldStakeCents;
  const cash = Math.max(0, wallet.cash - held);
  const bonus = Math.max(0, wallet.bonus + Math.min(0, wallet.cash - held));
  useShown.setState({ wallet: held > 0 ? { ...wallet, cash, bonus } : wallet });
  writeSession('wallet', wallet);
  writeCached('wallet', wallet);
}

/** Records a wallet from a response or an event. Ignores older versions and, after sign-out, all versions. */
export function receiveWallet(wallet: Wallet, roundId?: string): void {
  if (useSession.getState().status === 'visitor') return;
  news.receive(wallet, roundId);
  show();
}

/**
 * Holds back wallet updates until `releaseWallet` is called for the same round, and deducts the stake from the balance
 * shown. Call it before the bet is sent.
 */
export function holdWallet(roundId: string, stakeCents = 0): void {
  keepHeld(roundId);
  news.hold(roundId, stakeCents);
  show();
  ends.set(roundId, setTimeout(releaseWallet, LONGEST_HOLD_MS, roundId));
}

/**
 * Cancels the timeout that would release the balance updates of this round. Called when the round's response arrives.
 * From then on, the updates wait for the end of the round's presentation (the curtain).
 */
export function keepHeld(roundId: string): void {
  clearTimeout(ends.get(roundId));
  ends.delete(roundId);
}

/**
 * Releases the wallet updates that were held back for this round. Called at the end of the round's presentation (the
 * curtain).
 */
export function releaseWallet(roundId: string): void {
  keepHeld(roundId);
  news.release(roundId);
  show();
  if (!news.isHolding) for (const work of waiting.splice(0)) work();
}

/**
 * Runs `work` as soon as the presentation of all current rounds has ended (the curtain). Used for updates, other than
 * balances, that would reveal the result of a round.
 */
export function afterCurtain(work: () => void): void {
  if (news.isHolding) waiting.push(work);
  else work();
}

export const refreshWallet = refresher(async () =>
  receiveWallet((await request(askWallet, {})).data),
);

// Reads the wallet from storage, and requests it only if it is not stored (specification §4). The balances are
// requested again after the realtime subscription succeeds.
function takeUp(): void {
  const kept = readSession<Wallet>('wallet');
  if (kept) receiveWallet(kept);
  else void refreshWallet().catch(() => undefined);
}

useSession.subscribe((now, before) => {
  if (now.status === 'visitor' && before.status === 'member') {
    news.clear();
    useShown.setState({ wallet: undefined });
  } else if (now.status === 'member' && before.status === 'visitor') takeUp();
});
if (useSession.getState().status === 'member') takeUp();

/** Returns the balances to show; undefined until the first response. */
export const useWallet = (): Wallet | undefined => useShown((shown) => shown.wallet);
export const currentWallet = (): Wallet | undefined => useShown.getState().wallet;
