import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { BenchArgs, Figures } from './run.ts';
import { roundKey } from '../packages/games/src/fairness/keys.ts';
import { createStream, type WordStream } from '../packages/games/src/fairness/stream.ts';
import { runBattery } from '../packages/games/src/simulation/battery.ts';
import { holmRejections } from '../packages/games/src/simulation/statistics.ts';

const DRAWS = 1_000_000;
const SEED = '0123456789abcdef'.repeat(4);
const BLOCK_WORDS = 16_384;

/**
 * Ids of the dieharder tests that need relatively few random numbers. The other tests would take too long, because the
 * stream computes only a million HMACs per second on each core.
 */
const DIEHARDER_TESTS = ['0', '2', '3', '4', '8', '10', '15', '16', '100', '101', '102'];

const streamOf = (nonce: number): WordStream =>
  createStream(roundKey(SEED, 'bench', nonce), 'bench', '1');

/** Feeds raw words of the fairness stream to one dieharder test and returns the test's assessment. */
async function dieharder(test: string, nonce: number): Promise<string> {
  const child = spawn('dieharder', ['-d', test, '-g', '200'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  let isOver = false;
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.on('error', () => (isOver = true));
  child.on('close', () => (isOver = true));
  const closed = once(child, 'close');
  const stream = streamOf(nonce);
  while (!isOver) {
    const block = Buffer.alloc(BLOCK_WORDS * 4);
    for (let word = 0; word < BLOCK_WORDS; word++) block.writeUInt32LE(stream.word(), word * 4);
    if (!child.stdin.write(block))
      await Promise.race([once(child.stdin, 'drain'), closed]).catch(() => undefined);
  }
  await closed;
  const lines = output.split('\n').filter((line) => /PASSED|WEAK|FAILED/.test(line));
  for (const line of lines) console.log(`  ${line.trim()}`);
  if (lines.some((line) => line.includes('FAILED'))) return 'failed';
  return lines.some((line) => line.includes('WEAK')) ? 'weak' : 'passed';
}

/**
 * Runs the test battery on a million draws per test, and then dieharder if dieharder is installed (Debian: `apt install
 * dieharder`). The stream is broken if `battery_rejected` or `dieharder_failed` is not 0. Without dieharder,
 * `dieharder_tests` is 0.
 */
export async function run({ seconds }: BenchArgs): Promise<Figures> {
  const draws = seconds === undefined ? DRAWS : seconds * 20_000;
  const started = performance.now();
  const pValues = runBattery(streamOf(0), draws);
  for (const [name, p] of Object.entries(pValues)) console.log(`  ${name}: p = ${p.toFixed(5)}`);
  const rejected = holmRejections(pValues, 0.01);
  const figures: Figures = {
    battery_draws: draws,
    battery_rejected: rejected.length,
    battery_lowest_p: Math.min(...Object.values(pValues)),
    battery_seconds: (performance.now() - started) / 1_000,
    dieharder_tests: 0,
    dieharder_failed: 0,
    dieharder_weak: 0,
  };
  if (spawnSync('dieharder', ['-l']).error) {
    console.log('dieharder is not installed: only our own battery was run.');
    return figures;
  }
  for (const [index, test] of DIEHARDER_TESTS.entries()) {
    const verdict = await dieharder(test, index + 1);
    figures['dieharder_tests']!++;
    if (verdict === 'failed') figures['dieharder_failed']!++;
    if (verdict === 'weak') figures['dieharder_weak']!++;
  }
  return figures;
}
