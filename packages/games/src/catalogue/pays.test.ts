import { describe, expect, it } from 'vitest';
import type { SlotGame } from '../engines/slots/game.ts';
import { games, statsOf } from './index.ts';
import { measurePays } from '../engines/slots/measure-pays.ts';
import { fingerprint, needsMeasuring } from '../engines/slots/measure.ts';
import { paysOf } from './pays.ts';

const slots = games.filter(({ family }) => family === 'slots') as unknown as SlotGame[];

describe('payout tables of slots', () => {
  it.each(slots.map((slot) => [slot.slug, slot] as const))(
    'of %s match its configuration and its published return: run node tools/stats.ts',
    (slug, { config }) => {
      const { config: measured, hundredths, chances } = paysOf(slug);
      expect(measured).toBe(fingerprint(config));
      const sum = chances.reduce((total, chance) => total + chance, 0);
      expect(Math.abs(sum / 1e12 - 1)).toBeLessThan(1e-9);
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
      expect(hundredths.at(-1)).toBeLessThanOrEqual(config.wincap * 100);
      const mean = hundredths.reduce((total, pay, at) => total + pay * chances[at]!, 0) / 1e14;
      expect(Math.abs(mean * 100 - statsOf(slug).returnPercent)).toBeLessThan(0.01);
    },
  );

  it('have the standard deviation of the published statistics', () => {
    for (const { slug, config } of slots) {
      const { hundredths, chances } = paysOf(slug);
      let mean = 0;
      let squares = 0;
      hundredths.forEach((pay, at) => {
        mean += (pay / 100) * (chances[at]! / 1e12);
        squares += (pay / 100) ** 2 * (chances[at]! / 1e12);
      });
      const sigma = Math.sqrt(squares - mean * mean);
      // Games measured by simulation get a larger tolerance, because both the computed and the published standard
      // deviation are then estimates. One more round at the win cap among millions can change an estimate by a fifth.
      const tolerance = needsMeasuring(config) ? 0.25 : 0.05;
      expect(Math.abs(sigma / statsOf(slug).sigma - 1), slug).toBeLessThan(tolerance);
    }
  });

  it('are enumerated instead of simulated for a game with few boards', () => {
    const pachi = slots.find(({ slug }) => slug === 'pachi-sevens')!;
    const counted = measurePays(pachi, 0);
    expect(counted.rounds).toBe(0);
    expect(counted).toEqual(paysOf('pachi-sevens'));
  });

  it('have the published mean also when measured with fewer rounds', () => {
    const slot = slots.find(({ slug }) => slug === 'neon-shibuya')!;
    const { hundredths, chances } = measurePays(slot, 0.96, 20_000);
    const mean = hundredths.reduce((total, pay, at) => total + pay * chances[at]!, 0) / 1e14;
    expect(mean).toBeCloseTo(0.96, 4);
  });
});
