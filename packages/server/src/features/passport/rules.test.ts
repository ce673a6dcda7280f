import { earliestIssue } from '@wl/world/casino/documents';
import { documentKinds, documentStates, type DocumentState } from '@wl/world/casino/documents';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  claimHolder,
  completeKinds,
  fits,
  isApproved,
  judgeClaim,
  judgeHold,
  judgeIssue,
  kindAfter,
  stateNow,
} from './rules.ts';

const now = new Date('2026-05-31T12:00:00Z');
const state = fc.constantFrom(...documentStates);

describe('an address proof', () => {
  test.each([
    ['2026-05-31', 'ok'],
    ['2026-02-28', 'ok'],
    ['2026-02-27', 'too_old'],
    ['2026-06-01', 'future'],
    [undefined, 'missing'],
  ])('issued on %s is %s on 31 May', (day, verdict) => {
    expect(judgeIssue(day, now)).toBe(verdict);
  });

  test('is accepted from its issue date until 89 days later, and too old after 93 days', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (day) => {
          const issued = day.toISOString().slice(0, 10);
          const later = new Date(day.getTime() + 89 * 86_400_000);
          const tooLate = new Date(day.getTime() + 93 * 86_400_000);
          return (
            judgeIssue(issued, day) === 'ok' &&
            judgeIssue(issued, later) === 'ok' &&
            judgeIssue(issued, tooLate) === 'too_old'
          );
        },
      ),
    );
  });

  test('may be issued up to three months ago, or from the last day of a shorter month', () => {
    expect(earliestIssue(new Date('2028-05-30T00:00:00Z'))).toBe('2028-02-29');
    expect(earliestIssue(new Date('2026-01-15T23:59:59Z'))).toBe('2025-10-15');
  });
});

test('a document type belongs to only one document kind', () => {
  expect(fits('identity', 'passport')).toBe(true);
  expect(fits('identity', 'utility_bill')).toBe(false);
  expect(documentKinds.filter((kind) => fits(kind, 'payment_card'))).toEqual(['payment']);
});

describe('a clerk’s claim on a document', () => {
  const held = {
    state: 'Reviewed' as const,
    claimed_by: 'paula',
    claimed_until: new Date(now.getTime() + 1),
  };
  const over = { ...held, claimed_until: now };

  test('is valid until its last millisecond, and then the document is pending again', () => {
    expect(claimHolder(held, now)).toBe('paula');
    expect(claimHolder(over, now)).toBeUndefined();
    expect(stateNow(held, now)).toBe('Reviewed');
    expect(stateNow(over, now)).toBe('Pending');
  });

  test.each([
    [held, 'paula', 'ok', 'ok'],
    [held, 'otto', 'document.claimed', 'document.claimed'],
    [over, 'otto', 'ok', 'document.not_claimed'],
    [over, 'paula', 'ok', 'document.not_claimed'],
    [
      { state: 'Pending' as const, claimed_by: null, claimed_until: null },
      'otto',
      'ok',
      'document.not_claimed',
    ],
    [
      { state: 'Approved' as const, claimed_by: null, claimed_until: null },
      'otto',
      'document.decided',
      'document.decided',
    ],
  ])('in state %o lets %s claim: %s, decide: %s', (row, clerk, toClaim, toDecide) => {
    expect(judgeClaim(row, clerk, now)).toBe(toClaim);
    expect(judgeHold(row, clerk, now)).toBe(toDecide);
  });
});

describe('a document kind', () => {
  test('never loses its approval because of another document', () => {
    fc.assert(
      fc.property(state, state, (kind, document) => {
        const after = kindAfter(kind, document);
        return isApproved(kind) ? isApproved(after) : after === document;
      }),
    );
  });

  test('is completed exactly when all kinds of the member are approved', () => {
    fc.assert(
      fc.property(state, state, state, fc.boolean(), (identity, address, payment, hasPayment) => {
        const before = { identity, address, payment };
        const after = completeKinds(before, hasPayment);
        const own: DocumentState[] = [identity, address, ...(hasPayment ? [payment] : [])];
        if (!own.every(isApproved)) expect(after).toEqual(before);
        else
          expect(after).toEqual({
            identity: 'Completed',
            address: 'Completed',
            payment: hasPayment ? 'Completed' : payment,
          });
      }),
    );
  });
});
