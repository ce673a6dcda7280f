import type { OwnLimit } from '@wl/contract/limits';
import { expect, test } from 'vitest';
import { type GateFacts, gatesOf } from './rules.ts';

const now = new Date('2026-03-02T12:00:00Z');
const tomorrow = '2026-03-03T00:00:00.000Z';
const nextWeek = '2026-03-09T00:00:00.000Z';

const facts = (given: Partial<GateFacts> = {}): GateFacts => ({
  state: { status: 'active', emailConfirmed: true },
  isVerified: true,
  lacksVerification: false,
  limits: [],
  topUpCents: 500_00,
  cashOutCents: 40_00,
  topUpsBlockedUntil: null,
  topUpsSuspended: false,
  cashOutsAvailable: true,
  ...given,
});

const limit = (given: Partial<OwnLimit>): OwnLimit => ({
  kind: 'deposit',
  period: 'day',
  value: 100,
  used: 0,
  left: 100,
  resets_at: tomorrow,
  ceiling: null,
  waiting: null,
  ...given,
});

/** Returns each gate as text: `open`, or the reason why the gate is closed and the time at which it opens. */
function gates(given: Partial<GateFacts>) {
  const { play, deposit, cash_out, bonus } = gatesOf(facts(given), now);
  return [play, deposit, cash_out, bonus].map(({ reason, until }) =>
    [reason ?? 'open', ...(until === null ? [] : [until])].join(' '),
  );
}

const away = (given: object) => ({ status: 'excluded', emailConfirmed: true, ...given }) as const;

test.each<[string, Partial<GateFacts>, string[]]>([
  ['a verified member can do everything', {}, ['open', 'open', 'open', 'open']],
  [
    'an excluded member can only cash out',
    { state: away({}) },
    ['excluded', 'excluded', 'open', 'excluded'],
  ],
  [
    'a break has an end',
    { state: away({ isOnBreak: true, excludedUntil: new Date(tomorrow) }) },
    [`on_break ${tomorrow}`, `on_break ${tomorrow}`, 'open', `on_break ${tomorrow}`],
  ],
  [
    'a break that has ended blocks nothing',
    { state: away({ isOnBreak: true, excludedUntil: now }) },
    ['open', 'open', 'open', 'open'],
  ],
  [
    'an unconfirmed address blocks everything but cash-outs',
    { state: { status: 'active', emailConfirmed: false } },
    ['email_unconfirmed', 'email_unconfirmed', 'open', 'email_unconfirmed'],
  ],
  [
    'a closed account can do nothing',
    { state: { status: 'closed', emailConfirmed: true } },
    ['closed', 'closed', 'closed', 'closed'],
  ],
  [
    'a locked account can do nothing',
    { state: { status: 'locked', emailConfirmed: true } },
    ['locked', 'locked', 'locked', 'locked'],
  ],
  [
    'without a verified passport, nothing is paid out',
    { isVerified: false },
    ['open', 'open', 'not_verified', 'open'],
  ],
  [
    'a strict jurisdiction also requires it for play',
    { isVerified: false, lacksVerification: true },
    ['not_verified', 'open', 'not_verified', 'open'],
  ],
  [
    'the exhausted limit that resets last decides',
    {
      limits: [
        limit({ kind: 'loss', left: 0, resets_at: nextWeek }),
        limit({ kind: 'wager', left: 0 }),
        limit({ left: 0 }),
      ],
    },
    [`limit_reached ${nextWeek}`, `limit_reached ${tomorrow}`, 'open', 'open'],
  ],
  [
    'failed top-ups pause further ones',
    { topUpsBlockedUntil: tomorrow, topUpCents: 0 },
    ['open', `suspended ${tomorrow}`, 'open', 'open'],
  ],
  [
    'the limits of the casino count, too',
    { topUpCents: 0 },
    ['open', 'limit_reached', 'open', 'open'],
  ],
  ['clerks can suspend top-ups', { topUpsSuspended: true }, ['open', 'suspended', 'open', 'open']],
  [
    'cash-outs can be switched off',
    { cashOutsAvailable: false },
    ['open', 'open', 'switched_off', 'open'],
  ],
])('%s', (_name, given, expected) => {
  expect(gates(given)).toEqual(expected);
});

test('open gates name the amount or the time that is left', () => {
  const { play, deposit, cash_out } = gatesOf(
    facts({ limits: [limit({ kind: 'session_time', left: 48 })] }),
    now,
  );
  expect([play.left_minutes, deposit.left_cents, cash_out.left_cents]).toEqual([48, 500_00, 40_00]);
});
