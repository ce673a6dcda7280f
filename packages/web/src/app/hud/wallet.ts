/**
 * The member's balances as the HUD shows them. One truth for the whole application: whoever gets a wallet from the server
 * (a reply, news) hands it to `receiveWallet`; whoever shows one uses `useWallet`.
 */
import { getWallet, type Wallet } from '@wl/contract/wallet';
import { create } from 'zustand';
import { request } from '../request.ts';
import { useSession } from '../session.ts';
import { readSession, writeCached, writeSession } from '../storage.ts';
import { HeldNews } from './held-news.ts';

export type { Wallet } from '@wl/contract/wallet';

/** A round that never ends (a closed tab's, a lost reply) may not hide the balance for ever. */
const LONGEST_HOLD_MS = 60_000;

const news = new HeldNews<Wallet>();
const useShown = create<{ wallet: Wallet | undefined }>(() => ({ wallet: undefined }));

function show(): void {
  const wallet = news.current;
  if (!wallet) return;
  const cash = Math.max(0, wallet.cash - news.heldStakeCents);
  useShown.setState({ wallet: news.heldStakeCents > 0 ? { ...wallet, cash } : wallet });
  writeSession('wallet', wallet);
  writeCached('wallet', wallet);
}

/** Takes in a wallet from a reply or from news; an older version than the known one is dropped. */
export function receiveWallet(wallet: Wallet, roundId?: string): void {
  news.receive(wallet, roundId);
  show();
}

/**
 * Holds the wallet's news back from now until `releaseWallet` of the same round, and shows the stake as gone. Call it
 * before the bet is sent.
 */
export function holdWallet(roundId: string, stakeCents = 0): void {
  news.hold(roundId, stakeCents);
  show();
  setTimeout(() => {
    releaseWallet(roundId);
  }, LONGEST_HOLD_MS);
}

/** The curtain of this round has fallen: its balance may show. */
export function releaseWallet(roundId: string): void {
  news.release(roundId);
  show();
}

let asking: Promise<void> | undefined;

/** Asks the server for the balances. Several askers at once share one request. */
export function refreshWallet(): Promise<void> {
  asking ??= request(getWallet, {})
    .then((reply) => {
      receiveWallet(reply.data);
    })
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

// Storage first, fetched only if empty (specification §4); the subscription asks again once it stands.
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

/** The balances to show, or undefined until the first answer. */
export const useWallet = (): Wallet | undefined => useShown((shown) => shown.wallet);
export const currentWallet = (): Wallet | undefined => useShown.getState().wallet;
