import { xoshiro128 } from '@wl/games/simulation/xoshiro';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Balance } from './balance.ts';

/** State of a simple but slow reference implementation of the balance rules in decision 34. */
interface Slow {
  cash: number;
  bonuses: {
    left: number;
    required: number;
    wagered: number;
    state: 'running' | 'done' | 'lost';
  }[];
}

function settleSlowly(before: Slow, stake: number, payout: number): Slow {
  const after = structuredClone(before);
  const fromCash = Math.min(after.cash, stake);
  let owed = stake - fromCash;
  const shares: { at: number; cents: number }[] = [];
  after.bonuses.forEach((bonus, at) => {
    if (bonus.state !== 'running') return;
    const cents = Math.min(bonus.left, owed);
    owed -= cents;
    if (cents > 0) shares.push({ at, cents });
  });
  const back = shares.map(({ cents }) => Number((BigInt(cents) * BigInt(payout)) / BigInt(stake)));
  after.cash += payout - fromCash - back.reduce((sum, cents) => sum + cents, 0);
  const oldest = after.bonuses.find(({ state }) => state === 'running');
  shares.forEach(({ at, cents }, index) => {
    after.bonuses[at]!.left += back[index]! - cents;
  });
  if (oldest) oldest.wagered += stake;
  for (const bonus of after.bonuses) {
    if (bonus.state !== 'running') continue;
    if (bonus.wagered >= bonus.required) {
      after.cash += bonus.left;
      bonus.state = bonus.left > 0 ? 'done' : 'lost';
      bonus.left = 0;
    } else if (bonus.left === 0) bonus.state = 'lost';
  }
  return after;
}

const cents = fc.integer({ min: 1, max: 3_000 });

describe('a balance with bonuses', () => {
  it('settles every round like the slow reference implementation', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000 }),
        fc.array(fc.record({ left: cents, required: fc.integer({ min: 1, max: 20_000 }) }), {
          maxLength: 4,
        }),
        fc.array(
          fc.record({
            stake: fc.integer({ min: 1, max: 500 }),
            times: fc.integer({ min: 0, max: 500 }),
          }),
          { maxLength: 200 },
        ),
        (cash, grants, rounds) => {
          const balance = new Balance();
          balance.reset(cash);
          for (const { left, required } of grants) balance.grant(left, required);
          let slow: Slow = {
            cash,
            bonuses: grants.map((grant) => ({ ...grant, wagered: 0, state: 'running' })),
          };
          for (const { stake, times } of rounds) {
            if (stake > balance.cash + balance.bonus) continue;
            const payout = Math.floor((stake * times) / 100);
            balance.settle(stake, payout, stake);
            slow = settleSlowly(slow, stake, payout);
            const running = slow.bonuses.filter(({ state }) => state === 'running');
            expect({
              cash: balance.cash,
              bonus: balance.bonus,
              running: balance.running,
              completed: balance.completed,
              remaining: balance.remaining(),
            }).toEqual({
              cash: slow.cash,
              bonus: running.reduce((sum, { left }) => sum + left, 0),
              running: running.length,
              completed: slow.bonuses.filter(({ state }) => state === 'done').length,
              remaining: running[0] ? running[0].required - running[0].wagered : 0,
            });
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('changes only by payouts minus stakes until its bonus ends', () => {
    const random = xoshiro128(3);
    const balance = new Balance();
    balance.reset(10_000);
    balance.grant(5_000, 1_000_000);
    let expected = 15_000;
    for (let round = 0; round < 20_000 && balance.running > 0; round++) {
      const stake = Math.min(1 + random.int(500), balance.cash + balance.bonus);
      const payout = Math.floor((stake * random.int(190)) / 100);
      balance.settle(stake, payout, stake);
      expected += payout - stake;
      expect(balance.cash + balance.bonus).toBe(expected);
    }
    expect(balance.running).toBe(0);
  });

  it('pays out the oldest bonus when it finishes, and forfeits the rest on request', () => {
    const balance = new Balance();
    balance.reset(100);
    balance.grant(700, 9_000);
    balance.grant(300, 9_000);
    balance.finishOldest();
    expect([balance.cash, balance.bonus, balance.completed]).toEqual([800, 300, 1]);
    balance.forfeit();
    expect([balance.cash, balance.bonus, balance.running]).toEqual([800, 0, 0]);
    balance.grant(50, 0);
    expect(balance.cash).toBe(850);
  });
});
