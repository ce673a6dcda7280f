import { isLinkOf, tableKey, type IndexedLink } from '../fairness/chain.ts';
import { recordDraws, type Draw } from '../fairness/draws.ts';
import { roundKeyToHex } from '../fairness/keys.ts';
import { compareShown, type ShownResult } from '../fairness/shown.ts';
import { createStream } from '../fairness/stream.ts';
import { payoutCents, stakeCents } from '../money.ts';
import type { Outcome } from '../round.ts';
import { ANY_STAKE } from './table-game.ts';
import { tableGameOf } from './table-games.ts';

/** Public facts about one round of a shared table and about one member's bet in that round. */
export interface TableClaim {
  game: string;
  mathVersion: string;
  bet: unknown;
  /** Revealed link, its index in the chain, and the salt of the chain. */
  chain: IndexedLink & { salt: string };
  /**
   * Last hash of the chain, published before the chain's first round. It commits the casino to all links of the chain.
   */
  published?: string | undefined;
  /** Verified link of an earlier round in the chain, which reduces the number of hashes needed for verification. */
  known?: IndexedLink | undefined;
  /** Round key that the casino showed to the member, as hex. */
  roundKey?: string | undefined;
  shown?: ShownResult | undefined;
}

/**
 * Results of comparing computed values with published or shown values. A result is undefined if no value to compare was
 * provided.
 */
interface TableMatches {
  /** True if the link belongs to the published chain. */
  link: boolean | undefined;
  roundKey: boolean | undefined;
  stake: boolean | undefined;
  payout: boolean | undefined;
  facts: boolean | undefined;
}

export type TableVerification =
  | { ok: false; fault: 'unknown_game' | 'bad_link' | 'bad_bet' }
  | {
      ok: true;
      outcome: Outcome;
      /** All numbers drawn in the round, in order. */
      draws: Draw[];
      stakeCents: number;
      payoutCents: number;
      roundKey: string;
      matches: TableMatches;
      /** `refused` if any check failed, `proved` if the link belongs to the published chain, otherwise `unproved`. */
      verdict: 'proved' | 'unproved' | 'refused';
    };

/**
 * Replays a round of a shared table from public data, without using the server's result. Returns a fault for invalid
 * input and never throws.
 */
export function verifyTableRound(claim: TableClaim): TableVerification {
  const game = tableGameOf(claim.game, claim.mathVersion);
  if (!game) return { ok: false, fault: 'unknown_game' };
  let key: Uint8Array;
  try {
    key = tableKey(claim.chain.salt, claim.chain.link);
  } catch {
    return { ok: false, fault: 'bad_link' };
  }
  const checked = game.checkBet(ANY_STAKE, claim.bet);
  if (!checked.ok) return { ok: false, fault: 'bad_bet' };
  const { recorded, draws } = recordDraws(createStream(key, game.slug, game.mathVersion));
  const result = game.draw(recorded);
  let outcome: Outcome;
  try {
    outcome = game.settle(result, checked.bet);
  } catch {
    // The bet contains a decision that the cards do not allow.
    return { ok: false, fault: 'bad_bet' };
  }
  const staked = outcome.staked ?? checked.bet.parts;
  const played = {
    outcome,
    draws,
    stakeCents: stakeCents(staked),
    payoutCents: payoutCents(staked, outcome.payouts),
    roundKey: roundKeyToHex(key),
  };
  const { published, known } = claim;
  const matches: TableMatches = {
    link: published === undefined ? undefined : isLinkOf(published, claim.chain, known),
    roundKey: claim.roundKey === undefined ? undefined : claim.roundKey === played.roundKey,
    ...compareShown(claim.shown, played),
  };
  const isRefused = Object.values(matches).includes(false);
  const verdict = isRefused ? 'refused' : matches.link ? 'proved' : 'unproved';
  return { ok: true, ...played, matches, verdict };
}
