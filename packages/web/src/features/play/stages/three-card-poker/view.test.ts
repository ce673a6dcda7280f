import { game } from '@wl/games/catalogue/harbour-three-card/game';
import type { RoundEvent } from '@wl/games/round';
import { xoshiro128 } from '@wl/games/simulation/xoshiro';
import { describe, expect, it } from 'vitest';
import { outcomeOf, stakesOf, viewOf, type Outcome } from './view.ts';

const SPOTS = { ante: 500, 'pair-plus': 100 };

function play(action: string, seed: number): RoundEvent[] {
  const checked = game.checkBet({ spots: SPOTS, actions: [action] });
  if (!checked.ok) throw new Error(checked.reason);
  return game.play(checked.bet, xoshiro128(seed)).events;
}

describe('the three card poker table', () => {
  const events = play('play', 3);
  const after = (count: number) => viewOf(events.slice(0, count));

  it('shows the member’s cards face up and the dealer’s face down', () => {
    expect(after(2).player).toHaveLength(2);
    expect(after(7)).toMatchObject({ dealer: [null, null, null], qualifies: null, over: false });
    expect(after(7).player).not.toContain(null);
    expect(after(7).ranks.player).not.toBeNull();
    expect(after(7).ranks.dealer).toBeNull();
  });

  it('adds the play bet with the decision, then turns the dealer’s cards from left to right', () => {
    expect(stakesOf(SPOTS, after(7))).toEqual(SPOTS);
    expect(stakesOf(SPOTS, after(8))).toEqual({ ...SPOTS, play: 500 });
    expect(after(9).dealer.map((card) => card !== null)).toEqual([true, false, false]);
    expect(after(11).dealer).not.toContain(null);
  });

  it('turns no dealer’s card and adds no stake after folding', () => {
    const view = viewOf(play('fold', 3));
    expect(view.dealer).toEqual([null, null, null]);
    expect(stakesOf(SPOTS, view)).toEqual(SPOTS);
    expect(outcomeOf(view)).toBe('folded');
  });

  it('names each outcome according to the payout of the play bet', () => {
    const seen = new Map<Outcome, string>();
    for (let seed = 1; seed < 4_000; seed++) {
      const view = viewOf(play('play', seed));
      const outcome = outcomeOf(view);
      const paid = `${String(view.qualifies)} ${String(view.settled.get('play'))}`;
      if (outcome) seen.set(outcome, paid);
    }
    expect(Object.fromEntries(seen)).toEqual({
      dealer_out: 'false 100',
      won: 'true 200',
      equal: 'true 100',
      lost: 'true 0',
    });
    expect(outcomeOf(after(12))).toBeNull();
  });
});
