import { launchItems } from '@wl/world/bonuses/items';
import { describe, expect, it } from 'vitest';
import { TrueCost } from '@wl/contract/market';
import { backingCents, economyWarning } from './backing.ts';
import generated from './generated/true-costs.json' with { type: 'json' };
import { computeTrueCost } from './compute-true-cost.ts';
import { GAMBLER_LEVELS, trueCostKey, trueCostOf } from './true-cost.ts';

/**
 * Returns true for tickets. A ticket pays for a trip or a tournament entry and not for bets, so it has no true-cost
 * label.
 */
const isTicket = ({ terms }: { terms: { kind: string } }) => terms.kind.endsWith('_ticket');
const itemOf = (slug: string) => launchItems.find((item) => item.slug === slug)!;

describe('true-cost labels', () => {
  it('exist for every launch item and level, and no others: run node tools/true-costs.ts', () => {
    const labelled = launchItems.filter((item) => !isTicket(item));
    expect(labelled.length).toBeGreaterThan(5);
    for (const { slug, terms } of labelled) {
      for (const level of GAMBLER_LEVELS) {
        const label = trueCostOf(terms, level);
        expect(label, `${slug} ${level}`).toBeDefined();
        expect(TrueCost.parse(label)).toEqual(label);
      }
    }
    expect(Object.keys(generated)).toHaveLength(labelled.length);
    for (const { terms } of launchItems.filter(isTicket))
      expect(trueCostOf(terms, 0)).toBeUndefined();
  });

  it.each([
    ['deposit-bonus-25', 5],
    ['deposit-cashback-50', 0],
    ['free-spins-20', 2],
    ['spin-credits-3', 0],
  ] as const)('of %s at level %i match a new computation', (slug, level) => {
    const { terms } = itemOf(slug);
    const label = trueCostOf(terms, level)!;
    const fresh = computeTrueCost(terms, level)!;
    expect(fresh.reference).toEqual(label.reference);
    expect(Math.abs(fresh.value - label.value)).toBeLessThanOrEqual(
      fresh.interval + label.interval,
    );
    expect(Math.abs(fresh.finish_per_10000 - label.finish_per_10000)).toBeLessThan(400);
    expect(Math.abs(fresh.cost - label.cost)).toBeLessThanOrEqual(1 + 0.15 * label.cost);
  });

  it('of a deposit bonus state turnover and cost to the cent', () => {
    const label = trueCostOf(itemOf('deposit-bonus-100').terms, 0)!;
    expect(label.reference).toEqual({ deposit: 28_000, stake: 100, game: 'neon-shibuya' });
    expect(label.turnover).toBe(1_120_000);
    expect(label.cost).toBe(44_793);
  });

  it('are found regardless of the order of the terms, and not for changed terms', () => {
    const { terms } = itemOf('deposit-bonus-50');
    const turned = Object.fromEntries(Object.entries(terms).reverse()) as typeof terms;
    expect(trueCostKey(turned)).toBe(trueCostKey(terms));
    expect(trueCostOf({ ...terms, keepDays: 31 }, 0)).toBeUndefined();
  });

  it('do not exist for tickets or for free spins of a game that is not a slot', () => {
    expect(computeTrueCost({ kind: 'tournament_ticket', keepDays: 30 }, 0)).toBeUndefined();
    const { terms } = itemOf('free-spins-10');
    expect(trueCostKey({ ...terms, game: 'lisboa-baccarat' } as typeof terms)).toBeUndefined();
  });
});

describe('the economy warning in the back office', () => {
  it('values a price at the backing of its Coins at two Negotiator levels', () => {
    expect(backingCents(2_500, 0)).toBe(10_000);
    expect(backingCents(2_500, 5)).toBe(8_500);
  });

  it('states the excess and the tactic if an item gives more than its backing', () => {
    const { terms } = itemOf('deposit-bonus-100');
    const warning = economyWarning(terms, 2_500)!;
    expect(warning.excessCents).toBeGreaterThan(10_000);
    expect(warning.tactic.depositCents).toBe(28_000);
  });

  it('is absent for free spins, spin credits and tickets', () => {
    for (const slug of ['free-spins-10', 'free-spins-20', 'free-spins-50', 'spin-credits-3']) {
      const { terms, priceCoins } = itemOf(slug);
      expect(economyWarning(terms, priceCoins), slug).toBeUndefined();
    }
    expect(economyWarning({ kind: 'destination_ticket', keepDays: 30 }, 1)).toBeUndefined();
  });
});
