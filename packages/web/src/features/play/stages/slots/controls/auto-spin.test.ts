import { describe, expect, it } from 'vitest';
import { countRound, mayStart, startAuto } from './auto-spin.ts';

const plan = { count: 3, lossLimitCents: 250, winLimitCents: 1_000 };

describe('auto spin', () => {
  it('ends after its number of rounds', () => {
    const one = countRound(startAuto({ ...plan, count: 1 }), 100, 0);
    expect(one.stop).toBe('count');
  });

  it('never starts a round that could break the loss limit', () => {
    const first = countRound(startAuto(plan), 100, 0);
    expect(first.stop).toBeNull();
    const second = countRound(first.auto, 100, 0);
    expect(second.stop).toBe('loss');
    expect(second.auto.netCents).toBe(-200);
    expect(mayStart(startAuto(plan), 300)).toBe(false);
  });

  it('ends at the win limit, and winnings extend the loss limit', () => {
    expect(countRound(startAuto(plan), 100, 1_000).stop).toBe('win');
    const won = countRound(startAuto(plan), 100, 300);
    expect(won.auto.netCents).toBe(200);
    expect(mayStart(won.auto, 400)).toBe(true);
  });
});
