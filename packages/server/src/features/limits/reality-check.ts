import type { RealityCheck } from '@wl/contract/limits';
import { REALITY_MINUTES_USUAL, type RealityMinutes } from '@wl/world/casino/limits';
import type { Subject } from '../../platform/sign-in/auth.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { addRealityAnswer, findReality, findRealityChoice, saveReality } from './repository.ts';
import { realityDueAt } from './rules.ts';

/** Interval and start time, which determine when a session's next reality check is due. */
interface Stretch {
  everyMinutes: RealityMinutes | null;
  since: Date;
  /**
   * Time when the data was read from the database, in epoch milliseconds. Bets use the cached data until it expires.
   */
  readAtMs: number;
}

/**
 * Maximum age of cached reality-check data, in milliseconds. If the member changes the interval through another node,
 * this node applies the change within this time.
 */
const KEPT_MS = 60_000;
const KEPT_MAX = 100_000;
const kept = new WeakMap<Deps, Map<string, Stretch>>();

function stretchesOf(deps: Deps): Map<string, Stretch> {
  let stretches = kept.get(deps);
  if (!stretches) kept.set(deps, (stretches = new Map<string, Stretch>()));
  return stretches;
}

async function read(deps: Deps, db: Db, member: Subject): Promise<Stretch> {
  const readAtMs = deps.clock.now().getTime();
  const row = await findReality(db, { memberId: member.id, sessionId: member.sessionId });
  return {
    everyMinutes: row.every_minutes ?? deps.config.realityCheckMinutes,
    since: row.answered_at ?? member.signedInAt,
    readAtMs,
  };
}

const isDue = ({ everyMinutes, since }: Stretch, now: Date): boolean =>
  everyMinutes !== null && now >= realityDueAt(since, everyMinutes);

/**
 * Returns true if the member must answer a reality check before the next round in this session (decisions §10, trust
 * U6). Every bet calls this function, so the function caches its data for up to a minute and may return an outdated
 * `false`. `true` always comes from a new read, because another node may have stored an answer.
 */
export async function isRealityCheckDue(deps: Deps, member: Subject): Promise<boolean> {
  const now = deps.clock.now();
  const stretches = stretchesOf(deps);
  const known = stretches.get(member.sessionId);
  if (known && now.getTime() - known.readAtMs < KEPT_MS && !isDue(known, now)) return false;
  const stretch = await read(deps, deps.db, member);
  if (stretches.size >= KEPT_MAX) stretches.delete(stretches.keys().next().value ?? '');
  stretches.set(member.sessionId, stretch);
  return isDue(stretch, now);
}

/** Returns this session's reality-check interval and the time of the next check. */
export async function readRealityCheck(deps: Deps, member: Subject): Promise<RealityCheck> {
  return present(deps, await read(deps, deps.db, member));
}

/**
 * Returns a member's reality-check settings for a clerk: the interval, the time when the member chose it, and the time
 * of the last answer.
 */
export async function readRealityChoice(deps: Deps, memberId: string) {
  const row = await findRealityChoice(deps.db, memberId);
  return {
    every_minutes: row.every_minutes ?? deps.config.realityCheckMinutes,
    chosen_at: row.changed_at?.toISOString() ?? null,
    answered_at: row.answered_at?.toISOString() ?? null,
  };
}

function present(deps: Deps, { everyMinutes, since }: Stretch): RealityCheck {
  // Show the default interval if neither the member nor the installation has set one, because the page needs a value.
  const minutes = everyMinutes ?? REALITY_MINUTES_USUAL;
  return {
    every_minutes: minutes,
    since: since.toISOString(),
    due_at: realityDueAt(since, minutes).toISOString(),
    server_now: deps.clock.now().toISOString(),
  };
}

/**
 * Sets the reality-check interval for all of the member's sessions.
 * @throws DomainError limits.reality_check_due if a check is due, because a longer interval must not bypass it
 */
export async function chooseRealityMinutes(
  deps: Deps,
  member: Subject,
  minutes: RealityMinutes,
): Promise<RealityCheck> {
  return deps.transaction(async (tx) => {
    const now = deps.clock.now();
    if (isDue(await read(deps, tx, member), now)) throw new DomainError('limits.reality_check_due');
    await saveReality(tx, { member_id: member.id, every_minutes: minutes, changed_at: now });
    tx.afterCommit(() => stretchesOf(deps).clear());
    return present(deps, await read(deps, tx, member));
  });
}

/**
 * Stores the answer to the reality check that is due, or does nothing if no check is due. After an answer, the next
 * check is due one full interval later.
 */
export async function answerRealityCheck(deps: Deps, member: Subject): Promise<RealityCheck> {
  return deps.transaction(async (tx) => {
    const stretch = await read(deps, tx, member);
    const now = deps.clock.now();
    const { everyMinutes, since } = stretch;
    if (everyMinutes === null || !isDue(stretch, now)) return present(deps, stretch);
    await addRealityAnswer(tx, {
      session_id: member.sessionId,
      due_at: realityDueAt(since, everyMinutes),
      member_id: member.id,
      answered_at: now,
    });
    tx.afterCommit(() => stretchesOf(deps).delete(member.sessionId));
    return present(deps, await read(deps, tx, member));
  });
}
