import { COST } from './password-cost.ts';
import { createHasher, type HashQueue, type Place } from './password-hasher.ts';

/** One hasher for the process, since it protects the cores that the whole process shares. */
const hasher = createHasher();

/** For tests: a request that finds a place in a queue is served, however slow the test machine is. */
export const waitPatiently = (): void => hasher.waitPatiently();

/** Returns the number of hashes that wait or are being computed, for the metrics. */
export const passwordsWaiting = (): number => hasher.waiting;

/**
 * Keeps a place in a queue of the hasher while `work` runs. Take it before work that would be wasted without a hash.
 * @throws DomainError request.overloaded when the queue is full
 */
export const inHashQueue = <T>(
  hashQueue: HashQueue,
  work: (place: Place) => Promise<T>,
): Promise<T> => hasher.inHashQueue(hashQueue, work);

const placed = <T>(where: HashQueue | Place, work: (place: Place) => Promise<T>) =>
  typeof where === 'string' ? hasher.inHashQueue(where, work) : work(where);

/**
 * Returns an argon2id hash in PHC form, salt included.
 * @param where a queue, or the place in one that was taken before
 * @throws DomainError request.overloaded
 */
export function hashPassword(
  password: string,
  where: HashQueue | Place = 'unknown',
): Promise<string> {
  return placed(where, async (place) => {
    const answer = await hasher.run({ kind: 'hash', password: password.normalize('NFKC') }, place);
    if (!('hash' in answer)) throw new Error('argon2 gave no hash');
    return answer.hash;
  });
}

export interface PasswordVerdict {
  ok: boolean;
  /** New hash with the current cost, to be stored now if the stored one has another cost. */
  rehash?: string;
}

/**
 * Verifies a password. A missing `stored` takes as long as a wrong password, so that the time does not show which accounts exist.
 * @param where a queue, or the place in one that was taken before
 * @throws DomainError request.overloaded
 */
export function verifyPassword(
  stored: string | undefined,
  password: string,
  where: HashQueue | Place = 'unknown',
): Promise<PasswordVerdict> {
  return placed(where, async (place) => {
    const job = { kind: 'verify', stored, password: password.normalize('NFKC') } as const;
    const answer = await hasher.run(job, place);
    // A stored value that is no hash matches no password.
    if (!('ok' in answer && answer.ok) || stored === undefined) return { ok: false };
    const current = `$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
    if (stored.startsWith('$argon2id$') && stored.includes(current)) return { ok: true };
    return { ok: true, rehash: await hashPassword(password, place) };
  });
}

/**
 * Runs `work` and answers no earlier than `atLeastMs` after the start, on success or failure, so that the time of the answer
 * does not show which path was taken. Choose a time above that of the slowest path.
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
