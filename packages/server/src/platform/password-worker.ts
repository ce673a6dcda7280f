/** Thread that hashes passwords, one at a time (password-hasher.ts). */
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { COST } from './password-cost.ts';
import type { HashAnswer, Hashed, HashJob } from './password-hasher.ts';

/**
 * Priority of the thread. On a fully loaded machine a hash gets a third of the share of other work, and takes 0.1 s. With
 * PRIORITY_BELOW_NORMAL (10) it takes 0.4 s and with PRIORITY_LOW (19) 3 s, one after the other, so no member could sign in to a
 * busy casino. A flood does not take the cores, because few of its hashes are computed at all (`unknown-devices.ts`).
 */
const NICE = 5;

// On Linux each thread has its own priority. Elsewhere this would change the whole process.
if (os.platform() === 'linux') os.setPriority(NICE);

/** Hash with which the password for an unknown address is compared. */
const nobody = hashSync('nobody has this password', COST);

function answer(job: HashJob): HashAnswer {
  if (job.kind === 'hash') return { hash: hashSync(job.password, COST) };
  const ok = verifySync(job.stored ?? nobody, job.password);
  return { ok: ok && job.stored !== undefined };
}

parentPort?.on('message', (job: HashJob) => {
  const fromMs = performance.now();
  let reported: HashAnswer;
  try {
    reported = answer(job);
  } catch (error) {
    reported = { error: error instanceof Error ? error.message : 'argon2 failed' };
  }
  const hashed: Hashed = { answer: reported, tookMs: performance.now() - fromMs };
  parentPort?.postMessage(hashed);
});
