import type { Profile } from '@wl/world/casino/jurisdictions';
import type { Db } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { deriveRoundKey, hashRoundKey, openPairOf, type OpenPair } from '../../fairness/index.ts';
import type { LimitState } from '../../limits/index.ts';
import { gateStateOf, memberById, passportOf, profileAt } from '../../members/index.ts';
import { openRoundsOf, roundsSince } from '../../wagers/index.ts';
import { longestMs, noteStart, type Pace } from '../bets/pace.ts';

/** Round key for one nonce, and its hash. The server commits to the hash before the round. */
export interface RoundKey {
  /** Round key: 32 bytes in hex. */
  key: string;
  hash: string;
}

/**
 * Member state cached between bets, so that a bet needs no database read. To detect outdated state, the database's
 * settle function compares the cached version, seed pair and nonce with the locked wallet.
 */
export interface Player {
  memberId: string;
  gateVersion: number;
  limits: LimitState;
  /**
   * ISO alpha-2 code of the member's country of residence. The country and the IP address determine the jurisdiction
   * profile of each bet.
   */
  country: string;
  isVerified: boolean;
  pair: OpenPair;
  nonce: number;
  /** Key of the next round. It was computed when the server committed to the key's hash. */
  next: RoundKey;
  /** True if the wallet contained bonus money when it was last read or when the last bet was booked. */
  hadBonus: boolean;
  /**
   * Ids of the member's open rounds. Bets for other rounds must not use these ids. Opening a round changes the nonce,
   * so this set contains all open rounds if `nonce` is current.
   */
  openIds: ReadonlySet<string>;
  /**
   * Start times of recent rounds, loaded only if the profile requires time between rounds. Every new round changes the
   * nonce, so the times are current if the nonce is current.
   */
  pace: Pace | undefined;
}

export function keyAt(pair: Pick<OpenPair, 'serverSeed' | 'clientSeed'>, nonce: number): RoundKey {
  const key = deriveRoundKey(pair.serverSeed, pair.clientSeed, nonce);
  return { key, hash: hashRoundKey(key) };
}

/**
 * Loads a member's state.
 * @param ip IP address from which the waiting bet was sent. Together with the country, it determines the jurisdiction
 *   profile.
 * @throws DomainError auth.signed_out if the member does not exist
 */
export async function loadPlayer(deps: Deps, memberId: string, ip: string): Promise<Player> {
  // Read the wallet with its `gate_version` before the member. If the member's state changes in between, only the
  // version is outdated, never the state.
  const { pair, wallet } = await openPairOf(deps, memberId);
  const member = await memberById(deps.db, memberId);
  if (!member) throw new DomainError('auth.signed_out');
  return {
    memberId,
    gateVersion: wallet.gate_version,
    limits: gateStateOf(member),
    country: member.country,
    isVerified: passportOf(member) === 'verified',
    pair,
    nonce: wallet.next_nonce,
    next: keyAt(pair, wallet.next_nonce),
    hadBonus: wallet.bonus > 0,
    openIds: wallet.in_play > 0 ? await openIdsOf(deps, memberId) : NONE,
    pace: await paceOfMember(deps, deps.db, memberId, profileAt(deps, member.country, ip)),
  };
}

const NONE: ReadonlySet<string> = new Set();

async function openIdsOf({ db }: Deps, memberId: string): Promise<ReadonlySet<string>> {
  return new Set((await openRoundsOf(db, memberId)).map(({ id }) => id));
}

/**
 * Returns the start times of the member's recent rounds; undefined if the profile does not need them. The caller must
 * read the nonce first: if a round is booked in between, the nonce is stale, and the bet path repeats both reads.
 */
export async function paceOfMember(
  { clock }: Deps,
  db: Db,
  memberId: string,
  profile: Profile,
): Promise<Pace | undefined> {
  if (longestMs(profile) === 0) return undefined;
  const pace: Pace = new Map();
  const since = new Date(clock.now().getTime() - longestMs(profile));
  for (const { game, startedAt } of await roundsSince(db, memberId, since))
    noteStart(pace, game, startedAt);
  return pace;
}

/** Advances to the next nonce and its round key after a round has been booked. */
export function turnNonce(player: Player, next: RoundKey): void {
  player.nonce += 1;
  player.next = next;
}
