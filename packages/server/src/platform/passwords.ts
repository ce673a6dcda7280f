import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommendation; 17 ms on the reference machine. p=1 is the default, the kind is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** An argon2id hash in PHC form, salt included. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST);
}

export interface PasswordVerdict {
  ok: boolean;
  /** A hash with today's costs, to be stored now, when the stored one has others. */
  rehash?: string;
}

/** Compares; a missing `stored` takes as long as a wrong password, so that time does not tell who has an account. */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<PasswordVerdict> {
  if (stored === undefined) {
    await verify(await dummyHash(), password);
    return { ok: false };
  }
  const ok = await verify(stored, password.normalize('NFKC')).catch(() => false);
  if (!ok) return { ok: false };
  const current = `$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
  if (stored.startsWith('$argon2id$') && stored.includes(current)) return { ok: true };
  return { ok: true, rehash: await hashPassword(password) };
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  dummy ??= hashPassword('nobody has this password');
  return dummy;
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
