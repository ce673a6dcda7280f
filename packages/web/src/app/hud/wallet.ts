/**
 * The member's balances as the HUD shows them. One truth for the whole application: whoever gets a wallet from the server
 * (a reply, news) hands it to `receiveWallet`; whoever shows one uses `useWallet`.
 */
import type { Wallet } from '@wl/contract/wallet';
import { create } from 'zustand';
import { request } from '../request.ts';
import { useSession } from '../session.ts';
import { readSession, writeCached, writeSession } from '../storage.ts';
import { askWallet } from './calls.ts';
import { HeldNews } from './held-news.ts';

export type { Wallet } from '@wl/contract/wallet';

/** A round that is never answered (a lost reply) may not hide the balance for ever. */
const LONGEST_HOLD_MS = 60_000;
const ends = new Map<string, ReturnType<typeof setTimeout>>();

const news = new HeldNews<Wallet>();
/** What waits with the news until no round is on stage. */
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

/** Takes in a wallet from a reply or from news; an older version than the known one is dropped, and who has left needs none. */
export function receiveWallet(wallet: Wallet, roundId?: string): void {
  if (useSession.getState().status === 'visitor') return;
  news.receive(wallet, roundId);
  show();
}

/**
 * Holds the wallet's news back from now until `releaseWallet` of the same round, and shows the stake as gone. Call it
 * before the bet is sent.
 */
export function holdWallet(roundId: string, stakeCents = 0): void {
  keepHeld(roundId);
  news.hold(roundId, stakeCents);
  show();
  ends.set(roundId, setTimeout(releaseWallet, LONGEST_HOLD_MS, roundId));
}

/** The round's answer is there: however long its stage takes to tell it, the curtain alone releases it now. */
export function keepHeld(roundId: string): void {
  clearTimeout(ends.get(roundId));
  ends.delete(roundId);
}

/** The curtain of this round has fallen: its balance may show. */
export function releaseWallet(roundId: string): void {
  keepHeld(roundId);
  news.release(roundId);
  show();
  if (!news.isHolding) for (const work of waiting.splice(0)) work();
}

/** Does it now, or once no round is on stage: for other news that would tell a result. */
export function afterCurtain(work: () => void): void {
  if (news.isHolding) waiting.push(work);
  else work();
}

let asking: Promise<void> | undefined;

/** Asks the server for the balances. Several askers at once share one request. */
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

// Storage first, fetched only if empty (specification §4); the subscription asks again once it stands.
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

/** The balances to show, or undefined until the first answer. */
export const useWallet = (): Wallet | undefined => useShown((shown) => shown.wallet);
export const currentWallet = (): Wallet | undefined => useShown.getState().wallet;
