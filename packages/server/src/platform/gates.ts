import type { GatedAction } from '@wl/contract/call';
import type { ErrorCode } from '@wl/contract/errors';
import type { Player } from '@wl/contract/members';
import { DomainError } from './errors.ts';
import type { Listener } from './listen.ts';
import type { Transaction } from './database.ts';

export interface MemberState {
  emailConfirmed: boolean;
  /** As the members feature names them; the platform only knows `closed`. */
  status: Player['status'];
  /** End of a break or exclusion that has one. */
  excludedUntil?: Date | undefined;
  isOnBreak?: boolean;
}

/** What a call asks of the member who makes it. */
export interface Asks {
  needsConfirmed: boolean;
  action: GatedAction | undefined;
}

export interface StaffState {
  active: boolean;
  permissions: readonly string[];
}

const CHANNEL = 'wl_subjects';
/** Begins a notice about a clerk. */
const CLERK = 'clerk ';
/** Notices about members come all the time; a clerk waits for this many at most. */
const MOST_READS = 5;
/** Bound on staleness when a notice was lost. */
const CACHE_MS = 60_000;

export type Gates = ReturnType<typeof createGates>;

/**
 * What the platform has to know of a member or clerk to let a call through, given by the features that own them and kept
 * in memory. Whoever changes such a state calls `changed` in the same transaction.
 */
export function createGates(listener: Listener) {
  const members = new Map<string, { state: MemberState; readAtMs: number }>();
  const staff = new Map<string, { state: StaffState; readAtMs: number }>();
  /** Grows with every notice: a read that began before one must not be kept. */
  let notices = 0;
  const forget = (id: string) => {
    notices += 1;
    members.delete(id);
    staff.delete(id);
  };
  /** Hear of clerks that may do something else now; of `undefined` when notices may have been missed. */
  const onStaffChange = new Set<(clerkId: string | undefined) => void>();
  listener.on(CHANNEL, {
    onNotice: (payload) => {
      if (!payload.startsWith(CLERK)) {
        forget(payload);
        return;
      }
      const id = payload.slice(CLERK.length);
      forget(id);
      for (const hear of onStaffChange) hear(id);
    },
    onGap: () => {
      notices += 1;
      members.clear();
      staff.clear();
      for (const hear of onStaffChange) hear(undefined);
    },
  });

  async function cached<T>(
    cache: Map<string, { state: T; readAtMs: number }>,
    id: string,
    load: ((id: string) => Promise<T | undefined>) | undefined,
  ): Promise<T | undefined> {
    const nowMs = Date.now();
    const known = cache.get(id);
    if (known && nowMs - known.readAtMs < CACHE_MS) return known.state;
    const before = notices;
    const state = await load?.(id);
    if (state && before === notices) {
      if (cache.size > 100_000) cache.clear();
      cache.set(id, { state, readAtMs: nowMs });
    }
    return state;
  }

  function problemOf(state: MemberState, { needsConfirmed, action }: Asks): ErrorCode | undefined {
    if (state.status === 'closed') return 'member.closed';
    const refusal = action && gates.judge?.(action, state);
    if (refusal) return refusal;
    if (needsConfirmed && !state.emailConfirmed) return 'member.email_unverified';
    return undefined;
  }

  /** A clerk's state as it is after every notice so far: what was read before one opens nothing. */
  async function staffState(id: string): Promise<StaffState | undefined> {
    for (let tries = 1; ; tries += 1) {
      const before = notices;
      const state = await cached(staff, id, gates.loadStaffState);
      if (before === notices || tries === MOST_READS) return state;
    }
  }

  const gates = {
    /** Set by the limits feature: the one function that decides (decisions §10). */
    judge: undefined as
      | ((action: GatedAction, state: MemberState) => ErrorCode | undefined)
      | undefined,
    /** Set by the members feature: whether the casino does not serve the country of this address. Asked before every call. */
    isBlockedAddress: (_ip: string): boolean => false,
    /** Set by the members feature. */
    loadMemberState: undefined as ((id: string) => Promise<MemberState | undefined>) | undefined,
    /** Set by the staff feature. */
    loadStaffState: undefined as ((id: string) => Promise<StaffState | undefined>) | undefined,

    /** Whether a member's state is in memory and lets this call through, for who comes often; false decides nothing, `member` does. */
    knows(id: string, asks: Asks): boolean {
      const known = members.get(id);
      if (!known || Date.now() - known.readAtMs >= CACHE_MS) return false;
      return !problemOf(known.state, asks);
    },

    /**
     * @throws DomainError when the member is closed, may not do this now (break, exclusion) or, for `confirmed`, has not
     * confirmed the e-mail address
     */
    async member(id: string, asks: Asks): Promise<void> {
      const state = await cached(members, id, gates.loadMemberState);
      if (!state) {
        // Without the members feature (tests of other features) only the plain gate opens.
        if (gates.loadMemberState || asks.needsConfirmed) throw new DomainError('auth.signed_out');
        return;
      }
      const problem = problemOf(state, asks);
      if (problem) throw new DomainError(problem);
    },

    /** For who has the state at hand, such as sign-in. @throws DomainError member.closed · auth.locked · … */
    allow(action: GatedAction, state: MemberState): void {
      const problem = problemOf(state, { needsConfirmed: false, action });
      if (problem) throw new DomainError(problem);
    },

    /** @throws DomainError auth.signed_out | auth.forbidden */
    async staff(id: string, permission: string | undefined): Promise<void> {
      const state = await staffState(id);
      if (!state?.active) throw new DomainError('auth.signed_out');
      if (permission !== undefined && !state.permissions.includes(permission))
        throw new DomainError('auth.forbidden');
    },

    /**
     * A clerk's roles or state change in this transaction. Every node forgets them and lets `onStaffChange` know, which closes what
     * the old permissions have opened.
     */
    async staffChanged(tx: Transaction, id: string): Promise<void> {
      await tx.client.query('select pg_notify($1, $2)', [CHANNEL, CLERK + id]);
      tx.afterCommit(() => {
        forget(id);
      });
    },

    /** Calls `hear` with each clerk that may do something else now; with undefined when notices may have been missed. */
    onStaffChange(hear: (clerkId: string | undefined) => void): void {
      onStaffChange.add(hear);
    },

    /** A member's state changes in this transaction: forget it here and on the other nodes. */
    async changed(tx: Transaction, id: string): Promise<void> {
      await tx.client.query('select pg_notify($1, $2)', [CHANNEL, id]);
      tx.afterCommit(() => {
        forget(id);
      });
    },
  };
  return gates;
}
