import type { GatedAction } from '@wl/contract/call';
import type { ErrorCode } from '@wl/contract/errors';
import type { Player } from '@wl/contract/members';
import { DomainError } from './errors.ts';
import type { Listener } from './database/listen.ts';
import type { Transaction } from './database/database.ts';
import { createSubjectStates, type SubjectStates } from './sign-in/subject-states.ts';

export interface MemberState {
  emailConfirmed: boolean;
  /** Status as defined by the members feature. The platform only checks whether it is `closed`. */
  status: Player['status'];
  /**
   * End of the break or exclusion; undefined if the exclusion is permanent, or if the member has no break or exclusion.
   */
  excludedUntil?: Date | undefined;
  isOnBreak?: boolean;
}

/** Conditions that the gates check before a call. */
export interface Asks {
  needsConfirmed: boolean;
  action: GatedAction | undefined;
}

export interface StaffState {
  active: boolean;
  permissions: readonly string[];
}

/** Functions that the features set, and that the gates use to decide whether a call is allowed. */
interface FeatureParts {
  /**
   * Returns an error code if the member's state forbids a gated action. No other code makes this decision (decisions
   * §10). Set by the limits feature.
   */
  judge: ((action: GatedAction, state: MemberState) => ErrorCode | undefined) | undefined;
  /** Returns true for an IP address in a country that the casino does not serve. Set by the members feature. */
  isBlockedAddress: (ip: string) => boolean;
  /** Loads a member's state; set by the members feature. */
  loadMemberState: ((id: string) => Promise<MemberState | undefined>) | undefined;
  /** Loads a clerk's state; set by the staff feature. */
  loadStaffState: ((id: string) => Promise<StaffState | undefined>) | undefined;
}

export type Gates = ReturnType<typeof createGates>;

/**
 * Creates the gates, which decide whether a call is allowed, based on the state of the member or clerk. The features
 * that own these states load them, and the gates cache them in memory. Code that changes a state calls `changed` or
 * `staffChanged` in the same transaction.
 */
export function createGates(listener: Listener) {
  const states = createSubjectStates(listener);
  const parts: FeatureParts = {
    judge: undefined,
    isBlockedAddress: () => false,
    loadMemberState: undefined,
    loadStaffState: undefined,
  };
  // Return `parts` itself, not a copy. The features assign their functions to the returned object, and the checks read
  // them from `parts` at each call.
  return Object.assign(parts, memberGates(parts, states), staffGates(parts, states));
}

function memberGates(parts: FeatureParts, states: SubjectStates) {
  function problemOf(state: MemberState, { needsConfirmed, action }: Asks): ErrorCode | undefined {
    if (state.status === 'closed') return 'member.closed';
    const refusal = action && parts.judge?.(action, state);
    if (refusal) return refusal;
    if (needsConfirmed && !state.emailConfirmed) return 'member.email_unverified';
    return undefined;
  }

  return {
    /**
     * Returns true if a member's cached state allows this call. This check is fast enough for frequent calls. If it
     * returns false, call `member` for the final decision.
     */
    knows(id: string, asks: Asks): boolean {
      const known = states.knownMember(id);
      return known !== undefined && !problemOf(known, asks);
    },

    /**
     * Checks that a member may make a call.
     * @throws DomainError if the account is closed, the action is not allowed (break, exclusion), or a required e-mail
     *   confirmation is missing
     */
    async member(id: string, asks: Asks): Promise<void> {
      const state = await states.member(id, parts.loadMemberState);
      if (!state) {
        // Only tests omit the members feature. Without it, member states cannot be loaded, so allow only calls that
        // need no confirmed e-mail address.
        if (parts.loadMemberState || asks.needsConfirmed) throw new DomainError('auth.signed_out');
        return;
      }
      const problem = problemOf(state, asks);
      if (problem) throw new DomainError(problem);
    },

    /**
     * Checks that a member may perform an action, using a member state that the caller has already loaded (for example,
     * at sign-in).
     * @throws DomainError member.closed, or the error code that `judge` returns
     */
    allow(action: GatedAction, state: MemberState): void {
      const problem = problemOf(state, { needsConfirmed: false, action });
      if (problem) throw new DomainError(problem);
    },

    /** Makes all nodes discard their cached state for a member, because this transaction changes that state. */
    changed: (tx: Transaction, id: string): Promise<void> => states.announceMember(tx, id),

    /**
     * Adds a listener that receives the id of a member whose state any node has changed. The listener receives
     * undefined if notifications may have been missed.
     */
    onMemberChange(hear: (memberId: string | undefined) => void): void {
      states.onMemberChange.add(hear);
    },
  };
}

function staffGates(parts: FeatureParts, states: SubjectStates) {
  return {
    /**
     * Checks that a clerk is active and has the given permission.
     * @throws DomainError auth.signed_out · auth.forbidden
     */
    async staff(id: string, permission: string | undefined): Promise<void> {
      const state = await states.staff(id, parts.loadStaffState);
      if (!state?.active) throw new DomainError('auth.signed_out');
      if (permission !== undefined && !state.permissions.includes(permission))
        throw new DomainError('auth.forbidden');
    },

    /** Returns true if a clerk is active and has the given permission. */
    async staffMay(id: string, permission: string): Promise<boolean> {
      const state = await states.staff(id, parts.loadStaffState);
      return state?.active === true && state.permissions.includes(permission);
    },

    /**
     * Announces that this transaction changes a clerk's roles or state. After the commit, every node drops its cached
     * state of the clerk and calls the `onStaffChange` listeners, which revoke access.
     */
    staffChanged: (tx: Transaction, id: string): Promise<void> => states.announceStaff(tx, id),

    /**
     * Adds a listener for changes to clerks' permissions. The listener receives the clerk's id, or undefined if
     * notifications may have been missed.
     */
    onStaffChange(hear: (clerkId: string | undefined) => void): void {
      states.onStaffChange.add(hear);
    },
  };
}
