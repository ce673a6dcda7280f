import { describe, expect, it } from 'vitest';
import { IllegalAction, rereadable } from '../../game.ts';
import { xoshiro128 } from '../../simulation/xoshiro.ts';
import { cardNamed } from '../cards.ts';
import { bestHold } from './best-hold.ts';
import { analyzeVideoPoker } from './exact.ts';
import { videoPokerGame } from './game.ts';
import { JACKS_9_6, NOT_SO_UGLY_DEUCES, type PokerPayTable, type VideoPokerRules } from './pays.ts';
import { rankDeuces, rankJacks } from './rank.ts';

const cards = (text: string) => text.split(' ').map(cardNamed);
const rules = (wild: VideoPokerRules['wild'], pays: PokerPayTable): VideoPokerRules => ({
  wild,
  pays,
  hands: [1, 5, 10],
  stakes: [5, 100],
  maxTotalCents: 1_000,
});
const machine = videoPokerGame({
  slug: 'test-jacks',
  city: 'tokyo',
  studio: 'test',
  mathVersion: '1',
  wild: 'none',
  pays: JACKS_9_6,
  hands: [1, 5, 10],
  stakes: [5, 100, 1_000],
  features: {
    autoSpin: false,
    quickSpin: false,
    bonusBuy: false,
    betways: false,
    sideBets: false,
    roadmap: false,
    multihand: true,
    clusterPays: false,
    freePlay: true,
  },
});

/**
 * Published figures for each paytable (games.md §2): return in percent, number of royal-flush combinations, variance.
 */
describe('optimal play of video poker (games.md §2)', () => {
  it.each<[string, VideoPokerRules, string, number, string]>([
    ['jacks 9/6', rules('none', JACKS_9_6), '99.543904', 493_512_264, '19.51468'],
    [
      'jacks 8/5',
      rules('none', { ...JACKS_9_6, full_house: 8, flush: 5 }),
      '97.298434',
      496_224_876,
      '19.32326',
    ],
    ['deuces, not so ugly', rules('deuces', NOT_SO_UGLY_DEUCES), '99.728295', 458_696_304, ''],
    [
      'deuces, full pay',
      rules('deuces', {
        ...NOT_SO_UGLY_DEUCES,
        five_of_a_kind: 15,
        straight_flush: 9,
        four_of_a_kind: 5,
        full_house: 3,
        flush: 2,
      }),
      '100.761961',
      440_202_756,
      // Do not compare the variance (25.83752 in games.md). With these rules, some hands have two equally good holds,
      // and the choice between them changes the variance.
      '',
    ],
  ])(
    '%s has the published return and number of royal flushes',
    (_name, table, returned, royals, variance) => {
      const analysis = analyzeVideoPoker(table);
      expect((analysis.returnShare * 100).toFixed(6)).toBe(returned);
      expect(analysis.total).toBe(19_933_230_517_200);
      expect(analysis.combinations.royal_flush).toBe(royals);
      if (variance) expect(analysis.variance.toFixed(5)).toBe(variance);
    },
  );
});

it('video poker ranks hands without wild cards', () => {
  const named: [string, string | undefined][] = [
    ['Th Jh Qh Kh Ah', 'royal_flush'],
    ['9h Th Jh Qh Kh', 'straight_flush'],
    ['Ah 2h 3h 4h 5h', 'straight_flush'],
    ['9c 9d 9h 9s 2c', 'four_of_a_kind'],
    ['9c 9d 9h 2s 2c', 'full_house'],
    ['2c 9c Jc Kc Ac', 'flush'],
    ['Ac 2d 3h 4s 5c', 'straight'],
    ['9c 9d 9h 3s 2c', 'three_of_a_kind'],
    ['9c 9d 3h 3s 2c', 'two_pair'],
    ['Jc Jd 3h 4s 2c', 'jacks_or_better'],
    ['Tc Td 3h 4s 2c', undefined],
    ['Kc Ad 2h 3s 4c', undefined],
  ];
  for (const [text, rank] of named) expect(rankJacks(cards(text)), text).toBe(rank);
});

it('video poker ranks hands with wild deuces', () => {
  const named: [string, string | undefined][] = [
    ['2c 2d 2h 2s Ac', 'four_deuces'],
    ['Th Jh Qh Kh Ah', 'royal_flush'],
    ['Th Jh Qh Kh 2c', 'wild_royal_flush'],
    ['2d 2h 2s 9c 9d', 'five_of_a_kind'],
    ['2d 2h 2s 9c 8c', 'straight_flush'],
    ['2d 2h 2s 9c 4d', 'four_of_a_kind'],
    ['Ac 3c 4c 5c 2d', 'straight_flush'],
    ['2d 9c 9d 3h 3c', 'full_house'],
    ['2d 9c Jc 3c Kc', 'flush'],
    ['2d 9c Td Jc Kc', 'straight'],
    ['2d Ac 3d 4c 5c', 'straight'],
    ['2d 2h 9c 4d Kc', 'three_of_a_kind'],
    ['9c 9d 3h 3s 4c', undefined],
    ['2d 9c Jd 3c Kc', undefined],
  ];
  for (const [text, rank] of named) expect(rankDeuces(cards(text)), text).toBe(rank);
});

it('bestHold keeps the cards with the highest expected return', () => {
  const hold = (text: string) => bestHold(machine.rules, text.split(' '));
  expect(hold('Th Jh Qh Kh 9c')).toEqual([0, 1, 2, 3]);
  expect(hold('Jc Jd 3h 4s 5c')).toEqual([0, 1]);
  expect(hold('9c 9d 9h 2s 2c')).toEqual([0, 1, 2, 3, 4]);
});

describe('a video poker round', () => {
  const bet = (hands: number, actions: string[] = []) => {
    const checked = machine.checkBet({ stakeCents: 100, hands, actions });
    if (!checked.ok) throw new Error(checked.reason);
    return checked.bet;
  };
  const progress = (actions: string[], hands = 5) =>
    machine.steps!.progress(bet(hands), actions, xoshiro128(7));

  it('deals five cards, asks once, and draws the same replacements for every hold', () => {
    const open = progress([]);
    expect(open.choices).toHaveLength(32);
    expect(open.events).toHaveLength(5);
    const kept = progress(['hold:0,2']);
    expect(kept.choices).toEqual([]);
    expect(kept.events.slice(0, 5)).toEqual(open.events);
    const hands = kept.events.filter((event) => event.type === 'hand_drawn');
    expect(hands).toHaveLength(5);
    const shown = open.events.map((event) => (event.type === 'card_dealt' ? event.card : ''));
    for (const { cards: dealt } of hands) {
      expect([dealt[0], dealt[2]]).toEqual([shown[0], shown[2]]);
      expect(new Set(dealt).size).toBe(5);
      for (const place of [1, 3, 4]) expect(shown).not.toContain(dealt[place]);
    }
    // The order of a hand's replacement cards does not depend on the cards that are held.
    const other = progress(['hold:']).events.find((event) => event.type === 'hand_drawn');
    expect(other?.cards[0]).toBe(hands[0]?.cards[1]);
  });

  it('rejects invalid and repeated actions', () => {
    for (const actions of [['hold:5'], ['hold:2,0'], ['stand'], ['hold:0', 'hold:1']])
      expect(() => progress(actions)).toThrow(IllegalAction);
  });

  it('is finished without decisions, and identically when replayed', () => {
    const once = machine.play(bet(10), xoshiro128(3));
    const again = machine.play(bet(10), xoshiro128(3));
    expect(again).toEqual(once);
    expect(once.staked).toEqual(bet(10).parts);
    expect(once.events.at(-1)).toEqual({ type: 'round_finished' });
  });

  it('rereads its stream without drawing new numbers', () => {
    let drawn = 0;
    const again = rereadable({ int: (n) => (drawn++, xoshiro128(drawn).int(n)) });
    const first = machine.steps!.progress(bet(1), [], again());
    const numbers = drawn;
    expect(machine.steps!.progress(bet(1), [], again())).toEqual(first);
    expect(drawn).toBe(numbers);
  });
});

it('video poker bets are checked for stake, number of hands and limits', () => {
  const reason = (bet: unknown) => {
    const checked = machine.checkBet(bet);
    return checked.ok ? 'ok' : checked.reason;
  };
  expect(reason({ stakeCents: 100, hands: 10 })).toBe('ok');
  expect(reason({ stakeCents: 1_000, hands: 10 })).toBe('above_maximum');
  expect(reason({ stakeCents: 7, hands: 1 })).toBe('stake_off_ladder');
  expect(reason({ stakeCents: 100, hands: 2 })).toBe('unknown_bet');
  expect(reason({ stakeCents: 100, hands: 1, actions: [7] })).toBe('unknown_bet');
  expect(reason(null)).toBe('unknown_bet');
});
