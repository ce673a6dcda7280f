import { gameOfVersion } from '@wl/games/catalogue/mathematics';
import { stakeCents } from '@wl/games/money';
import { products } from '@wl/contract/events/wagers';
import type { Proof, Round, RoundLine } from '@wl/contract/play';
import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { isReadable, pairOfRound, type PairOfRound } from '../../fairness/index.ts';
import { findRound, listRounds, type RoundLineRow, type RoundRow } from '../../wagers/index.ts';
import { playRound } from './play-round.ts';
import { keyAt } from './player.ts';

const PAGE_SIZE = 20;

/** Number of the product `casino`, whose wagers are rounds of casino games. */
export const CASINO = products.indexOf('casino') + 1;

/**
 * Returns one of the member's own rounds with its events and proof, replayed from the stored data.
 * @throws DomainError request.not_found if the member has no such round
 */
export async function readRound(deps: Deps, memberId: string, id: string): Promise<Round> {
  const round = await readRoundIfAny(deps, memberId, id);
  if (!round) throw new DomainError('request.not_found');
  return round;
}

export async function readRoundIfAny(
  deps: Deps,
  memberId: string,
  id: string,
): Promise<Round | undefined> {
  const row = await findRound(deps.db, memberId, id);
  // Wagers of other products, such as bets at tables, have no seed pair and are not casino rounds.
  return row?.product === CASINO ? presentRound(deps, deps.db, row) : undefined;
}

/** Returns a stored round with recomputed events and proof. If it cannot be replayed, `events` is empty. */
export async function presentRound(deps: Deps, db: Db, row: RoundRow): Promise<Round> {
  const pair = await pairOfRound(deps, db, row);
  const base = {
    id: row.id,
    game: row.game,
    bet: row.bet,
    stake_cents: row.stake,
    payout_cents: row.payout,
    cash_after_cents: row.cash_after,
    created_at: row.created_at.toISOString(),
    demo: false,
    ...(row.item_id === null ? {} : { item: row.item_id }),
    ...voidFacts(row),
  };
  // A round that was voided before settlement has no result to replay. A round that was voided after settlement still
  // has its result.
  const isVoidedOpen = row.voided_at !== null && row.event_seq === null;
  const game = gameOfVersion(row.game, row.math_version);
  const checked = game?.checkBet(row.bet);
  if (!game || !checked?.ok || !isReadable(pair) || isVoidedOpen)
    return { ...base, events: [], proof: proofAlone(row, pair) };
  const round = keyAt(pair, row.nonce);
  const stake = stakeCents(checked.bet.parts);
  const bet = { game, sent: row.bet, json: '', checked: checked.bet, stakeCents: stake };
  const { outcome, payoutCents, proof } = playRound(bet, pair, row.nonce, round);
  if (payoutCents !== row.payout) {
    // Clerks can void a round whose replayed payout differs from the stored payout. They must still be able to open the
    // voided round, so do not throw an error for it.
    if (row.voided_at !== null) return { ...base, events: [], proof: proofAlone(row, pair) };
    throw new Error(`round ${row.id} pays ${payoutCents} now and paid ${row.payout}`);
  }
  const revealed = pair.isRevealed ? { server_seed: pair.serverSeed } : {};
  return { ...base, events: outcome.events, proof: { ...proof, ...revealed } };
}

/**
 * Returns the proof of a round that has no result or cannot be replayed, for example because its math version is
 * missing. The keys in the proof are empty if the seed cannot be read.
 */
function proofAlone(row: RoundRow, pair: PairOfRound): Proof {
  const keys = isReadable(pair)
    ? {
        round_key: keyAt(pair, row.nonce).key,
        next_round_key_hash: keyAt(pair, row.nonce + 1).hash,
        ...(pair.isRevealed ? { server_seed: pair.serverSeed } : {}),
      }
    : { round_key: '', next_round_key_hash: '' };
  return {
    game: row.game,
    math_version: row.math_version,
    seed_pair_id: pair.id,
    server_seed_hash: pair.serverSeedHash,
    client_seed: pair.clientSeed,
    nonce: row.nonce,
    ...keys,
  };
}

/**
 * Returns the fields that only a voided round has. The payout of a round paid for with a bag item was never cash, so
 * none of it is taken back.
 */
function voidFacts(row: RoundLineRow): Pick<RoundLine, 'voided' | 'taken_back_cents'> {
  if (row.voided_at === null) return {};
  if (row.event_seq === null) return { voided: true };
  const cashPayout = row.item_id === null ? row.payout - (row.bonus_payout ?? 0) : 0;
  return { voided: true, taken_back_cents: cashPayout };
}

/** Converts a round's row to a list entry as defined by the API contract. */
export function toLine(row: RoundLineRow): RoundLine {
  return {
    id: row.id,
    game: row.game,
    stake_cents: row.stake,
    payout_cents: row.payout,
    created_at: row.created_at.toISOString(),
    ...voidFacts(row),
  };
}

/** Returns a page of the member's own rounds, newest first. */
export async function readHistory(
  deps: Deps,
  filter: { memberId: string; game: string | undefined },
  page: number,
) {
  const offset = (page - 1) * PAGE_SIZE;
  const { rows, total } = await listRounds(deps.db, filter, { limit: PAGE_SIZE, offset });
  return {
    data: rows.map(toLine),
    meta: { current_page: page, total, to: offset + rows.length },
  };
}
