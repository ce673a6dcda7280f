import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeWager, type WagerFacts } from './judge-wager.ts';

const facts: WagerFacts = {
  gate: { ok: true },
  refusal: undefined,
  isRealityCheckDue: false,
  payer: 'wallet',
  stakeCents: 100,
  cashCents: 1000,
  bonusCents: 0,
  limit: undefined,
};

test.each<[string, Partial<WagerFacts>, object]>([
  ['is paid in cash', {}, { ok: true, cashCents: 100, bonusCents: 0 }],
  [
    'is paid with bonus money only where cash does not reach',
    { cashCents: 30, bonusCents: 500 },
    { ok: true, cashCents: 30, bonusCents: 70 },
  ],
  [
    'is refused if cash and bonus money do not cover it',
    { cashCents: 30, bonusCents: 69 },
    { ok: false, code: 'wallet.insufficient_funds' },
  ],
  [
    'costs the member nothing if the casino pays it',
    { payer: 'house', cashCents: 0 },
    { ok: true, cashCents: 0, bonusCents: 0 },
  ],
  ['is refused by a limit', { limit: 'loss' }, { ok: false, limit: 'loss' }],
  [
    'is refused by the time limit even if the casino pays it',
    { payer: 'house', limit: 'session_time' },
    { ok: false, limit: 'session_time' },
  ],
  [
    'waits for an answer to the reality check',
    { isRealityCheckDue: true, limit: 'wager' },
    { ok: false, code: 'limits.reality_check_due' },
  ],
  [
    'is refused for the reason of its product before any reason about money',
    { refusal: 'play.verification_required', cashCents: 0 },
    { ok: false, code: 'play.verification_required' },
  ],
  [
    'is refused by the gate before anything else',
    {
      gate: { ok: false, code: 'member.excluded' },
      refusal: 'play.too_fast',
      isRealityCheckDue: true,
      cashCents: 0,
      limit: 'wager',
    },
    { ok: false, code: 'member.excluded' },
  ],
])('a stake %s', (_, change, verdict) => {
  expect(judgeWager({ ...facts, ...change })).toEqual(verdict);
});

test('the parts of an accepted stake add up to it and never exceed the balances', () => {
  const cents = fc.nat(1000);
  fc.assert(
    fc.property(cents, cents, cents, (stakeCents, cashCents, bonusCents) => {
      const verdict = judgeWager({ ...facts, stakeCents, cashCents, bonusCents });
      expect(verdict.ok).toBe(stakeCents <= cashCents + bonusCents);
      if (!verdict.ok) return;
      expect(verdict.cashCents + verdict.bonusCents).toBe(stakeCents);
      expect(verdict.cashCents).toBeLessThanOrEqual(cashCents);
      expect(verdict.bonusCents).toBeLessThanOrEqual(bonusCents);
    }),
  );
});
