/**
 * Test helpers for `voided-wagers.test.ts`, which plays random sequences of actions. The helpers buy items with Coins,
 * enter tournaments and read prizes.
 */
import { launchItem } from './features/bag/testing-bag.ts';
import { activateItem } from './features/bag/items/activate-item.ts';
import { buyItem } from './features/market/buy-item.ts';
import { enterTournament } from './features/tournaments/entries/enter-tournament.ts';
import { makeTournament } from './features/tournaments/testing-tournaments.ts';
import { wallet } from './features/wagers/testing-settling.ts';
import { DomainError } from './platform/errors.ts';
import { uuidOf, uuidv7 } from './platform/ids.ts';
import type { TestApp } from './platform/testing.ts';

const ADDRESS = '127.0.0.1';
const FAR_MS = 400 * 86_400_000;

/** Function that calls `send`, and sometimes repeats the call to simulate a duplicate request. */
type Send = <T>(send: () => Promise<T>) => Promise<T>;

/** Returns the error code of a refused request; undefined if it was accepted. */
const refusalOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof DomainError) return error.code;
      throw error;
    },
  );

/**
 * Buys a market item with the member's Coins, and activates it if `activates` is true.
 * @returns the error code if the purchase or the activation was refused, for example because the bag is full
 */
export async function buyForCoins(
  app: TestApp,
  memberId: string,
  { slug, activates, request }: { slug: string; activates: boolean; request: Send },
): Promise<string | undefined> {
  const { priceCoins: price } = launchItem(slug);
  const purchase = { key: uuidv7(), slug, version: 1, price };
  const refusal = await refusalOf(request(() => buyItem(app.deps, memberId, purchase, ADDRESS)));
  if (refusal !== undefined || !activates) return refusal;
  const { rows } = await app.deps.database.owner.query<{ id: string }>(
    `select i.id from bag_items i join market_purchases p on p.id = i.source_id
     where i.member_id = $1 and p.key = $2`,
    [memberId, purchase.key],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`the purchase ${purchase.key} gave no item`);
  return refusalOf(request(() => activateItem(app.deps, memberId, id, ADDRESS)));
}

export async function spendAllCoins(app: TestApp, memberId: string, request: Send): Promise<void> {
  const { coins } = await wallet(app, memberId);
  const id = await makeTournament(app, {
    ...{ entry_coins: coins, ends_at: new Date(app.clock.now().getTime() + FAR_MS) },
  });
  const entry = { key: uuidv7(), version: 1, coins, ticketId: null };
  await request(() => enterTournament(app.deps, memberId, id, { ...entry, how: 'coins' }));
}

export interface FinalScore {
  member_id: string;
  score: number;
  reached_at: Date | null;
  rounds: number;
  is_open: boolean;
  rank: number | null;
  /** Prize for the final rank, in Coins. `paid` is the amount paid according to the ledger. */
  coins: number | null;
  paid: number;
}

/** Returns a tournament's final scores and the prizes paid for them, sorted by member id. */
export async function finalScoresOf(
  app: TestApp,
  tournamentId: string,
  members: readonly string[],
): Promise<FinalScore[]> {
  const { rows } = await app.deps.database.owner.query<FinalScore>(
    `select s.member_id, score, reached_at, rounds, is_open, rank, s.coins,
       (select coalesce(sum(amount), 0)::int8 from ledger_transfers t
        where t.member_id = s.member_id and t.operation_id = m.prize) as paid
     from tournaments_scores s join unnest($2::uuid[], $3::uuid[]) m(member_id, prize) using (member_id)
     where tournament_id = $1 order by s.member_id`,
    [
      tournamentId,
      members,
      members.map((memberId) => uuidOf(`tournaments.prize:${tournamentId}:${memberId}`)),
    ],
  );
  return rows;
}
