import type { RealityCheck } from '@wl/contract/limits';
import { REALITY_MINUTES_USUAL, type RealityMinutes } from '@wl/world/house/limits';
import type { Subject } from '../../platform/auth.ts';
import type { Db } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { addRealityAnswer, findReality, findRealityChoice, saveReality } from './repository.ts';
import { realityDueAt } from './rules.ts';

/** What a session's next check depends on. */
interface Stretch {
  everyMinutes: RealityMinutes | null;
  since: Date;
  /** Until this is old, a bet needs no reading. */
  readAtMs: number;
}

/** Also the bound on how long a shorter interval chosen at another node is not known at this one. */
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
 * Whether this session has to answer a reality check before its next round (decisions §10, trust U6). Every bet asks; what was
 * read within the last minute answers for it, but a refusal is always from the database, where another node may have noted
 * an answer.
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

/** The interval, and the running stretch of this session. */
export async function readRealityCheck(deps: Deps, member: Subject): Promise<RealityCheck> {
  return present(deps, await read(deps, deps.db, member));
}

/** What a clerk reads of a member's reality check: the interval, whose choice it is, and when one was answered last. */
export async function readRealityChoice(deps: Deps, memberId: string) {
  const row = await findRealityChoice(deps.db, memberId);
  return {
    every_minutes: row.every_minutes ?? deps.config.realityCheckMinutes,
    chosen_at: row.changed_at?.toISOString() ?? null,
    answered_at: row.answered_at?.toISOString() ?? null,
  };
}

function present(deps: Deps, { everyMinutes, since }: Stretch): RealityCheck {
  // A house that asks nobody by itself still names an interval.
  const minutes = everyMinutes ?? REALITY_MINUTES_USUAL;
  return {
    every_minutes: minutes,
    since: since.toISOString(),
    due_at: realityDueAt(since, minutes).toISOString(),
    server_now: deps.clock.now().toISOString(),
  };
}

/**
 * Sets the member's interval for all of their sessions.
 * @throws DomainError limits.reality_check_due: a longer one would be a way past the check that waits
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

/** The member goes on: the next check is a whole interval away. Nothing happens when none is due. */
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
