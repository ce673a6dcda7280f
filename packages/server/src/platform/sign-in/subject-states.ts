import type { Transaction } from '../database/database.ts';
import type { MemberState, StaffState } from '../gates.ts';
import type { Listener } from '../database/listen.ts';

const CHANNEL = 'wl_subjects';
/** Prefix of database notifications that concern a clerk. */
const CLERK = 'clerk ';
/**
 * Maximum number of successive reads of a clerk's state. Every notification during a read causes another read. Without
 * this maximum, the reads might never end, because notifications about members arrive constantly.
 */
const MOST_READS = 5;
/** Maximum age of a cached state in milliseconds. A node that misses a notification uses an old state for this long. */
const CACHE_MS = 60_000;

type Load<T> = ((id: string) => Promise<T | undefined>) | undefined;

/** Creates a cache of member or clerk states, keyed by id. */
function createStateCache<T>() {
  const states = new Map<string, { state: T; readAtMs: number }>();
  /**
   * Number of change notifications received so far. A state whose read began before the latest notification may be out
   * of date and must not be cached.
   */
  let notifications = 0;

  function known(id: string): T | undefined {
    const cached = states.get(id);
    return cached && Date.now() - cached.readAtMs < CACHE_MS ? cached.state : undefined;
  }

  return {
    known,
    async read(id: string, load: Load<T>): Promise<T | undefined> {
      const nowMs = Date.now();
      const cached = known(id);
      if (cached) return cached;
      const before = notifications;
      const state = await load?.(id);
      if (state && before === notifications) {
        if (states.size > 100_000) states.clear();
        states.set(id, { state, readAtMs: nowMs });
      }
      return state;
    },
    /**
     * Removes a changed state from the cache and increments `notifications`, so that a read in progress does not cache
     * the old state.
     */
    forget(id: string) {
      notifications += 1;
      states.delete(id);
    },
    clear() {
      notifications += 1;
      states.clear();
    },
    notifications: () => notifications,
  };
}

export type SubjectStates = ReturnType<typeof createSubjectStates>;

/** Creates the cache of member and clerk states. All nodes keep their caches up to date through NOTIFY. */
export function createSubjectStates(listener: Listener) {
  const members = createStateCache<MemberState>();
  const staff = createStateCache<StaffState>();
  const forget = (id: string) => {
    members.forget(id);
    staff.forget(id);
  };
  /**
   * Listeners that receive the id of a clerk whose permissions may have changed; `undefined` means that notifications
   * may have been missed.
   */
  const onStaffChange = new Set<(clerkId: string | undefined) => void>();
  /** Listeners that receive the id of a member whose state has changed, or `undefined` as in `onStaffChange`. */
  const onMemberChange = new Set<(memberId: string | undefined) => void>();
  /** Calls the listeners after other caches of this state have received the same notification. */
  const reportMember = (id: string | undefined) => {
    queueMicrotask(() => {
      for (const hear of onMemberChange) hear(id);
    });
  };
  listener.on(CHANNEL, {
    onNotification: (payload) => {
      if (!payload.startsWith(CLERK)) {
        forget(payload);
        reportMember(payload);
        return;
      }
      const id = payload.slice(CLERK.length);
      forget(id);
      for (const hear of onStaffChange) hear(id);
    },
    onGap: () => {
      members.clear();
      staff.clear();
      for (const hear of onStaffChange) hear(undefined);
      reportMember(undefined);
    },
  });

  async function announce(tx: Transaction, payload: string, id: string): Promise<void> {
    await tx.client.query('select pg_notify($1, $2)', [CHANNEL, payload]);
    tx.afterCommit(() => {
      forget(id);
    });
  }

  return {
    knownMember: members.known,
    member: (id: string, load: Load<MemberState>) => members.read(id, load),

    /**
     * Returns a clerk's state. If a notification arrives during a read, reads the state again (at most `MOST_READS`
     * reads), because an outdated state could grant revoked permissions.
     */
    async staff(id: string, load: Load<StaffState>): Promise<StaffState | undefined> {
      for (let tries = 1; ; tries += 1) {
        const before = staff.notifications();
        const state = await staff.read(id, load);
        if (before === staff.notifications() || tries === MOST_READS) return state;
      }
    },

    announceMember: (tx: Transaction, id: string) => announce(tx, id, id),
    announceStaff: (tx: Transaction, id: string) => announce(tx, CLERK + id, id),
    onStaffChange,
    onMemberChange,
  };
}
