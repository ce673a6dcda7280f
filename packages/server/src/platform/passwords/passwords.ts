import { COST } from './password-cost.ts';
import { createHasher, type HashQueue, type Place } from './password-hasher.ts';

/** Single password hasher of this process. Its limits therefore apply to every password hash. */
const hasher = createHasher();

/**
 * Removes the limit on the waiting time in the hash queues. Tests call this function so that queued requests are served
 * even on a slow machine.
 */
export const waitPatiently = (): void => hasher.waitPatiently();

/** Returns, for the metrics, the number of hashes that are waiting or being computed. */
export const passwordsWaiting = (): number => hasher.waiting;

/**
 * Reserves a place in a hash queue while `work` runs. Use this function if `work` does something expensive before
 * hashing, so that a full queue rejects the request first.
 * @throws DomainError request.overloaded if the queue is full or the wait would be too long
 */
export const inHashQueue = <T>(
  hashQueue: HashQueue,
  work: (place: Place) => Promise<T>,
): Promise<T> => hasher.inHashQueue(hashQueue, work);

const placed = <T>(where: HashQueue | Place, work: (place: Place) => Promise<T>) =>
  typeof where === 'string' ? hasher.inHashQueue(where, work) : work(where);

/**
 * Returns an argon2id hash in PHC format, including the salt.
 * @param where a hash queue, or a place already reserved in a hash queue
 * @throws DomainError request.overloaded if the queue is full or the wait would be too long
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
  /** New hash to store if the stored hash was created with outdated cost parameters. */
  rehash?: string;
}

/**
 * Verifies a password. If the account does not exist (`stored` is undefined), verification takes as long as for a wrong
 * password, so that the duration does not reveal which accounts exist.
 * @param where a hash queue, or a place already reserved in a hash queue
 * @throws DomainError request.overloaded if the queue is full or the wait would be too long
 */
export function verifyPassword(
  stored: string | undefined,
  password: string,
  where: HashQueue | Place = 'unknown',
): Promise<PasswordVerdict> {
  return placed(where, async (place) => {
    const job = { kind: 'verify', stored, password: password.normalize('NFKC') } as const;
    const answer = await hasher.run(job, place);
    // A stored value that is not a hash matches no password.
    if (!('ok' in answer && answer.ok) || stored === undefined) return { ok: false };
    const current = `$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
    if (stored.startsWith('$argon2id$') && stored.includes(current)) return { ok: true };
    return { ok: true, rehash: await hashPassword(password, place) };
  });
}

/**
 * Runs `work` and returns or throws no earlier than `atLeastMs` after the start, so that the duration does not reveal
 * which code path was taken. `atLeastMs` must exceed the duration of the slowest path.
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
