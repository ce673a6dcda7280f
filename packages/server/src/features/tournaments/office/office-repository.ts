import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export interface FiguresRow {
  tournament_id: string;
  free: number;
  with_coins: number;
  with_ticket: number;
  coins_taken: number;
  coins_paid: number;
}

/**
 * Returns figures for each of the given tournaments: the number of entries per payment method, the Coins paid for
 * entries (excluding refunds), and the Coins paid as prizes.
 */
export async function figuresOf(db: Db, ids: readonly string[]): Promise<Map<string, FiguresRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<FiguresRow>`
    select t.id as tournament_id,
      count(*) filter (where e.how = 'free') as free,
      count(*) filter (where e.how = 'coins') as with_coins,
      count(*) filter (where e.how = 'ticket') as with_ticket,
      coalesce(sum(e.coins) filter (where e.returned_at is null), 0)::int8 as coins_taken,
      coalesce((select sum(s.coins) from tournaments_scores s where s.tournament_id = t.id), 0)::int8 as coins_paid
    from tournaments t left join tournaments_entries e on e.tournament_id = t.id
    where t.id = any(${[...ids]}::uuid[])
    group by t.id`.execute(db);
  return new Map(rows.map((row) => [row.tournament_id, row]));
}

const COMPARED = 20;

/**
 * Returns the average number of entrants in the latest finished tournaments (at most `COMPARED`) with this entry price;
 * null if there are no such tournaments.
 */
export async function averageEntrants(db: Db, entryCoins: number): Promise<number | null> {
  const { rows } = await sql<{ entrants: number | null }>`
    select round(avg(entrants))::int as entrants from (
      select entrants from tournaments where state = 'over' and entry_coins = ${entryCoins}
      order by ends_at desc limit ${COMPARED}) last`.execute(db);
  return rows[0]?.entrants ?? null;
}
