import type { Player } from '@wl/contract/members';
import { isBreak } from '@wl/world/casino/exclusions';
import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { passportOf } from './player.ts';
import { findMember, findMembersById, type MemberRow } from './repository.ts';

/** Fields of a member that determine what the member can do now. Real names and addresses are not included. */
export interface MemberState {
  id: string;
  nickname: string;
  emailConfirmed: boolean;
  status: Player['status'];
  /** End of a break or of a temporary exclusion; can be in the past. */
  excludedUntil: Date | undefined;
  /** True if the member is on a break; false if the member is excluded, or if neither applies. */
  isOnBreak: boolean;
  passport: Player['passport'];
  /** ISO 3166-1 alpha-2 code of the country of residence. */
  country: string;
  language: MemberRow['language'];
}

/**
 * PostgreSQL channel on which `gates.changed` announces every change to a member. The platform and `StateCache` both
 * listen on it.
 */
const CHANNEL = 'wl_subjects';
/**
 * Maximum age of a cached state in milliseconds. After a lost notification, a state is outdated for at most this long.
 */
const CACHE_MS = 60_000;
const CACHE_MAX = 100_000;

class StateCache {
  readonly #db: Db;
  readonly #known = new Map<string, { state: MemberState; readAtMs: number }>();
  /**
   * Number of invalidations so far. A state whose read began before the latest invalidation may be outdated and must
   * not be cached.
   */
  #notifications = 0;

  constructor(db: Db) {
    this.#db = db;
  }

  forget(id: string) {
    this.#notifications += 1;
    this.#known.delete(id);
  }

  clear() {
    this.#notifications += 1;
    this.#known.clear();
  }

  async get(id: string): Promise<MemberState | undefined> {
    // Measure the age of cached states in real time, because other nodes can change members even while a test stops the
    // application's clock.
    const readAtMs = performance.now();
    const known = this.#fresh(id, readAtMs);
    if (known) return known;
    const notifications = this.#notifications;
    const row = await findMember(this.#db, id);
    return row && this.#keep(stateOf(row), { readAtMs, notifications });
  }

  /** Returns the states of several members. Uses a single query to read all states that are not cached. */
  async getAll(ids: readonly string[]): Promise<MemberState[]> {
    const readAtMs = performance.now();
    const known = ids.flatMap((id) => this.#fresh(id, readAtMs) ?? []);
    if (known.length === ids.length) return known;
    const notifications = this.#notifications;
    const missing = ids.filter((id) => !this.#fresh(id, readAtMs));
    const rows = await findMembersById(this.#db, missing);
    return [...known, ...rows.map((row) => this.#keep(stateOf(row), { readAtMs, notifications }))];
  }

  #fresh(id: string, nowMs: number): MemberState | undefined {
    const known = this.#known.get(id);
    return known && nowMs - known.readAtMs < CACHE_MS ? known.state : undefined;
  }

  /**
   * Caches a state, unless an invalidation has arrived since the read began.
   * @returns the given state, whether or not it was cached
   */
  #keep(
    state: MemberState,
    { readAtMs, notifications }: { readAtMs: number; notifications: number },
  ): MemberState {
    if (notifications === this.#notifications) {
      if (this.#known.size >= CACHE_MAX) this.#known.clear();
      this.#known.set(state.id, { state, readAtMs });
    }
    return state;
  }
}

const caches = new WeakMap<Deps, StateCache>();

/** Returns the fields of a member that decide whether the member's calls are allowed (decisions §10). */
export function gateStateOf(
  row: Pick<MemberRow, 'email_confirmed_at' | 'status' | 'excluded_until' | 'exclusion_length'>,
) {
  return {
    emailConfirmed: row.email_confirmed_at !== null,
    status: row.status,
    excludedUntil: row.excluded_until ?? undefined,
    isOnBreak: row.exclusion_length !== null && isBreak(row.exclusion_length),
  };
}

function stateOf(row: MemberRow): MemberState {
  return {
    id: row.id,
    nickname: row.nickname,
    ...gateStateOf(row),
    passport: passportOf(row),
    country: row.country,
    language: row.language,
  };
}

/** Creates the application's member-state cache and subscribes to changes from all nodes. Called once, by `setup`. */
export function openStateCache(deps: Deps): void {
  const cache = new StateCache(deps.db);
  caches.set(deps, cache);
  deps.listener.on(CHANNEL, {
    onNotification: (id) => {
      cache.forget(id);
    },
    onGap: () => {
      cache.clear();
    },
  });
}

export function forgetState(deps: Deps, memberId: string): void {
  caches.get(deps)?.forget(memberId);
}

/**
 * Returns a member's state, usually from memory, because every bet reads it. A change takes effect immediately on this
 * node and reaches other nodes through NOTIFY, so other nodes may briefly return an outdated state. The settle
 * functions detect this by comparing a bet's `gateVersion` with the locked wallet's.
 * @returns undefined if the member does not exist
 */
export async function memberState(deps: Deps, memberId: string): Promise<MemberState | undefined> {
  const cache = caches.get(deps);
  if (cache) return cache.get(memberId);
  const row = await findMember(deps.db, memberId);
  return row && stateOf(row);
}

/**
 * Returns a map from member ids to the states that `memberState` would return, using at most one query. Members that do
 * not exist are omitted.
 */
export async function memberStates(
  deps: Deps,
  memberIds: readonly string[],
): Promise<Map<string, MemberState>> {
  if (memberIds.length === 0) return new Map();
  const ids = [...new Set(memberIds)];
  const cache = caches.get(deps);
  const states = cache
    ? await cache.getAll(ids)
    : (await findMembersById(deps.db, ids)).map(stateOf);
  return new Map(states.map((state) => [state.id, state]));
}
