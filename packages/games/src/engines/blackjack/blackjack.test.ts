import { describe, expect, it } from 'vitest';
import { IllegalAction, type Progress } from '../../game.ts';
import { xoshiro128 } from '../../simulation/xoshiro.ts';
import { cardNamed, type Card } from '../cards.ts';
import { blackjackGame } from './game.ts';
import { pairKind, plusThreeKind, pointsOf, totalOf } from './hands.ts';
import { SIDE_BETS, type BlackjackRules } from './rules.ts';
import { blackjackFigures, createBlackjackSimulation } from './simulate.ts';
import { basicStrategy } from './strategy.ts';

const features = {
  autoSpin: false,
  quickSpin: false,
  bonusBuy: false,
  betways: false,
  sideBets: true,
  roadmap: false,
  multihand: true,
  clusterPays: false,
  freePlay: true,
};
const table = (change: Partial<BlackjackRules> = {}) =>
  blackjackGame({
    slug: 'test-blackjack',
    city: 'las-vegas',
    studio: 'test',
    mathVersion: '1',
    chips: [100, 500, 2_500],
    features,
    rules: {
      decks: 8,
      hitSoft17: false,
      holeCard: 'peek',
      splitTo: 2,
      surrender: false,
      seats: 5,
      ...SIDE_BETS,
      minHandCents: 100,
      maxHandCents: 10_000,
      maxSideCents: 2_500,
      maxTotalCents: 50_000,
      ...change,
    },
  });

/**
 * Returns a stream of integers that makes the shoe deal the named cards in order. Each integer is a card's position
 * among the remaining cards (lazy Fisher–Yates shuffle).
 */
function rigged(names: string, decks = 8) {
  const order = Array.from({ length: decks * 52 }, (_, card) => card);
  const wanted = names.split(' ').map(cardNamed);
  let dealt = 0;
  return {
    int() {
      const name = wanted[dealt] ?? 0;
      const place = order.findIndex((card, index) => index >= dealt && card % 52 === name);
      [order[dealt], order[place]] = [order[place]!, order[dealt]!];
      const answer = place - dealt;
      dealt += 1;
      return answer;
    },
  };
}

const one = { spots: { 'hand-1': 1_000 } };

function progress(names: string, actions: string[] = [], sent: unknown = one, game = table()) {
  const checked = game.checkBet(sent);
  if (!checked.ok) throw new Error(checked.reason);
  return game.steps!.progress(checked.bet, actions, rigged(names));
}
const offered = ({ choices }: Progress) => choices.map(({ action }) => action);
const settled = ({ events }: Progress) =>
  events.flatMap((event) =>
    event.type === 'hand_settled' ? [`${event.hand} ${event.result}`] : [],
  );

describe('a blackjack round', () => {
  // The cards are listed in deal order: the hand's first card, the dealer's upcard, the hand's second card, the hole
  // card.
  it('pays 3 to 2 for blackjack and ends immediately', () => {
    const round = progress('Ac 9d Kh 7s');
    expect(round.choices).toEqual([]);
    expect(settled(round)).toEqual(['hand-1 blackjack']);
    expect(round.payouts).toEqual([{ part: 'hand-1', hundredths: 250 }]);
  });

  it('offers the actions that the cards allow and rejects all others', () => {
    expect(offered(progress('8c 9d 8h 7s'))).toEqual(['hit', 'stand', 'double', 'split']);
    expect(offered(progress('8c 9d 7h 7s'))).toEqual(['hit', 'stand', 'double']);
    expect(offered(progress('2c 9d 3h 7s 4c', ['hit']))).toEqual(['hit', 'stand']);
    for (const actions of [['split'], ['surrender'], ['insure'], ['fold'], ['stand', 'stand']])
      expect(() => progress('8c 9d 7h 7s', actions)).toThrow(IllegalAction);
  });

  it('hides the hole card until it is turned', () => {
    const open = progress('8c 9d 7h 7s');
    expect(open.events.at(-1)).toEqual({ type: 'card_dealt', to: 'dealer', card: null });
    expect(JSON.stringify(open)).not.toContain('7s');
    const done = progress('8c 9d 7h 7s Th', ['stand']);
    expect(done.events).toContainEqual({ type: 'hole_turned', card: '7s' });
  });

  it('doubles the stake and deals one more card', () => {
    const round = progress('6c 9d 5h 7s Kd Td', ['double']);
    expect(round.staked).toEqual({ 'hand-1': 2_000 });
    expect(settled(round)).toEqual(['hand-1 won']);
    expect(round.payouts).toEqual([{ part: 'hand-1', hundredths: 200 }]);
  });

  it('splits once, allows doubling afterwards, and settles the hands in order', () => {
    const round = progress('8c 6d 8h Ts 3d Kd 2c Kh', ['split', 'double', 'stand']);
    expect(round.staked).toEqual({ 'hand-1': 2_000, 'hand-1b': 1_000 });
    // The first hand doubles on 8 + 3 and reaches 21. The second hand ends with 8 + 2 = 10. Both win, because
    // the dealer has 16 and busts.
    expect(settled(round)).toEqual(['hand-1 won', 'hand-1b won']);
    expect(offered(progress('8c 6d 8h Ts 8d', ['split']))).toEqual(['hit', 'stand', 'double']);
  });

  it('deals one card to each split ace and does not count 21 as blackjack', () => {
    const round = progress('Ac 6d Ah Ts Kd 9c Kh', ['split']);
    expect(round.choices).toEqual([]);
    expect(settled(round)).toEqual(['hand-1 won', 'hand-1b won']);
    expect(round.payouts.map(({ hundredths }) => hundredths)).toEqual([200, 200]);
  });

  it('offers insurance against an ace and settles it when the dealer checks for blackjack', () => {
    expect(offered(progress('Tc Ad 9h Ks'))).toEqual(['insure', 'no-insurance']);
    const saved = progress('Tc Ad 9h Ks', ['insure']);
    expect(saved.staked).toEqual({ 'hand-1': 1_000, insurance: 500 });
    expect(saved.payouts).toEqual([{ part: 'insurance', hundredths: 300 }]);
    const lost = progress('Tc Ad 9h 5s Kd', ['insure', 'stand']);
    expect(settled(lost)).toEqual(['hand-1 won']);
    const even = progress('Ac Ad Kh Ks', ['no-insurance']);
    expect(settled(even)).toEqual(['hand-1 push']);
  });

  it('plays several hands and settles their side bets', () => {
    const spots = { 'hand-1': 1_000, 'hand-1-pairs': 500, 'hand-3': 500, 'hand-3-plus3': 500 };
    const round = progress('9c Td 9d 9c 8d 7s', [], { spots });
    // Hand 1 is a pair of nines of clubs, which is a perfect pair. The ten and eight in hand 3 and the dealer's nine
    // form a straight flush in diamonds, which wins the 21+3 bet.
    expect(round.payouts).toEqual([
      { part: 'hand-1-pairs', hundredths: 2_600 },
      { part: 'hand-3-plus3', hundredths: 4_100 },
    ]);
    expect(offered(round)).toContain('split');
  });

  it('loses the doubled stake to a dealer blackjack in a game without a hole card', () => {
    const game = table({ holeCard: 'none' });
    const round = progress('6c Td 5h Kd As', ['double'], one, game);
    expect(settled(round)).toEqual(['hand-1 lost']);
    expect(round.staked).toEqual({ 'hand-1': 2_000 });
  });

  it('returns half the stake for surrender if the rules allow it', () => {
    const round = progress('Tc Td 6h 9s', ['surrender'], one, table({ surrender: true }));
    expect(round.payouts).toEqual([{ part: 'hand-1', hundredths: 50 }]);
    expect(round.events.some((event) => event.type === 'hole_turned')).toBe(false);
  });

  it('stands for an absent member, without insurance', () => {
    const game = table();
    const checked = game.checkBet(one);
    if (!checked.ok) throw new Error(checked.reason);
    const outcome = game.play(checked.bet, rigged('Tc Ad 9h 5s Kd'));
    expect(outcome.staked).toEqual({ 'hand-1': 1_000 });
    expect(outcome.payouts).toEqual([{ part: 'hand-1', hundredths: 200 }]);
  });
});

it('blackjack side bets with eight decks have the house edges of games.md §2', () => {
  const rules = table().rules;
  const decks = 8;
  const cards = Array.from({ length: decks * 52 }, (_, card) => card);
  // For Perfect Pairs, fix the first card and evaluate every possible second card.
  const pairs = cards.slice(1).reduce((sum, card) => {
    const kind = pairKind([0, card]);
    return sum + (kind ? rules.pairs[kind] + 1 : 0);
  }, 0);
  expect((100 - (pairs / (cards.length - 1)) * 100).toFixed(5)).toBe('4.09639');
  const counts = { suited_trips: 0, straight_flush: 0, three_of_a_kind: 0, straight: 0, flush: 0 };
  // For 21+3, count every combination of three cards by rank and suit, weighted by the number of ways to draw it from
  // eight decks.
  const ways = (a: Card, b: Card, c: Card) => {
    if (a === b && b === c) return (decks * (decks - 1) * (decks - 2)) / 6;
    if (a === b || b === c) return ((decks * (decks - 1)) / 2) * decks;
    return decks ** 3;
  };
  let total = 0;
  for (let a = 0; a < 52; a++)
    for (let b = a; b < 52; b++)
      for (let c = b; c < 52; c++) {
        const kind = plusThreeKind([a, b, c]);
        total += ways(a, b, c);
        if (kind) counts[kind] += ways(a, b, c);
      }
  expect(total).toBe(11_912_160);
  expect(Object.values(counts)).toEqual([2_912, 24_576, 61_568, 368_640, 700_928]);
  const returned = Object.entries(counts).reduce(
    (sum, [kind, count]) => sum + count * (rules.plusThree[kind as keyof typeof counts] + 1),
    0,
  );
  expect((100 - (returned / total) * 100).toFixed(5)).toBe('3.70391');
});

/** Plays one round with basic strategy, as the simulation does. */
function playByStrategy(game: ReturnType<typeof table>, seed: number) {
  const checked = game.checkBet(one);
  if (!checked.ok) throw new Error(checked.reason);
  const actions: string[] = [];
  for (;;) {
    const round = game.steps!.progress(checked.bet, actions, xoshiro128(seed));
    if (round.choices.length === 0) return round;
    actions.push(adviceOn(game.rules, round));
  }
}

function adviceOn(rules: BlackjackRules, { events, choices }: Progress): string {
  const can = (action: string) => choices.some((choice) => choice.action === action);
  if (can('insure')) return 'no-insurance';
  const hands = new Map<string, Card[]>();
  let turn = 'hand-1';
  const over = new Set<string>();
  for (const event of events) {
    if (event.type === 'card_dealt' && event.card)
      hands.set(event.to, [...(hands.get(event.to) ?? []), cardNamed(event.card)]);
    if (event.type === 'hand_split') hands.set(event.into, [hands.get(event.hand)!.pop()!]);
    if (event.type === 'hand_acted' && event.action !== 'hit') over.add(event.hand);
  }
  // The member's hand that received the last card acts next.
  const lastCard = events.findLast((event) => event.type === 'card_dealt' && event.to !== 'dealer');
  if (lastCard?.type === 'card_dealt') turn = lastCard.to;
  const cards = hands.get(turn) ?? [];
  return basicStrategy(rules, {
    ...totalOf(cards),
    pairOf: can('split') ? pointsOf(cards[0] ?? 0) : 0,
    up: pointsOf(hands.get('dealer')?.[0] ?? 0),
    canDouble: can('double'),
    canSurrender: can('surrender'),
  });
}

describe.each<[string, Partial<BlackjackRules>, number]>([
  ['8D S17 split to 2, peek', { decks: 8 }, 0.4918],
  ['8D S17 split to 4, peek', { decks: 8, splitTo: 4 }, 0.4291],
  ['6D S17 split to 4, peek', { decks: 6, splitTo: 4 }, 0.4021],
  [
    '6D H17 split to 4, surrender',
    { decks: 6, splitTo: 4, hitSoft17: true, surrender: true },
    0.5322,
  ],
  ['6D S17 split to 4, no hole card', { decks: 6, splitTo: 4, holeCard: 'none' }, 0.5224],
  ['8D S17 split to 2, no hole card', { decks: 8, holeCard: 'none' }, 0.593],
])('%s', (_name, change, edge) => {
  const game = table(change);

  it('is simulated exactly as it is played', () => {
    for (let seed = 1; seed <= 4_000; seed++) {
      const round = playByStrategy(game, seed);
      const returned = round.payouts.reduce(
        (sum, { part, hundredths }) => sum + ((round.staked[part] ?? 0) * hundredths) / 100,
        0,
      );
      const staked = Object.values(round.staked).reduce((sum, cents) => sum + cents, 0);
      const simulated = createBlackjackSimulation(game.rules, xoshiro128(seed)).single();
      expect(simulated, `seed ${seed}`).toEqual({ staked: staked / 500, returned: returned / 500 });
    }
  });

  it('has the house edge of games.md §2', () => {
    const sums = createBlackjackSimulation(game.rules, xoshiro128(2_026)).run(4_000_000);
    const { edgePercent, standardError } = blackjackFigures(sums);
    expect(Math.abs(edgePercent - edge) / standardError).toBeLessThan(4);
  });
});

it('blackjack bets are checked for known spots, limits and chip steps', () => {
  const reason = (spots: Record<string, number>) => {
    const checked = table().checkBet({ spots });
    return checked.ok ? 'ok' : checked.reason;
  };
  expect(reason({ 'hand-1': 100, 'hand-5': 10_000, 'hand-5-pairs': 2_500 })).toBe('ok');
  expect(reason({ 'hand-1-pairs': 100 })).toBe('unknown_bet');
  expect(reason({ 'hand-1': 100, 'hand-1-pairs': 200 })).toBe('above_maximum');
  expect(reason({ 'hand-1': 5_000, 'hand-1-plus3': 5_000 })).toBe('above_maximum');
  expect(reason({ 'hand-6': 100 })).toBe('unknown_bet');
  expect(reason({ 'hand-1': 150 })).toBe('stake_off_ladder');
});
