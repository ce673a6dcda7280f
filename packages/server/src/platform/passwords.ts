import { COST } from './password-cost.ts';
import { createHasher, type Lane, type Place } from './password-hasher.ts';

/** One for the process: what it protects, the cores, is the process's too. */
const hasher = createHasher();

/** For tests: whoever finds a place in a lane is served, however slow the machine is that tests. */
export const waitPatiently = (): void => hasher.waitPatiently();

/** Hashes that wait or are computed, for the metrics. */
export const passwordsWaiting = (): number => hasher.waiting;

/**
 * Takes a place in a lane of the hasher for as long as `work` runs: take it before what should not be done in vain.
 * @throws DomainError request.overloaded when the lane is full
 */
export const inLane = <T>(lane: Lane, work: (place: Place) => Promise<T>): Promise<T> =>
  hasher.inLane(lane, work);

const placed = <T>(where: Lane | Place, work: (place: Place) => Promise<T>) =>
  typeof where === 'string' ? hasher.inLane(where, work) : work(where);

/**
 * An argon2id hash in PHC form, salt included.
 * @param where a lane, or the place in one that was taken before
 * @throws DomainError request.overloaded
 */
export function hashPassword(password: string, where: Lane | Place = 'stranger'): Promise<string> {
  return placed(where, async (place) => {
    const answer = await hasher.run({ kind: 'hash', password: password.normalize('NFKC') }, place);
    if (!('hash' in answer)) throw new Error('argon2 gave no hash');
    return answer.hash;
  });
}

export interface PasswordVerdict {
  ok: boolean;
  /** A hash with today's costs, to be stored now, when the stored one has others. */
  rehash?: string;
}

/**
 * Compares; a missing `stored` takes as long as a wrong password, so that time does not tell who has an account.
 * @param where a lane, or the place in one that was taken before
 * @throws DomainError request.overloaded
 */
export function verifyPassword(
  stored: string | undefined,
  password: string,
  where: Lane | Place = 'stranger',
): Promise<PasswordVerdict> {
  return placed(where, async (place) => {
    const job = { kind: 'verify', stored, password: password.normalize('NFKC') } as const;
    const answer = await hasher.run(job, place);
    // What is stored and is no hash fits nothing.
    if (!('ok' in answer && answer.ok) || stored === undefined) return { ok: false };
    const current = `$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
    if (stored.startsWith('$argon2id$') && stored.includes(current)) return { ok: true };
    return { ok: true, rehash: await hashPassword(password, place) };
  });
}

/**
 * Runs `work` and answers no earlier than `atLeastMs` after the start, success or failure, so that the time of the answer
 * does not tell which path was taken. Choose it above the slowest path.
 */
export async function uniformly<T>(atLeastMs: number, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const left = atLeastMs - (performance.now() - start);
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }
}
