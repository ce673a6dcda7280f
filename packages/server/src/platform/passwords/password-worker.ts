/** Worker thread of `password-hasher.ts`. It hashes and verifies passwords, one at a time. */
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { COST } from './password-cost.ts';
import type { HashAnswer, Hashed, HashJob } from './password-hasher.ts';

/**
 * Nice value of the thread. On a fully loaded machine, a hash takes 0.1 s with this value, 0.4 s with
 * PRIORITY_BELOW_NORMAL (10) and 3 s with PRIORITY_LOW (19). Hashes are computed one after another, so sign-ins would
 * queue up with the higher values.
 */
const NICE = 5;

// Change the priority on Linux only, where each thread has its own. On other systems, this call would change the
// priority of the whole process.
if (os.platform() === 'linux') os.setPriority(NICE);

/** Hash to verify against if the account does not exist, so that the response takes as long as for a known account. */
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
