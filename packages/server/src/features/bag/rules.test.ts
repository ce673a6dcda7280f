import { expect, test } from 'vitest';
import { kindOf } from '@wl/world/bonuses/index';
import { bonusKinds, type BonusTerms } from '@wl/world/bonuses/kind';
import { termFields } from '@wl/world/bonuses/terms';
import { bagKindOf } from './kinds/index.ts';
import { launchItem } from './testing-bag.ts';

const winningsGrant = (terms: BonusTerms, wonCents: number) =>
  kindOf(terms.kind).grantCents(terms, wonCents);
const termsOf = (slug: string) => launchItem(slug).terms;

test('spin-credit winnings become bonus money only above the credit, free-spin winnings in full', () => {
  const credit = termsOf('spin-credits-3');
  if (credit.kind !== 'spin_credits') throw new Error('another kind');
  const { creditCents } = credit;
  expect(
    [0, creditCents, creditCents + 1, 3 * creditCents].map((won) => winningsGrant(credit, won)),
  ).toEqual([0, 0, 1, 2 * creditCents]);
  expect(winningsGrant(termsOf('free-spins-10'), 250)).toBe(250);
});

test('a deposit cashback with completed turnover and a high balance is paid only when its period ends', () => {
  const terms = termsOf('deposit-cashback-25');
  if (terms.kind !== 'deposit_cashback') throw new Error('another kind');
  const depositCents = 10_000;
  const slotStakedCents = terms.turnoverTimes * depositCents;
  const slotPaidCents = slotStakedCents - 4000;
  const watched = { depositCents, slotStakedCents, slotPaidCents, balanceCents: 6000 };
  const { watch } = bagKindOf('deposit_cashback');
  expect(watch?.due(terms, watched, false)).toBeUndefined();
  expect(watch?.due(terms, watched, true)).toBe(1000);
});

test('exactly the kinds that start with a deposit have an effect of deposits and a minimum deposit', () => {
  const starting = bonusKinds.filter((kind) => kindOf(kind).start === 'deposit');
  expect(starting).not.toEqual([]);
  expect(bonusKinds.filter((kind) => bagKindOf(kind).deposited)).toEqual(starting);
  // The unique index bag_items_waiting uses the term `minDepositCents` to recognise items that wait for a deposit. All
  // kinds that start with a deposit, and no others, must therefore have this term.
  expect(bonusKinds.filter((kind) => 'minDepositCents' in termFields[kind])).toEqual(starting);
});
