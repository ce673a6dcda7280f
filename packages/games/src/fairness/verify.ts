import { gameBySlug } from '../catalogue/index.ts';
import { gameOfVersion } from '../catalogue/mathematics.ts';
import type { IntStream } from '../game.ts';
import type { Outcome } from '../round.ts';
import { payoutCents, stakeCents } from '../money.ts';
import { commitment, roundKey, roundKeyFromHex, roundKeyHash, roundKeyToHex } from './keys.ts';
import { createStream } from './stream.ts';

/** A result as it was shown and booked, to compare with. Amounts in cents; `events` as JSON holds them. */
export interface ShownResult {
  stakeCents: number;
  payoutCents: number;
  events: readonly unknown[];
}

/** The public facts of one round. `bet` is the bet as it was sent, `roundKey` the revealed key as hex. */
export interface RoundClaim {
  gameSlug: string;
  mathVersion: string;
  bet: unknown;
  clientSeed: string;
  nonce: number;
  /** Revealed with the settlement; not needed when the server seed is known. */
  roundKey?: string | undefined;
  /** Revealed when the seed pair is rotated. With it the key itself is checked, not only taken. */
  serverSeed?: string | undefined;
  /** What was promised before the round: SHA-256 of the round key, and of the server seed. */
  roundKeyHash?: string | undefined;
  seedCommitment?: string | undefined;
  shown?: ShownResult | undefined;
}

type VerificationFault = 'unknown_game' | 'other_math_version' | 'bad_seed' | 'bad_bet' | 'no_key';

/** Each check is true or false, or undefined where the claim holds nothing to compare with. */
interface VerificationMatches {
  /** The key derived from server seed, client seed and nonce is the revealed key. */
  roundKey: boolean | undefined;
  /** The key hashes to what was promised before the round. */
  roundKeyHash: boolean | undefined;
  /** The server seed hashes to its commitment. */
  seedCommitment: boolean | undefined;
  /** The stake, the payout and every fact are those that were shown. */
  stake: boolean | undefined;
  payout: boolean | undefined;
  facts: boolean | undefined;
}

/**
 * `refused`: something differs. `proved`: nothing differs, and the key is the one that was promised before the bet. `unproved`: nothing
 * differs, but no promise was given to compare with: a casino could have chosen this key after the bet.
 */
type Verdict = 'proved' | 'unproved' | 'refused';

/** One number the round took from its stream: uniform in [0, `below`). */
interface Draw {
  below: number;
  result: number;
}

export type Verification =
  | { ok: false; fault: VerificationFault }
  | {
      ok: true;
      outcome: Outcome;
      /** Every number the round used, in order, so that it can be followed by hand. */
      draws: Draw[];
      stakeCents: number;
      payoutCents: number;
      roundKey: string;
      roundKeyHash: string;
      matches: VerificationMatches;
      verdict: Verdict;
    };

/**
 * Plays a round again from public data alone, with the code the server played it with. Nothing here trusts the server:
 * compare `outcome` and `payoutCents` with what was shown and booked. Never throws on bad input.
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
  const stream = createStream(key, game.slug, game.mathVersion);
  const draws: Draw[] = [];
  const noted: IntStream = {
    int(below) {
      const result = stream.int(below);
      draws.push({ below, result });
      return result;
    },
  };
  const outcome = game.play(checked.bet, noted);
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

function compareShown(
  shown: ShownResult | undefined,
  played: { stakeCents: number; payoutCents: number; outcome: Outcome },
) {
  return {
    stake: shown && shown.stakeCents === played.stakeCents,
    payout: shown && shown.payoutCents === played.payoutCents,
    facts: shown && JSON.stringify(shown.events) === JSON.stringify(played.outcome.events),
  };
}

function judge(matches: VerificationMatches): Verdict {
  if (Object.values(matches).includes(false)) return 'refused';
  return matches.roundKeyHash || matches.seedCommitment ? 'proved' : 'unproved';
}
