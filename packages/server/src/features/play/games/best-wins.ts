import { cashRound } from '@wl/contract/events/wagers';
import type { Transaction } from '../../../platform/database/database.ts';
import { addedAndTaken, type RoundEvent } from '../../../platform/events/round-changes.ts';
import type { Deps } from '../../../platform/deps.ts';
import { utcDay } from '../../../platform/utc-day.ts';
import {
  bestWinsOn,
  raiseBestWins,
  removeBestWins,
  type BestWinRow,
} from './best-wins-repository.ts';

/** Time in ms for which the biggest wins of the day are cached. All requests for game profiles share the cache. */
const FRESH_MS = 5000;

interface Known {
  day: string;
  readAtMs: number;
  wins: Promise<Map<string, BestWinRow>>;
}

const known = new WeakMap<Deps, Known>();

/** Returns a game's best win since midnight UTC; undefined if no payout has exceeded its stake since then. */
export async function bestWinToday(deps: Deps, game: string): Promise<BestWinRow | undefined> {
  const now = deps.clock.now();
  const day = utcDay(now);
  let today = known.get(deps);
  if (!today || today.day !== day || now.getTime() - today.readAtMs >= FRESH_MS) {
    const wins = bestWinsOn(deps.db, day).then(
      (rows) => new Map(rows.map((row) => [row.game, row])),
    );
    today = { day, readAtMs: now.getTime(), wins };
    known.set(deps, today);
    // Remove a failed read from the cache, so that the next call reads again.
    wins.catch(() => known.delete(deps));
  }
  return (await today.wins).get(game);
}

/**
 * Stores the best win per game and day among the settled rounds in `events`. If the round of a best win was voided,
 * deletes that win. Does not find the next best win, because rounds are not indexed by game and day (decision 87).
 */
export async function noteBestWins(tx: Transaction, events: readonly RoundEvent[]): Promise<void> {
  const { added, taken } = addedAndTaken(events);
  const voided = new Set(taken.map(({ data }) => data.wager_id));
  const best = new Map<string, BestWinRow>();
  for (const event of added) {
    const { id, game, stakeCents: stake, payoutCents: payout } = cashRound(event);
    if (payout <= stake || voided.has(id)) continue;
    const day = utcDay(event.createdAt);
    const key = `${day} ${game}`;
    if ((best.get(key)?.payout ?? 0) < payout)
      best.set(key, { game, day, payout, stake, won_at: event.createdAt });
  }
  // Use a fixed lock order, so that a rebuild cannot deadlock with the live subscriber.
  const rows = [...best.keys()].sort().flatMap((key) => best.get(key) ?? []);
  if (rows.length > 0) await raiseBestWins(tx, rows);
  const gone = taken.map(({ data, createdAt }) => ({
    game: data.title,
    day: utcDay(createdAt),
    payout: data.payout_cents,
    stake: data.stake_cents,
    won_at: createdAt,
  }));
  if (gone.length > 0) await removeBestWins(tx, gone);
}
