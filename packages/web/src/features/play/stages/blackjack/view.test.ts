import { game } from '@wl/games/catalogue/boulevard-blackjack/game';
import { xoshiro128 } from '@wl/games/simulation/xoshiro';
import { describe, expect, it } from 'vitest';
import {
  isBlackjack,
  pointsOfOpen,
  settledOn,
  stakesOn,
  turnOf,
  viewOf,
  type BlackjackView,
} from './view.ts';

const SPOTS = { 'hand-1': 1_000, 'hand-1-pairs': 500, 'hand-4': 400, 'hand-4-plus3': 300 };

/** Plays rounds with random decisions and passes every state to `check`. */
function eachRoundState(
  check: (view: BlackjackView, at: ReturnType<typeof roundState>) => void,
  seeds = 300,
) {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const choose = xoshiro128(seed + 9_000);
    const actions: string[] = [];
    for (;;) {
      const at = roundState(seed, actions);
      check(viewOf(SPOTS, at.events), at);
      const choice = at.choices[choose.int(Math.max(1, at.choices.length))];
      if (!choice) break;
      actions.push(choice.action);
    }
  }
}

function roundState(seed: number, actions: readonly string[]) {
  const checked = game.checkBet({ spots: SPOTS });
  if (!checked.ok) throw new Error(checked.reason);
  return game.steps!.progress(checked.bet, actions, xoshiro128(seed));
}

describe('the blackjack table matches the engine', () => {
  it('in its stakes, at every decision and at the end', () => {
    eachRoundState((view, { staked }) => {
      const parts = Object.fromEntries(view.hands.map((hand) => [hand.name, hand.stakeCents]));
      const insured = view.insurance ? { insurance: view.insurance.stakeCents } : {};
      const sides = { 'hand-1-pairs': 500, 'hand-4-plus3': 300 };
      expect({ ...sides, ...parts, ...insured }).toEqual(staked);
    });
  });

  it('in the hand whose turn it is', () => {
    eachRoundState((view, { choices }) => {
      const turn = turnOf(view);
      const double = choices.find(({ action }) => action === 'double');
      if (double) expect(Object.keys(double.adds ?? {})).toEqual([turn?.name]);
      if (choices.some(({ action }) => action === 'hit')) expect(turn).toBeDefined();
      else if (choices.length === 0)
        expect(view.hands.every(({ result }) => result !== null)).toBe(true);
    });
  });

  it('in the payout of every part', () => {
    eachRoundState((view, { choices, payouts, staked }) => {
      if (choices.length > 0) return;
      const paid = payouts.map(({ part, hundredths }) => [
        part,
        ((staked[part] ?? 0) * hundredths) / 100,
      ]);
      const shown = settledOn(view).filter(({ paidCents }) => paidCents > 0);
      expect(Object.fromEntries(shown.map(({ spot, paidCents }) => [spot, paidCents]))).toEqual(
        Object.fromEntries(paid),
      );
    });
  });

  it('in the totals by which hands are settled', () => {
    eachRoundState((view, { events }) => {
      for (const event of events) {
        if (event.type !== 'hand_settled') continue;
        const hand = view.hands.find(({ name }) => name === event.hand);
        expect(pointsOfOpen(hand?.cards ?? [])?.total).toBe(event.total);
        if (event.result === 'blackjack') expect(hand && isBlackjack(hand)).toBe(true);
      }
    });
  });
});

it('a seat’s circle shows the chips of all its hands', () => {
  let seen = 0;
  eachRoundState((view) => {
    const circle = stakesOn(view, SPOTS);
    const ofSeat = view.hands.filter(({ seat }) => seat === 'hand-1');
    if (ofSeat.length > 1) seen += 1;
    expect(circle['hand-1']).toBe(ofSeat.reduce((sum, hand) => sum + hand.stakeCents, 0));
    expect(circle['hand-4-plus3']).toBe(300);
  });
  expect(seen).toBeGreaterThan(0);
});

it('the hole card is shown only once it is turned', () => {
  eachRoundState((view, { choices }) => {
    const isHidden = view.dealer[1] === null;
    if (choices.length > 0) expect(isHidden).toBe(true);
  }, 40);
  const done = viewOf({ 'hand-1': 100 }, [
    { type: 'card_dealt', to: 'dealer', card: 'Ah' },
    { type: 'card_dealt', to: 'dealer', card: null },
    { type: 'hole_turned', card: 'Kd' },
  ]);
  expect(done.dealer).toEqual(['Ah', 'Kd']);
});
