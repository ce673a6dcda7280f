import type { BagItem, TravelBag } from '@wl/contract/bag';
import { bags } from '@wl/world/casino/bags';
import type { SkillLevels } from '@wl/world/casino/skills';
import type { Db } from '../../platform/database/database.ts';
import { skillsOf } from '../journey/index.ts';
import { walletOf, type WalletRow } from '../ledger/index.ts';
import { bagOf } from './items/give-item.ts';
import { livingItems, runningOf, type ItemRow, type RunningRow } from './items/items-repository.ts';
import { bagKindOf } from './kinds/index.ts';
import { timesHundredths } from './rules.ts';
import { stakesOfItems, unstakedDeposits } from './sources.ts';

/** Number of places in the largest bag. */
const MOST_PLACES = Math.max(...bags.map(({ places }) => places));

/** Member data that is needed, in addition to an item's row, to determine the item's state. */
export interface Surroundings {
  skills: SkillLevels;
  running: ReadonlyMap<string, RunningRow>;
  /** Sum of the member's cash and cash in play, in cents. */
  balanceCents: number;
  /** Ids of the top-ups that have not been staked in full (decisions §5). */
  unstaked: ReadonlySet<string>;
}

export async function surroundingsOf(db: Db, memberId: string): Promise<Surroundings> {
  // Run the queries one after another, because a transaction has only one connection.
  const skills = await skillsOf(db, memberId);
  const running = await runningOf(db, memberId);
  const wallet = await walletOf(db, memberId);
  const unstaked = await unstakedDeposits(db, memberId);
  return {
    skills,
    running: new Map(running.map((row) => [row.item_id, row])),
    balanceCents: wallet ? await ownCents(db, wallet, running) : 0,
    unstaked: new Set(unstaked.map(({ topUpId }) => topUpId)),
  };
}

/**
 * Returns the member's own money in cents: cash plus money in play, excluding bonus money and stakes paid for by bag
 * items.
 */
export async function ownCents(
  db: Db,
  { member_id: memberId, cash, in_play }: Pick<WalletRow, 'member_id' | 'cash' | 'in_play'>,
  running: readonly RunningRow[],
): Promise<number> {
  if (in_play === 0) return cash;
  const ofItems = await stakesOfItems(db, memberId);
  return (
    cash +
    in_play -
    running.reduce((sum, { in_play_cents }) => sum + in_play_cents, 0) -
    ofItems.reduce((sum, { stakeCents }) => sum + stakeCents, 0)
  );
}

/**
 * Returns true if a cash-out requested now would end the item (decisions §6). This applies to items whose deposit is
 * tracked for cashback, and to items with bonus money from a deposit that has not been staked in full.
 */
export function endsWithCashOut(row: ItemRow, unstaked: ReadonlySet<string>): boolean {
  if (row.state !== 'running' || row.top_up_id === null) return false;
  const item = { isGranted: row.granted_cents !== null, isUnstaked: unstaked.has(row.top_up_id) };
  return bagKindOf(row.kind).endsWithCashOut?.(item) ?? false;
}

/**
 * Returns an item's watched deposit, with the item's terms and its kind's rules for watched deposits; null if no
 * deposit is watched.
 */
export function watchedOf(row: ItemRow, balanceCents: number) {
  const { terms, deposit_cents: depositCents } = row;
  const { watch } = bagKindOf(row.kind);
  const isWatched = row.state === 'running' && row.granted_cents === null;
  if (!watch || !isWatched || depositCents === null) return null;
  const watched = {
    depositCents,
    slotStakedCents: row.slot_staked_cents,
    slotPaidCents: row.slot_paid_cents,
    balanceCents,
  };
  return { terms, watch, watched };
}

function wireWatched(row: ItemRow, balanceCents: number): BagItem['watched'] {
  const found = watchedOf(row, balanceCents);
  if (!found) return null;
  const { terms, watch, watched } = found;
  return {
    deposit: watched.depositCents,
    turnover: watched.slotStakedCents,
    turnover_needed: watch.turnoverCents(terms, watched.depositCents),
    due: watch.payment(terms, watched),
  };
}

function wireWagering(row: ItemRow, running: RunningRow | undefined): BagItem['wagering'] {
  if (row.granted_cents === null || row.required_cents === null) return null;
  return {
    balance: running?.balance_cents ?? 0,
    required: row.required_cents,
    wagered: Math.min(row.required_cents, running?.wagered_cents ?? row.wagered_cents ?? 0),
    granted: row.granted_cents,
  };
}

function wireSpins(row: ItemRow): BagItem['spins'] {
  const kind = bagKindOf(row.kind);
  if (row.activated_at === null || !kind.spins) return null;
  return {
    left: row.spins_left ?? 0,
    of: kind.activation?.(row.terms).spins ?? 0,
    credit_left: row.credit_left_cents ?? 0,
    won: row.won_cents,
  };
}

/** Converts an item to the contract's format. */
export function wireItem(row: ItemRow, around: Surroundings): BagItem {
  const hundredths = row.wagering_hundredths ?? timesHundredths(row.terms, around.skills.gambler);
  return {
    id: row.id,
    kind: row.kind,
    terms: row.terms,
    terms_hash: row.terms_hash,
    state: row.state,
    source: row.source,
    acquired_at: row.acquired_at.toISOString(),
    expires_at: row.deadline?.toISOString() ?? null,
    activated_at: row.activated_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    ended_by: row.ended_by,
    wagering_times: hundredths === null ? null : hundredths / 100,
    wagering: wireWagering(row, around.running.get(row.id)),
    spins: wireSpins(row),
    watched: wireWatched(row, around.balanceCents),
    ends_with_cash_out: endsWithCashOut(row, around.unstaked),
    paid_out: row.paid_out_cents,
  };
}

/** Returns a member's bag: the items that occupy its places, and all activated items, those with bonus money first. */
export async function readBag(db: Db, memberId: string): Promise<TravelBag> {
  const [bag, rows, around] = await Promise.all([
    bagOf(db, memberId),
    livingItems(db, memberId),
    surroundingsOf(db, memberId),
  ]);
  // Sort items with bonus money first, in the order in which that money is staked. All other items follow.
  const place = ({ id }: ItemRow) => around.running.get(id)?.no ?? Infinity;
  const going = rows
    .filter(({ state }) => state !== 'in_bag')
    .sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0));
  return {
    bag: { id: bag.id, name: bag.name, is_largest: bag.places === MOST_PLACES },
    places: bag.places,
    items: rows.filter(({ state }) => state === 'in_bag').map((row) => wireItem(row, around)),
    going: going.map((row) => wireItem(row, around)),
  };
}
