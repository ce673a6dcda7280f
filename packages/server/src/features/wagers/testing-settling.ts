import { uuidv7 } from '../../platform/ids.ts';
import type { TestApp } from '../../platform/testing.ts';
import { walletOf, type WalletRow } from '../ledger/index.ts';
import { settle, settleStatus, type SettleAnswer, type SettleRow } from './settle-repository.ts';

export async function wallet(app: TestApp, memberId: string): Promise<WalletRow> {
  const row = await walletOf(app.deps.db, memberId);
  if (!row) throw new Error('a member of a test has a wallet');
  return row;
}

export type BetOf = Partial<SettleRow> & { memberId: string };

/** Returns a bet as the bet batcher would send it, with the wallet's current nonce. */
export async function betOf(app: TestApp, bet: BetOf): Promise<SettleRow> {
  const { gate_version, seed_pair_no, next_nonce } = await wallet(app, bet.memberId);
  return {
    id: uuidv7(),
    sessionId: bet.memberId,
    game: 'neon-shibuya',
    mathVersion: '1',
    betJson: `{"stakeCents":${bet.stakeCents ?? 100}}`,
    gateVersion: gate_version,
    seedPairNo: seed_pair_no,
    nonce: next_nonce,
    stakeCents: 100,
    payoutCents: 0,
    bonusAllowed: false,
    contributionPercent: 100,
    hadBonus: false,
    ...bet,
  };
}

/** Settles bets on a separate connection, to simulate another node. */
export async function settleAll(
  app: TestApp,
  rows: SettleRow[],
  at: Date,
): Promise<SettleAnswer[]> {
  const client = await app.deps.database.pool.connect();
  // If the connection is killed, the query rejects and the client emits `error`. Without a listener, the `error` event
  // would end the process.
  const ignore = () => {};
  client.on('error', ignore);
  try {
    return await settle(client, rows, at);
  } finally {
    client.off('error', ignore);
    client.release();
  }
}

/**
 * Settles the same bets in two simultaneous batches, in opposite order and under different ids. Returns the two
 * statuses of each bet, the lower one first.
 */
export async function settleTwice(
  app: TestApp,
  rows: SettleRow[],
  at: Date,
): Promise<(number | undefined)[][]> {
  const others = rows.map((row) => ({ ...row, id: uuidv7() })).toReversed();
  const [mine, theirs] = await Promise.all([settleAll(app, rows, at), settleAll(app, others, at)]);
  return mine.map(({ status }, index) => [status, theirs.at(-1 - index)?.status].sort());
}

/** Settles one bet. Retries with the wallet's latest state while the returned status is `stale`. */
export async function settleOne(app: TestApp, bet: BetOf, at: Date): Promise<SettleAnswer> {
  const id = bet.id ?? uuidv7();
  for (;;) {
    const [answer] = await settleAll(app, [await betOf(app, { ...bet, id })], at);
    if (!answer) throw new Error('no answer');
    if (answer.status !== settleStatus.stale) return answer;
  }
}

/** Returns a pseudorandom generator that produces the same numbers for the same seed. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
