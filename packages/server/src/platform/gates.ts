import type { GatedAction } from '@wl/contract/call';
import type { ErrorCode } from '@wl/contract/errors';
import type { Player } from '@wl/contract/members';
import { DomainError } from './errors.ts';
import type { Listener } from './listen.ts';
import type { Transaction } from './database.ts';

export interface MemberState {
  emailConfirmed: boolean;
  /** Status as defined by the members feature; the platform itself uses only `closed`. */
  status: Player['status'];
  /**
   * End of the break or exclusion; undefined if the exclusion is permanent, or if the member has no break or exclusion.
   */
  excludedUntil?: Date | undefined;
  isOnBreak?: boolean;
}

/** Requirements that a member must meet to make a call. */
export interface Asks {
  needsConfirmed: boolean;
  action: GatedAction | undefined;
}

export interface StaffState {
  active: boolean;
  permissions: readonly string[];
}

const CHANNEL = 'wl_subjects';
/** Prefix of notification payloads that concern a clerk. */
const CLERK = 'clerk ';
/**
 * Maximum number of reads of a clerk's state. Every notification during a read causes another read, and notifications
 * about members arrive constantly.
 */
const MOST_READS = 5;
/** Maximum age of a cached state, in milliseconds; limits staleness after a lost notification. */
const CACHE_MS = 60_000;

export type Gates = ReturnType<typeof createGates>;

/**
 * Creates the gates, which decide from the states of members and clerks whether a call is allowed. The features that
 * own the states load them, and the gates cache them in memory. Code that changes a state calls `changed` or
 * `staffChanged` in the same transaction.
 */
export function createGates(listener: Listener) {
  const members = new Map<string, { state: MemberState; readAtMs: number }>();
  const staff = new Map<string, { state: StaffState; readAtMs: number }>();
  /** Number of notifications so far. A state whose read began before the latest notification must not be cached. */
  let notifications = 0;
  const forget = (id: string) => {
    notifications += 1;
    members.delete(id);
    staff.delete(id);
  };
  /**
   * Listeners that receive the id of a clerk whose permissions may have changed; `undefined` means that notifications
   * may have been missed.
   */
  const onStaffChange = new Set<(clerkId: string | undefined) => void>();
  listener.on(CHANNEL, {
    onNotification: (payload) => {
      if (!payload.startsWith(CLERK)) {
        forget(payload);
        return;
      }
      const id = payload.slice(CLERK.length);
      forget(id);
      for (const hear of onStaffChange) hear(id);
    },
    onGap: () => {
      notifications += 1;
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
    const before = notifications;
    const state = await load?.(id);
    if (state && before === notifications) {
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

  /**
   * Reads a clerk's state again if a notification arrived during the read, because a state read before a notification
   * must not grant access.
   */
  async function staffState(id: string): Promise<StaffState | undefined> {
    for (let tries = 1; ; tries += 1) {
      const before = notifications;
      const state = await cached(staff, id, gates.loadStaffState);
      if (before === notifications || tries === MOST_READS) return state;
    }
  }

  const gates = {
    /** The only function that decides whether a gated action is allowed (decisions §10); set by the limits feature. */
    judge: undefined as
      | ((action: GatedAction, state: MemberState) => ErrorCode | undefined)
      | undefined,
    /** Returns true for an IP address in a country that the casino does not serve; set by the members feature. */
    isBlockedAddress: (_ip: string): boolean => false,
    /** Loads a member's state; set by the members feature. */
    loadMemberState: undefined as ((id: string) => Promise<MemberState | undefined>) | undefined,
    /** Loads a clerk's state; set by the staff feature. */
    loadStaffState: undefined as ((id: string) => Promise<StaffState | undefined>) | undefined,

    /**
     * Returns true if the cached state of a member allows this call. Intended for frequent calls; if the result is
     * false, call `member`.
     */
    knows(id: string, asks: Asks): boolean {
      const known = members.get(id);
      if (!known || Date.now() - known.readAtMs >= CACHE_MS) return false;
      return !problemOf(known.state, asks);
    },

    /**
     * Checks that a member may make a call.
     * @throws DomainError if the account is closed, the action is not allowed now (break, exclusion), or the call needs
     *   a confirmed e-mail address and it is not confirmed
     */
    async member(id: string, asks: Asks): Promise<void> {
      const state = await cached(members, id, gates.loadMemberState);
      if (!state) {
        // Without the members feature (in tests of other features), only calls that do not need a confirmed e-mail
        // address are allowed.
        if (gates.loadMemberState || asks.needsConfirmed) throw new DomainError('auth.signed_out');
        return;
      }
      const problem = problemOf(state, asks);
      if (problem) throw new DomainError(problem);
    },

    /**
     * Checks a state that the caller has already loaded, as at sign-in.
     * @throws DomainError member.closed · auth.locked · …
     */
    allow(action: GatedAction, state: MemberState): void {
      const problem = problemOf(state, { needsConfirmed: false, action });
      if (problem) throw new DomainError(problem);
    },

    /**
     * Checks that a clerk is active and has a permission.
     * @throws DomainError auth.signed_out | auth.forbidden
     */
    async staff(id: string, permission: string | undefined): Promise<void> {
      const state = await staffState(id);
      if (!state?.active) throw new DomainError('auth.signed_out');
      if (permission !== undefined && !state.permissions.includes(permission))
        throw new DomainError('auth.forbidden');
    },

    /**
     * Announces that this transaction changes a clerk's roles or state. Every node drops its cached state and calls the
     * `onStaffChange` listeners, which revoke access that the old permissions granted.
     */
    async staffChanged(tx: Transaction, id: string): Promise<void> {
      await tx.client.query('select pg_notify($1, $2)', [CHANNEL, CLERK + id]);
      tx.afterCommit(() => {
        forget(id);
      });
    },

    /**
     * Adds a listener that receives the id of a clerk whose permissions may have changed; undefined: notifications may
     * have been missed.
     */
    onStaffChange(hear: (clerkId: string | undefined) => void): void {
      onStaffChange.add(hear);
    },

    /** Announces that this transaction changes a member's state, so that all nodes drop their cached state. */
    async changed(tx: Transaction, id: string): Promise<void> {
      await tx.client.query('select pg_notify($1, $2)', [CHANNEL, id]);
      tx.afterCommit(() => {
        forget(id);
      });
    },
  };
  return gates;
}
