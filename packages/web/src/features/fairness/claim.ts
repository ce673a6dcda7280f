import type { Proof, Round } from '@wl/contract/play';
import type { RoundClaim } from '@wl/games/fairness/verify';
import type { Promised } from './promises.ts';

/** Public data of one round as text fields that a member can copy, paste and edit. */
export interface ClaimFields {
  game: string;
  mathVersion: string;
  clientSeed: string;
  nonce: string;
  roundKey: string;
  /** Hash of the round key, as shown to the member before the round; empty if unknown. */
  roundKeyHash: string;
  serverSeed: string;
  serverSeedHash: string;
  /** JSON of the bet as it was sent. */
  bet: string;
}

export const EMPTY_CLAIM: ClaimFields = {
  game: '',
  mathVersion: '',
  clientSeed: '',
  nonce: '',
  roundKey: '',
  roundKeyHash: '',
  serverSeed: '',
  serverSeedHash: '',
  bet: '',
};

/**
 * Returns the values that a settled round provides for the verifier's fields.
 * @param promised values that this browser stored before the bet
 */
export function fieldsOfRound(round: Round, promised: Promised): ClaimFields {
  const { proof, demo } = round;
  return {
    game: proof.game,
    mathVersion: proof.math_version,
    clientSeed: proof.client_seed,
    nonce: String(proof.nonce),
    roundKey: proof.round_key,
    // Only a hash known before the bet proves anything, so do not use a hash that arrives together with the round.
    roundKeyHash: promised.roundKeyHash ?? '',
    serverSeed: proof.server_seed ?? '',
    // A demo round's seed is drawn only for that round, so its hash was not published in advance.
    serverSeedHash: demo ? '' : (promised.seedHash ?? proof.server_seed_hash),
    bet: JSON.stringify(round.bet),
  };
}

/** Returns true if a round has a result. A round that was voided while it was open has no result. */
export const hasResult = ({ voided, taken_back_cents: takenBack }: Round): boolean =>
  !voided || takenBack !== undefined;

/**
 * Returns the claim to verify, or null if the nonce or the bet cannot be parsed.
 * @param round round from which the form was filled in; its result is also verified. Null if the member entered the
 *   fields by hand
 */
export function claimOf(fields: ClaimFields, round: Round | null): RoundClaim | null {
  const nonce = Number(fields.nonce);
  if (fields.nonce.trim() === '' || !Number.isSafeInteger(nonce) || nonce < 0) return null;
  let bet: unknown;
  try {
    bet = JSON.parse(fields.bet);
  } catch {
    return null;
  }
  const given = (value: string) => (value.trim() === '' ? undefined : value.trim());
  return {
    gameSlug: fields.game.trim(),
    mathVersion: fields.mathVersion.trim(),
    bet,
    clientSeed: fields.clientSeed.trim(),
    nonce,
    roundKey: given(fields.roundKey),
    serverSeed: given(fields.serverSeed),
    roundKeyHash: given(fields.roundKeyHash),
    seedCommitment: given(fields.serverSeedHash),
    shown: round && hasResult(round) ? shownOf(round) : undefined,
  };
}

const shownOf = (round: Round) => ({
  stakeCents: round.stake_cents,
  payoutCents: round.payout_cents,
  events: round.events,
});

/** Returns the round in a pasted API response; null if the text contains no round. */
export function roundOfPaste(text: string): Round | null {
  try {
    const outer = JSON.parse(text) as { data?: object };
    const inner = (outer.data ?? outer) as { round?: object };
    const round = (inner.round ?? inner) as Partial<Round>;
    return round.proof &&
      round.events &&
      round.payout_cents !== undefined &&
      round.stake_cents !== undefined
      ? (round as Round)
      : null;
  } catch {
    return null;
  }
}

/**
 * Reads pasted text: either a round as the API returns it, or a JSON object with the fields of a claim.
 * @param promisedFor returns the commitments that this browser stored before the round's bet was placed
 */
export function fieldsOfPaste(
  text: string,
  promisedFor: (proof: Proof) => Promised,
): ClaimFields | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null) return null;
  const outer = parsed as { data?: unknown; round?: unknown; proof?: unknown };
  const inner = (outer.data ?? outer) as { round?: unknown; proof?: unknown };
  const round = (inner.round ?? inner) as Partial<Round>;
  if (round.proof && round.bet) return fieldsOfRound(round as Round, promisedFor(round.proof));
  const known = parsed as Partial<Record<keyof ClaimFields, unknown>>;
  if (typeof known.game !== 'string') return null;
  const fields = { ...EMPTY_CLAIM };
  for (const name of Object.keys(EMPTY_CLAIM) as (keyof ClaimFields)[]) {
    const value = known[name];
    if (typeof value === 'string' || typeof value === 'number') fields[name] = String(value);
    else if (value && name === 'bet') fields.bet = JSON.stringify(value);
  }
  return fields;
}
