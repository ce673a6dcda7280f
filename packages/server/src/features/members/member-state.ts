import type { Player } from '@wl/contract/members';
import { isBreak } from '@wl/world/house/exclusions';
import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database.ts';
import { passportOf } from './player.ts';
import { findMember, type MemberRow } from './repository.ts';

/** What decides whether a member may do something now; no names, no addresses. */
export interface MemberState {
  id: string;
  nickname: string;
  emailConfirmed: boolean;
  status: Player['status'];
  /** End of a break or exclusion that has one; it may be over. */
  excludedUntil: Date | undefined;
  /** What holds is a break. */
  isOnBreak: boolean;
  passport: Player['passport'];
  /** ISO 3166 alpha-2 of the residence. */
  country: string;
  language: MemberRow['language'];
}

/** Channel of `gates.changed`: whoever changes a member says so there, once for the platform and for us. */
const CHANNEL = 'wl_subjects';
/** Bound on staleness when a notice was lost. */
const CACHE_MS = 60_000;
const CACHE_MAX = 100_000;

class StateCache {
  readonly #db: Db;
  readonly #known = new Map<string, { state: MemberState; readAtMs: number }>();
  /** Grows with every notice: a read that began before one must not be kept. */
  #notices = 0;

  constructor(db: Db) {
    this.#db = db;
  }

  forget(id: string) {
    this.#notices += 1;
    this.#known.delete(id);
  }

  clear() {
    this.#notices += 1;
    this.#known.clear();
  }

  async get(id: string): Promise<MemberState | undefined> {
    // Not the house's clock: staleness is about other nodes.
    const readAtMs = performance.now();
    const known = this.#known.get(id);
    if (known && readAtMs - known.readAtMs < CACHE_MS) return known.state;
    const notices = this.#notices;
    const row = await findMember(this.#db, id);
    if (!row) return undefined;
    const state = stateOf(row);
    if (notices === this.#notices) {
      if (this.#known.size >= CACHE_MAX) this.#known.clear();
      this.#known.set(id, { state, readAtMs });
    }
    return state;
  }
}

const caches = new WeakMap<Deps, StateCache>();

/** What the gate asks of a member (decisions §10). */
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

/** Opens the cache of this application and hears of changes on every node. Called once, by `setup`. */
export function openStateCache(deps: Deps): void {
  const cache = new StateCache(deps.db);
  caches.set(deps, cache);
  deps.listener.on(CHANNEL, {
    onNotice: (id) => {
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
 * The state of a member, from memory where it is known: the bet path asks this before every round. A change is heard at
 * once here and by NOTIFY on the other nodes; what must be exact compares `gateVersion` under the wallet lock.
 * @returns undefined when there is no such member
 */
export async function memberState(deps: Deps, memberId: string): Promise<MemberState | undefined> {
  const cache = caches.get(deps);
  if (cache) return cache.get(memberId);
  const row = await findMember(deps.db, memberId);
  return row && stateOf(row);
}
