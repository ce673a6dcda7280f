/**
 * Tests that password hashing never blocks the event loop, serves its queues in order, and limits their length (issue
 * 6).
 */
import fs from 'node:fs';
import os from 'node:os';
import { hashSync } from '@node-rs/argon2';
import { afterEach, expect, test } from 'vitest';
import { COST } from './password-cost.ts';
import { createHasher, type Hasher, type HashQueue } from './password-hasher.ts';

let hasher: Hasher;
/** Options with one thread and no wait limit, so that no request is refused because the test machine is slow. */
const patient = { threads: 1, maxWaitMs: Infinity };
afterEach(() => hasher.close());

const hash = (hashQueue: HashQueue = 'unknown') =>
  hasher.inHashQueue(hashQueue, (place) =>
    hasher.run({ kind: 'hash', password: 'Harbour7!' }, place),
  );

/**
 * Returns, for each hash, the number of event-loop iterations since the previous hash was completed. Unlike a duration,
 * this number does not depend on the machine's speed.
 */
async function turnsUntilEach(compute: () => Promise<unknown>[]): Promise<number[]> {
  let turns = 0;
  let goesOn = true;
  const turn = () => {
    turns += 1;
    if (goesOn) setImmediate(turn);
  };
  setImmediate(turn);
  const seen: number[] = [];
  let last = 0;
  const note = () => {
    seen.push(turns - last);
    last = turns;
  };
  await Promise.all(compute().map((one) => one.then(note)));
  goesOn = false;
  return seen;
}
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

test('the event loop is not blocked while hashes are computed', async () => {
  hasher = createHasher(patient);
  await hash();
  const COUNT = 16;
  const inThread = await turnsUntilEach(() => Array.from({ length: COUNT }, () => hash()));
  expect(middle(inThread)).toBeGreaterThan(20);
  // For comparison, compute the hashes on the event loop itself, which then completes hardly any iterations between two
  // hashes.
  let before: Promise<unknown> = Promise.resolve();
  const onTheLoop = await turnsUntilEach(() =>
    Array.from({ length: COUNT }, () => {
      before = before.then(async () => {
        await new Promise((resolve) => setImmediate(resolve));
        hashSync('Harbour7!', COST);
      });
      return before;
    }),
  );
  expect(onTheLoop).toHaveLength(COUNT);
  expect(Math.max(...onTheLoop)).toBeLessThan(5);
}, 60_000);

test('known devices and staff are served before unknown devices', async () => {
  hasher = createHasher(patient);
  await hash();
  const order: string[] = [];
  const note = (hashQueue: HashQueue) => hash(hashQueue).then(() => order.push(hashQueue));
  // The first hash starts before the other requests arrive. The waiting requests are then served in order of queue
  // priority: known, staff, unknown.
  await Promise.all([note('unknown'), note('unknown'), note('staff'), note('known')]);
  expect(order).toEqual(['unknown', 'known', 'staff', 'unknown']);
});

test('a full hash queue refuses requests while other queues still accept them', async () => {
  hasher = createHasher({ ...patient, places: 3 });
  const unknownDevices = Array.from({ length: 5 }, () => hash().then(() => 'served', String));
  expect(await hash('known')).toHaveProperty('hash');
  const outcomes = await Promise.all(unknownDevices);
  expect(outcomes.filter((one) => one === 'served')).toHaveLength(3);
  expect(outcomes.filter((one) => one.includes('request.overloaded'))).toHaveLength(2);
  expect(hasher.waiting).toBe(0);
  // Finished hashes must free their places in the queue, so the next hash must be accepted.
  expect(await hash()).toHaveProperty('hash');
});

test('requests that would wait too long are refused early, based on the current hash time', async () => {
  hasher = createHasher({ threads: 1, maxWaitMs: 60 });
  await hash();
  const from = performance.now();
  hashSync('Harbour7!', COST);
  const oneMs = performance.now() - from;
  const turnedAwayMs: number[] = [];
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const asked = performance.now();
      const outcome = await hash().then(() => 'served', String);
      if (outcome !== 'served') turnedAwayMs.push(performance.now() - asked);
      return outcome;
    }),
  );
  const served = outcomes.filter((one) => one === 'served').length;
  expect(served).toBeGreaterThan(0);
  // Forty hashes take at least 120 ms, because each takes at least 3 ms. A request may wait at most 60 ms, so only some
  // of the forty requests can be served.
  expect(served).toBeLessThan(25);
  expect(turnedAwayMs).toHaveLength(40 - served);
  expect(Math.max(...turnedAwayMs)).toBeLessThan(20 * oneMs);
  // A hash for a known device must be computed even though 20 hashes for unknown devices are already waiting.
  const unknownDevices = Array.from({ length: 20 }, () => hash().catch(String));
  expect(await hash('known')).toHaveProperty('hash');
  await Promise.all(unknownDevices);
});

test.runIf(os.platform() === 'linux')('the hash thread runs at a lower priority', async () => {
  // The thread's nice value is field 19 of its `stat` line, the 17th field after its name.
  const priorities = () =>
    fs.readdirSync('/proc/self/task').map((task) => {
      const line = fs.readFileSync(`/proc/self/task/${task}/stat`, 'utf8');
      return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16]);
    });
  const own = os.getPriority();
  const behind = () => priorities().filter((priority) => priority > own).length;
  hasher = createHasher({ threads: 1 });
  const before = behind();
  await hash();
  expect(behind()).toBe(before + 1);
});

test('a hash thread that ends fails its running hash, and later hashes succeed', async () => {
  hasher = createHasher(patient);
  await hash();
  // Do not await the hash yet: the thread must end while it is computing the hash.
  const lost = hash();
  const ended = hasher.close();
  await expect(lost).rejects.toThrow('ended');
  await ended;
  expect(await hash()).toHaveProperty('hash');
});
