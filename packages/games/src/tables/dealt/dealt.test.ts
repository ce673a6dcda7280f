import { describe, expect, test } from 'vitest';
import { createShoe } from '../../fairness/choose.ts';
import { createStream } from '../../fairness/stream.ts';
import { cardName } from '../../engines/cards.ts';
import { dealBaccarat } from '../../engines/baccarat/rules.ts';
import { readEntry } from './dealt-rules.ts';
import {
  agreedItems,
  enterItem,
  entriesOf,
  takeBackItem,
  type EntryAnswer,
  type EntryFact,
} from './entries.ts';
import { firstBrokenLine, hashOfLine, NO_LINE } from './record.ts';

const GAME = 'table-baccarat';

describe('the cards of baccarat', () => {
  test('in 2,000 hands: each prefix names the part of the next card, and no card follows the last', () => {
    const key = new Uint8Array(32).fill(7);
    const shoe = createShoe(createStream(key, GAME, '1'), 416 * 40);
    for (let hand = 0; hand < 2_000; hand++) {
      const cards: string[] = [];
      const dealt = dealBaccarat(() => {
        const card = shoe.deal() % 52;
        cards.push(cardName(card));
        return card;
      });
      const parts = ['player', 'banker', 'player', 'banker'];
      if (dealt.player.length === 3) parts.push('player');
      if (dealt.banker.length === 3) parts.push('banker');
      for (let known = 0; known <= cards.length; known++)
        expect(readEntry(GAME, cards.slice(0, known))).toMatchObject({
          ok: true,
          parts: parts.slice(0, known),
          next: parts[known] ?? null,
        });
      expect(readEntry(GAME, cards)).toMatchObject({ result: dealt });
      expect(readEntry(GAME, [...cards, '2c'])).toEqual({ ok: false, fault: 'entry_complete' });
    }
  });

  test.each(['1h', 'Kx', '', '10h', 'kh'])('%j is no card', (item) => {
    expect(readEntry(GAME, [item])).toEqual({ ok: false, fault: 'item_unknown' });
  });
});

test('the number of roulette is one of 37 pockets', () => {
  for (let pocket = 0; pocket <= 36; pocket++)
    expect(readEntry('table-roulette', [String(pocket)])).toMatchObject({
      ...{ next: null, result: pocket, parts: ['wheel'] },
    });
  for (const item of ['37', '00', '-1', '1.0', '07', ''])
    expect(readEntry('table-roulette', [item])).toEqual({ ok: false, fault: 'item_unknown' });
  expect(readEntry('table-roulette', ['1', '2'])).toEqual({ ok: false, fault: 'entry_complete' });
  expect(readEntry('table-roulette', [])).toMatchObject({ next: 'wheel' });
});

describe('two entries', () => {
  const facts: EntryFact[] = [];
  const take = (answer: EntryAnswer) => {
    if (!answer.ok) return answer.fault;
    facts.push(...answer.facts);
    return answer.facts.length;
  };
  const enter = (
    entry: 1 | 2,
    position: number,
    item: string,
    { attempt = 1, source = 'keys' }: { attempt?: number; source?: 'keys' | 'scanner' } = {},
  ) =>
    take(enterItem(GAME, facts, { kind: 'item_entered', attempt, entry, source, position, item }));
  const takeBack = (entry: 1 | 2, position: number, attempt = 1) =>
    take(takeBackItem(facts, { kind: 'item_taken_back', attempt, entry, position }));

  test('that differ begin a new attempt, and equal ones agree', () => {
    const hand = ['3s', 'Kc', '2h', '7d', '5c'];
    for (const [position, item] of hand.entries())
      expect(enter(1, position, item, { source: 'scanner' })).toBe(1);
    expect(enter(1, 5, '2c', { source: 'scanner' })).toBe('entry_complete');
    // A scanner cannot confirm its own entry, and each entry comes from one device.
    expect(enter(2, 0, '3s', { source: 'scanner' })).toBe('entry_source');
    for (const [position, item] of hand.slice(0, 4).entries())
      expect(enter(2, position, item)).toBe(1);
    expect(enter(2, 3, '7d')).toBe(0);
    expect(enter(2, 3, '8d')).toBe('entry_changed');
    expect(enter(2, 5, '8d')).toBe('entry_changed');
    expect(takeBack(2, 2)).toBe('entry_changed');
    expect(takeBack(2, 3)).toBe(1);
    expect(takeBack(2, 3)).toBe(0);
    expect(enter(2, 3, '7d')).toBe(1);
    expect(agreedItems(GAME, entriesOf(facts))).toBeUndefined();
    expect(enter(2, 4, '6c')).toBe(2);
    expect(entriesOf(facts)).toMatchObject({ attempt: 2, entries: [{ items: [] }, { items: [] }] });
    // Repeating the request that began the second attempt is allowed. Other requests for the first attempt are refused.
    expect(enter(2, 4, '6c')).toBe(0);
    expect(enter(2, 4, '5c')).toBe('entry_attempt');
    expect(takeBack(2, 4)).toBe('entry_attempt');
    for (const entry of [1, 2] as const)
      for (const [position, item] of hand.entries())
        expect(enter(entry, position, item, { attempt: 2 })).toBe(1);
    expect(agreedItems(GAME, entriesOf(facts))).toEqual(hand);
  });
});

test('a changed, removed or moved line breaks the record', () => {
  let previous = NO_LINE;
  const lines = ['first', 'second', 'third', 'fourth'].map((content, index) => {
    const line = { no: index + 1, content, previous, hash: hashOfLine({ previous, content }) };
    previous = line.hash;
    return line;
  });
  const [one, two, three, four] = lines as [SignedLine, SignedLine, SignedLine, SignedLine];
  expect(firstBrokenLine(lines)).toBeUndefined();
  expect(firstBrokenLine([one, { ...two, content: 'other' }, three, four])).toBe(2);
  const resigned = { ...two, content: 'other', hash: hashOfLine({ ...two, content: 'other' }) };
  expect(firstBrokenLine([one, resigned, three, four])).toBe(3);
  expect(firstBrokenLine([one, two, { ...four, no: 3 }])).toBe(3);
});
type SignedLine = Parameters<typeof firstBrokenLine>[0][number];
