/**
 * Balances of the member as the HUD shows them, the single source for the whole application. Code that receives a
 * wallet from the server (a reply, news) passes it to `receiveWallet`; components that show one use `useWallet`.
 */
import type { Wallet } from '@wl/contract/wallet';
import { create } from 'zustand';
import { request } from '../request.ts';
import { useSession } from '../session.ts';
import { readSession, writeCached, writeSession } from '../storage.ts';
import { askWallet } from './calls.ts';
import { HeldNews } from './held-news.ts';

export type { Wallet } from '@wl/contract/wallet';

/** A round whose reply is lost must not hold back the balance forever. */
const LONGEST_HOLD_MS = 60_000;
const ends = new Map<string, ReturnType<typeof setTimeout>>();

const news = new HeldNews<Wallet>();
/** Work delayed until no round is on stage. */
const waiting: (() => void)[] = [];
const useShown = create<{ wallet: Wallet | undefined }>(() => ({ wallet: undefined }));

function show(): void {
  const wallet = news.current;
  if (!wallet) return;
  // Cash pays first, then bonus money (decisions §6).
  const held = news.heldStakeCents;
  const cash = Math.max(0, wallet.cash - held);
  const bonus = Math.max(0, wallet.bonus + Math.min(0, wallet.cash - held));
  useShown.setState({ wallet: held > 0 ? { ...wallet, cash, bonus } : wallet });
  writeSession('wallet', wallet);
  writeCached('wallet', wallet);
}

/** Records a wallet from a reply or from news. Ignores older versions and, after sign-out, all of them. */
export function receiveWallet(wallet: Wallet, roundId?: string): void {
  if (useSession.getState().status === 'visitor') return;
  news.receive(wallet, roundId);
  show();
}

/**
 * Holds back wallet news until `releaseWallet` of the same round, and shows the stake as spent. Call it before the bet
 * is sent.
 */
export function holdWallet(roundId: string, stakeCents = 0): void {
  keepHeld(roundId);
  news.hold(roundId, stakeCents);
  show();
  ends.set(roundId, setTimeout(releaseWallet, LONGEST_HOLD_MS, roundId));
}

/**
 * Cancels the time limit once the round's answer has arrived: from then on only the curtain releases the wallet,
 * however long the stage plays.
 */
export function keepHeld(roundId: string): void {
  clearTimeout(ends.get(roundId));
  ends.delete(roundId);
}

/** Releases the wallet when this round's curtain has fallen: its balance may show. */
export function releaseWallet(roundId: string): void {
  keepHeld(roundId);
  news.release(roundId);
  show();
  if (!news.isHolding) for (const work of waiting.splice(0)) work();
}

/** Runs the work now, or once no round is on stage: for other news that would reveal a result. */
export function afterCurtain(work: () => void): void {
  if (news.isHolding) waiting.push(work);
  else work();
}

let asking: Promise<void> | undefined;

/** Requests the balances from the server. Concurrent callers share one request. */
export function refreshWallet(): Promise<void> {
  const mine = (asking ??= request(askWallet, {})
    .then((reply) => {
      receiveWallet(reply.data);
    })
    .finally(() => {
      if (asking === mine) asking = undefined;
    }));
  return mine;
}

// Storage first, fetched only if empty (specification §4); after the subscription succeeds the balances are requested
// again.
function takeUp(): void {
  const kept = readSession<Wallet>('wallet');
  if (kept) receiveWallet(kept);
  else void refreshWallet().catch(() => undefined);
}

useSession.subscribe((now, before) => {
  if (now.status === 'visitor' && before.status === 'member') {
    asking = undefined;
    news.clear();
    useShown.setState({ wallet: undefined });
  } else if (now.status === 'member' && before.status === 'visitor') takeUp();
});
if (useSession.getState().status === 'member') takeUp();

/** Returns the balances to show, or undefined until the first answer. */
export const useWallet = (): Wallet | undefined => useShown((shown) => shown.wallet);
export const currentWallet = (): Wallet | undefined => useShown.getState().wallet;
