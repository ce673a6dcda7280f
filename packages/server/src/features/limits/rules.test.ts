import { expect, test } from 'vitest';
import { gatedActions } from '@wl/contract/call';
import { decide, judgeConfirmation, windowsOf, type LimitState } from './rules.ts';

const now = new Date('2026-03-02T12:00:00Z');
const open: LimitState = { status: 'active', emailConfirmed: true };

/**
 * Returns the distinct decisions about all gated actions: `ok` or an error code. Decisions about signing in have the
 * prefix `login`.
 */
function verdicts(state: LimitState) {
  return new Set(
    gatedActions.map((action) => {
      const verdict = decide(action, state, now);
      return `${action === 'login' ? 'login ' : ''}${verdict.ok ? 'ok' : verdict.code}`;
    }),
  );
}

test.each<[string, LimitState, string[]]>([
  ['a member in good standing may do everything', open, ['login ok', 'ok']],
  [
    'an unconfirmed address may only sign in',
    { ...open, emailConfirmed: false },
    ['login ok', 'member.email_unverified'],
  ],
  [
    'an excluded member may only sign in, to withdraw',
    { ...open, status: 'excluded' },
    ['login ok', 'member.excluded'],
  ],
  [
    'an exclusion that is over is over',
    { ...open, status: 'excluded', excludedUntil: now },
    ['login ok', 'ok'],
  ],
  [
    'and not a moment before',
    { ...open, status: 'excluded', excludedUntil: new Date(now.getTime() + 1) },
    ['login ok', 'member.excluded'],
  ],
  [
    'a break refuses the same in gentler words',
    { ...open, status: 'excluded', isOnBreak: true, excludedUntil: new Date(now.getTime() + 1) },
    ['login ok', 'member.on_break'],
  ],
  [
    'a locked account does nothing',
    { ...open, status: 'locked' },
    ['login auth.locked', 'auth.locked'],
  ],
  [
    'nor does a closed one',
    { ...open, status: 'closed' },
    ['login member.closed', 'member.closed'],
  ],
])('%s', (_name, state, expected) => {
  expect(verdicts(state)).toEqual(new Set(expected));
});

test.each([
  ['2026-03-01T23:59:59.999Z', '2026-02-23', '2026-03-02'],
  ['2026-03-02T00:00:00.000Z', '2026-03-02', '2026-03-09'],
])('the week of %s begins on a Monday', (at, start, end) => {
  const { week } = windowsOf(new Date(at));
  expect([week.start, week.end].map((one) => one.toISOString().slice(0, 10))).toEqual([start, end]);
});

test('a confirmation applies only to the pending value that the member has seen', () => {
  const waiting = { value: 40_000, effectiveAt: now };
  const state = { value: 10_000, waiting };
  expect(judgeConfirmation(state, 40_000, now)).toEqual({ action: 'confirm' });
  for (const seen of [50_000, null])
    expect(judgeConfirmation(state, seen, now)).toEqual({
      action: 'refuse',
      code: 'limits.nothing_pending',
    });
});
