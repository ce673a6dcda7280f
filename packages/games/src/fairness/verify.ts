import { gameBySlug } from '../catalogue/index.ts';
import { gameOfVersion } from '../catalogue/mathematics.ts';
import type { Outcome } from '../round.ts';
import { payoutCents, stakeCents } from '../money.ts';
import { commitment, roundKey, roundKeyFromHex, roundKeyHash, roundKeyToHex } from './keys.ts';
import { recordDraws, type Draw } from './draws.ts';
import { compareShown, type ShownResult } from './shown.ts';
import { createStream } from './stream.ts';

/** Data of one round to verify. `bet` has the same format as in the request that placed it. */
export interface RoundClaim {
  gameSlug: string;
  mathVersion: string;
  bet: unknown;
  clientSeed: string;
  nonce: number;
  /** Round key as hex, revealed when the round is settled; not needed if the server seed is known. */
  roundKey?: string | undefined;
  /** Server seed, revealed when the seed pair is rotated. It is used to recompute and check the round key. */
  serverSeed?: string | undefined;
  /** Commitments made before the round: SHA-256 of the round key, and SHA-256 of the server seed. */
  roundKeyHash?: string | undefined;
  seedCommitment?: string | undefined;
  shown?: ShownResult | undefined;
}

type VerificationFault = 'unknown_game' | 'other_math_version' | 'bad_seed' | 'bad_bet' | 'no_key';

/** Results of the checks. A result is undefined if no value has been published for the comparison. */
interface VerificationMatches {
  /** True if the key derived from the server seed, the client seed and the nonce equals the revealed key. */
  roundKey: boolean | undefined;
  /** True if the hash of the revealed key equals the hash committed before the round. */
  roundKeyHash: boolean | undefined;
  /** True if the hash of the server seed equals the committed hash. */
  seedCommitment: boolean | undefined;
  /** True if the recomputed stake equals the displayed stake. `payout` and `facts` are compared in the same way. */
  stake: boolean | undefined;
  payout: boolean | undefined;
  facts: boolean | undefined;
}

/**
 * Result of a verification:
 * - `refused`: a recomputed value differs from the published one.
 * - `proved`: all values match, and the casino committed to the key before the bet.
 * - `unproved`: all values match, but there was no commitment. The casino could have chosen this key after the bet.
 */
type Verdict = 'proved' | 'unproved' | 'refused';

export type Verification =
  | { ok: false; fault: VerificationFault }
  | {
      ok: true;
      outcome: Outcome;
      /** All numbers drawn in the round, in order, for recomputing the round by hand. */
      draws: Draw[];
      stakeCents: number;
      payoutCents: number;
      roundKey: string;
      roundKeyHash: string;
      matches: VerificationMatches;
      verdict: Verdict;
    };

/**
 * Replays a round from public data, without using the server's result. The returned `outcome` and `payoutCents` can
 * then be compared with the values shown and booked. Returns a fault for invalid input and never throws.
 */
export function verifyRound(claim: RoundClaim): Verification {
  const game = gameOfVersion(claim.gameSlug, claim.mathVersion);
  if (!game)
    return {
      ok: false,
      fault: gameBySlug(claim.gameSlug) ? 'other_math_version' : 'unknown_game',
    };
  let derived: Uint8Array | undefined;
  let revealed: Uint8Array | undefined;
  try {
    if (claim.serverSeed) derived = roundKey(claim.serverSeed, claim.clientSeed, claim.nonce);
    if (claim.roundKey) revealed = roundKeyFromHex(claim.roundKey);
  } catch {
    return { ok: false, fault: 'bad_seed' };
  }
  const key = derived ?? revealed;
  if (!key) return { ok: false, fault: 'no_key' };
  const checked = game.checkBet(claim.bet);
  if (!checked.ok) return { ok: false, fault: 'bad_bet' };
  const { recorded, draws } = recordDraws(createStream(key, game.slug, game.mathVersion));
  const outcome = game.play(checked.bet, recorded);
  const keyHash = roundKeyHash(key);
  const staked = outcome.staked ?? checked.bet.parts;
  const played = {
    outcome,
    draws,
    stakeCents: stakeCents(staked),
    payoutCents: payoutCents(staked, outcome.payouts),
    roundKey: roundKeyToHex(key),
    roundKeyHash: keyHash,
  };
  const matches: VerificationMatches = {
    roundKey: derived && revealed && roundKeyToHex(derived) === roundKeyToHex(revealed),
    roundKeyHash: claim.roundKeyHash === undefined ? undefined : claim.roundKeyHash === keyHash,
    seedCommitment:
      claim.seedCommitment === undefined || !claim.serverSeed
        ? undefined
        : commitment(claim.serverSeed) === claim.seedCommitment,
    ...compareShown(claim.shown, played),
  };
  return { ok: true, ...played, matches, verdict: judge(matches) };
}

function judge(matches: VerificationMatches): Verdict {
  if (Object.values(matches).includes(false)) return 'refused';
  return matches.roundKeyHash || matches.seedCommitment ? 'proved' : 'unproved';
}
