import { describe, expect, it } from 'vitest';
import { config as midnightTube } from '../../catalogue/midnight-tube/config.ts';
import { config as neonShibuya } from '../../catalogue/neon-shibuya/config.ts';
import { config as pachiSevens } from '../../catalogue/pachi-sevens/config.ts';
import { xoshiro128, xoshiroState } from '../../simulation/xoshiro.ts';
import { compileLines } from './compile.ts';
import { generateLines } from './generate.ts';
import { createSimulator } from './simulate.ts';

describe.each([
  ['neon-shibuya', neonShibuya],
  ['midnight-tube', midnightTube],
  ['pachi-sevens', pachiSevens],
])('the program of %s', (_, config) => {
  const slot = compileLines(config);
  const generated = generateLines(slot);
  const simulator = createSimulator(slot);

  it('judges a million random boards as the generic engine does', () => {
    const random = xoshiro128(5);
    const stops = new Int32Array(slot.cols);
    for (let board = 0; board < 1_000_000; board++) {
      const set = random.int(slot.sets.length);
      slot.sets[set]!.lengths.forEach((length, reel) => (stops[reel] = random.int(length)));
      const fast = generated.linePay(set, stops);
      const slow = simulator.linePay(set, stops);
      if (fast !== slow) throw new Error(`${set}: ${stops.join()}: ${fast} is not ${slow}`);
    }
  });

  it('plays the same rounds, free spins included', () => {
    const rounds = 300_000;
    const sums = generated.run(xoshiroState(41), rounds);
    const random = xoshiro128(41);
    let sum = 0;
    let squares = 0;
    let hits = 0;
    for (let round = 0; round < rounds; round++) {
      const hundredths = simulator.round(random);
      sum += hundredths;
      squares += hundredths ** 2;
      if (hundredths > 0) hits++;
    }
    expect(sums).toMatchObject({ rounds, boards: simulator.boards(), sum, squares, hits });
  });

  it('is written once', () => {
    expect(generateLines(slot)).toBe(generated);
    expect(generateLines(compileLines(config))).not.toBe(generated);
  });
});
