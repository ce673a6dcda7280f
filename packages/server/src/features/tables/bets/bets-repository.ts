/** SQL queries for bets at shared tables. Amounts are in cents. */
import type { Db, Transaction } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    tables_bets: TableBetRow;
  }
}

/** Manual cash-out of the bet on one spot. */
export interface CashOut {
  /** Multiplier in hundredths. */
  hundredths: number;
  /** Time from the start of the climb to the request's arrival, in milliseconds. */
  ms: number;
}

export interface TableBetRow {
  member_id: string;
  /** Id chosen by the client; also the id of the wager. */
  id: string;
  table_slug: string;
  round: number;
  bet: Record<string, unknown>;
  stake: number;
  /** Part of the stake, including that of a double, that was paid with bonus money. */
  bonus_stake: number;
  /** Server time at which the request arrived. */
  received_at: Date;
  ms_before_close: number;
  /** Payout in cents; null until the bet is settled, and for a refunded bet. */
  payout: number | null;
  /** Time of the settlement or refund; null until then. */
  closed_at: Date | null;
  /** Manual cash-outs by spot. The database rejects changes to them, and additions after the settlement or refund. */
  cash_outs: Record<string, CashOut>;
  /** Decisions, in order. The database rejects changes to them, and additions after the settlement or refund. */
  actions: string[];
  /** Id under which the last correction booked the bet as a wager; null if the bet is booked under its own id. */
  wager_id: string | null;
  /** Payout in cents before the last correction; null if no correction has changed the bet. */
  corrected_from: number | null;
}

/** Bet that has just been accepted. */
export type NewBetRow = Omit<
  TableBetRow,
  'payout' | 'closed_at' | 'cash_outs' | 'actions' | 'wager_id' | 'corrected_from'
>;

export function findBet(db: Db, memberId: string, id: string): Promise<TableBetRow | undefined> {
  return db
    .selectFrom('tables_bets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns a member's bet and locks its row until the transaction ends. */
export function lockBet(
  tx: Transaction,
  memberId: string,
  id: string,
): Promise<TableBetRow | undefined> {
  return tx
    .selectFrom('tables_bets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Adds a spot's cash-out to a bet. */
export async function storeCashOut(
  tx: Transaction,
  { member_id, id }: BetKey,
  spot: string,
  cashOut: CashOut,
): Promise<void> {
  await tx.client.query({
    name: 'tables_store_cash_out',
    text: `update tables_bets set cash_outs = cash_outs || $3::jsonb where member_id = $1 and id = $2`,
    values: [member_id, id, JSON.stringify({ [spot]: cashOut })],
  });
}

/** Adds a decision and its additional stake to a bet. `bonusCents` is the part of this stake that is bonus money. */
export async function storeAction(
  tx: Transaction,
  { member_id, id }: BetKey,
  { action, addsCents, bonusCents }: { action: string; addsCents: number; bonusCents: number },
): Promise<void> {
  await tx.client.query({
    name: 'tables_store_action',
    text: `update tables_bets set actions = actions || $3::text, stake = stake + $4, bonus_stake = bonus_stake + $5
      where member_id = $1 and id = $2`,
    values: [member_id, id, action, addsCents, bonusCents],
  });
}

/** Returns a member's bets in one round, oldest first. */
export function betsInRound(
  db: Db,
  { memberId, table, round }: { memberId: string; table: string; round: number },
): Promise<TableBetRow[]> {
  return db
    .selectFrom('tables_bets')
    .selectAll()
    .where('table_slug', '=', table)
    .where('round', '=', round)
    .where('member_id', '=', memberId)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}

export async function insertBet(tx: Transaction, bet: NewBetRow): Promise<void> {
  await tx
    .insertInto('tables_bets')
    .values({
      ...bet,
      bet: JSON.stringify(bet.bet) as never,
      payout: null,
      closed_at: null,
      cash_outs: '{}' as never,
      actions: [],
      wager_id: null,
      corrected_from: null,
    })
    .execute();
}

/** Id that is lower than any other id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Subset of a table's members: the members whose hash is `group` modulo `of`. */
export interface GroupPart {
  group: number;
  of: number;
}

export type BetKey = Pick<TableBetRow, 'member_id' | 'id'>;
export type OpenBet = BetKey & Pick<TableBetRow, 'bet' | 'cash_outs' | 'actions'>;

/**
 * Returns the open bets (neither settled nor refunded) of the members in `part`, in the order in which wallets are
 * locked.
 * @param after last bet of the previous page; neither that bet nor the bets before it are read again
 * @param locks true to lock the bets before they are read, and thus to wait for cash-outs that are being stored
 */
export async function openBets(
  db: Db,
  {
    table,
    round,
    part,
    after,
    limit,
    locks,
  }: {
    table: string;
    round: number;
    part: GroupPart;
    after: BetKey | undefined;
    limit: number;
    locks: boolean;
  },
): Promise<OpenBet[]> {
  const { rows } = await db.client.query<OpenBet>({
    name: locks ? 'tables_lock_open_bets' : 'tables_open_bets',
    text: `select member_id, id, bet, cash_outs, actions from tables_bets
      where table_slug = $1 and round = $2 and closed_at is null and abs(uuid_hash(member_id) % $4) = $5
        and member_id >= $6 and (member_id, id) > ($6, $7)
      order by member_id, id limit $3 ${locks ? 'for no key update' : ''}`,
    values: [
      table,
      round,
      limit,
      part.of,
      part.group,
      after?.member_id ?? NO_ID,
      after?.id ?? NO_ID,
    ],
  });
  return rows;
}

/** Stakes of all members in one round. Amounts are in cents. */
export interface RoundStakes {
  bets: number;
  members: number;
  stake: number;
  /** Part of `stake` that was paid with bonus money. */
  bonus_stake: number;
  /** Highest stake of one bet. */
  largest: number;
}

/** Returns the number of bets in a round, the number of members who placed them, and the total and highest stake. */
export async function stakesOfRound(db: Db, table: string, round: number): Promise<RoundStakes> {
  const { rows } = await db.client.query<RoundStakes>({
    name: 'tables_stakes_of_round',
    text: `select count(*) as bets, count(distinct member_id) as members, coalesce(sum(stake), 0)::bigint as stake,
        coalesce(sum(bonus_stake), 0)::bigint as bonus_stake, coalesce(max(stake), 0)::bigint as largest
      from tables_bets where table_slug = $1 and round = $2`,
    values: [table, round],
  });
  return rows[0] ?? { bets: 0, members: 0, stake: 0, bonus_stake: 0, largest: 0 };
}

/** Returns all bets of a round, including closed bets. */
export async function betsOfRound(db: Db, table: string, round: number): Promise<OpenBet[]> {
  const { rows } = await db.client.query<OpenBet>({
    name: 'tables_bets_of_round',
    text: `select member_id, id, bet, cash_outs, actions from tables_bets where table_slug = $1 and round = $2`,
    values: [table, round],
  });
  return rows;
}

/** Returns the total stake on each spot in a round, in cents. Bets in games without spots are left out. */
export async function stakesBySpot(
  db: Db,
  table: string,
  round: number,
): Promise<Record<string, number>> {
  const { rows } = await db.client.query<{ spot: string; cents: number }>({
    name: 'tables_stakes_by_spot',
    text: `select s.key as spot, sum(s.value::bigint)::bigint as cents
      from tables_bets b, jsonb_each_text(b.bet -> 'spots') s
      where b.table_slug = $1 and b.round = $2 group by s.key`,
    values: [table, round],
  });
  return Object.fromEntries(rows.map(({ spot, cents }) => [spot, cents]));
}

/** Returns true if a bet of this round has been settled or refunded. */
export async function hasClosedBets(db: Db, table: string, round: number): Promise<boolean> {
  const row = await db
    .selectFrom('tables_bets')
    .select('id')
    .where('table_slug', '=', table)
    .where('round', '=', round)
    .where('closed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns true if any bet in this round is neither settled nor refunded. */
export async function hasOpenBets(db: Db, table: string, round: number): Promise<boolean> {
  const row = await db
    .selectFrom('tables_bets')
    .select('id')
    .where('table_slug', '=', table)
    .where('round', '=', round)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the payouts of bets. The payout of a refunded bet is null. */
export async function closeBets(
  tx: Transaction,
  bets: readonly { memberId: string; id: string; payoutCents: number | null }[],
  at: Date,
): Promise<void> {
  await tx.client.query({
    name: 'tables_close_bets',
    text: `update tables_bets b set payout = n.payout, closed_at = $4
      from unnest($1::uuid[], $2::uuid[], $3::bigint[]) as n(member_id, id, payout)
      where b.member_id = n.member_id and b.id = n.id`,
    values: [
      bets.map(({ memberId }) => memberId),
      bets.map(({ id }) => id),
      bets.map(({ payoutCents }) => payoutCents),
      at,
    ],
  });
}
