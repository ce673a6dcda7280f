/** Tests that no data leaving the server contains a card before the dealer has confirmed the result. */
import { cardName, DECK_SIZE } from '@wl/games/engines/cards';
import { dealBaccarat } from '@wl/games/engines/baccarat/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { findEarlyCards, findLeaks, type Recording } from '../testing-leaks.ts';
import { Recorder } from '../testing-recorder.ts';
import { bet, roundOf } from '../testing-tables.ts';
import { BACCARAT, dealerAt } from './testing-dealing.ts';
import { pictureState } from './picture-state.ts';

const ROUNDS = 20;
/** Public cards before the dealer confirms the result: none. */
const NOTHING = { hand: [], up: '' };
/** Recording of the rounds. The last tests plant leaks in copies of it. */
let hands: Recording;

const recorder = new Recorder();
beforeAll(async () => {
  await recorder.start();
  pictureState.provide(async () => ({ state: 'live', generation: 1 }));
});
afterAll(() => recorder.tables.close());

/** Returns the cards of a hand that differs from round to round. */
function handOf(round: number): string[] {
  const cards: string[] = [];
  dealBaccarat(() => {
    const card = (round * 11 + cards.length * 17) % 52;
    cards.push(cardName(card));
    return card;
  });
  return cards;
}

test(
  `nothing tells a card of ${ROUNDS} hands before the dealer confirms them`,
  { timeout: 300_000 },
  async () => {
    const dealer = dealerAt(await makeClerk(recorder.tables.app, ['dealer']), BACCARAT);
    expect((await dealer.startShift()).status).toBe(200);
    const { socket, owner, ...viewers } = await recorder.openFor(BACCARAT);
    const round = () => roundOf(recorder.tables, BACCARAT);
    const early: string[] = [];
    let from = 0;
    for (let played = 0; played < ROUNDS; played++) {
      const { number } = await round();
      for (const phase of ['open', 'closing']) {
        expect((await round()).phase).toBe(phase);
        const stakes = { table: BACCARAT, spots: { banker: 100 } };
        await recorder.askEverything(viewers, BACCARAT, [
          await bet(viewers.player, number, stakes),
        ]);
        await recorder.endPhase(owner, await round());
      }
      expect((await round()).phase).toBe('closed');
      recorder.tables.clock.advance(1_000);
      await dealer.enterTwice(number, handOf(played));
      await owner.tick();
      await recorder.askEverything(viewers, BACCARAT, [
        await viewers.player.get(`/api/tables/${BACCARAT}/rounds/${number}/record`),
      ]);
      const at = await recorder.recorded('closed', played + 1);
      early.push(
        ...findEarlyCards({ bytes: recorder.since(from), revealed: recorder.revealed }, NOTHING),
      );
      expect((await dealer.confirm(number)).status).toBe(200);
      recorder.revealed.push({ at, result: (await round()).result! });
      from = at;
      await owner.tick();
      expect((await round()).phase).toBe('settled');
      await recorder.endPhase(owner, await round());
    }
    socket.close();
    expect(recorder.revealed).toHaveLength(ROUNDS);
    expect(early).toEqual([]);
    expect(findLeaks(recorder)).toEqual([]);
    const { bytes, revealed, frames } = recorder;
    hands = { bytes, revealed, frames };
    await owner.release();
  },
);

describe('the scan finds', () => {
  /** Number of rounds scanned for a planted leak. */
  const SCANNED = 4;

  /** Scans the first captured rounds, with a text inserted immediately before the last of these rounds is confirmed. */
  function planted(text: string) {
    const scanned = hands.revealed.slice(0, SCANNED);
    const last = scanned.at(-1)!;
    const bytes = `${hands.bytes.slice(0, last.at)}${text}\n`;
    const revealedBefore = scanned.slice(0, -1);
    const after = { at: bytes.length, result: last.result };
    return {
      round: last.result.round,
      cards: findEarlyCards({ bytes, revealed: revealedBefore }, NOTHING),
      leaks: findLeaks({ bytes, revealed: [...revealedBefore, after], frames: hands.frames }),
    };
  }

  /** Returns a captured frame of a closed round, with additional fields in the round. */
  function frameWith(fields: object): string {
    const frame = JSON.parse(hands.frames.get('closed')?.[0] ?? '') as { data: string };
    const data = JSON.parse(frame.data) as { round: object };
    const changed = { ...data, round: { ...data.round, ...fields } };
    return JSON.stringify({ ...frame, data: JSON.stringify(changed) });
  }

  /** Returns a reply with its headers, in the form in which the recorder stores replies. */
  const replyWith = (data: object) =>
    JSON.stringify({ 'content-type': 'application/json' }) + JSON.stringify({ data });

  /** Functions that create an output in which a card is disclosed, by kind of output. */
  const places: Record<string, (card: string) => string> = {
    'a frame': (card) => frameWith({ entries: [{ items: [card] }] }),
    'a log line with a field': (card) => JSON.stringify({ level: 20, msg: 'item entered', card }),
    'a log line with a sentence': (card) =>
      JSON.stringify({ level: 20, msg: `the dealer entered ${card}, position 0` }),
    'a metric': (card) => `table_items_entered_total{table="${BACCARAT}",item="${card}"} 1`,
    'an HTTP reply': (card) => replyWith({ record: [{ kind: 'item_entered', item: card }] }),
  };

  test('nothing in the captured rounds themselves', () => {
    expect(planted('')).toMatchObject({ cards: [], leaks: [] });
  });

  test.each(Object.keys(places))('every card planted in %s', (place) => {
    for (let card = 0; card < DECK_SIZE; card += 13) {
      const name = cardName(card);
      expect(planted(places[place]!(name)).cards).toEqual([name]);
    }
  });

  test('a result planted in a frame, a log line, a metric and an HTTP reply', () => {
    const { round, events } = hands.revealed[SCANNED - 1]!.result;
    for (const text of [
      frameWith({ result: { round, events } }),
      JSON.stringify({ level: 30, msg: 'paid', round, payout_cents: 195 }),
      `tables_rounds_total{result="banker"} 1`,
      replyWith({ round: { number: round, result: { round, events } } }),
    ])
      expect(planted(text).leaks).toEqual([expect.objectContaining({ round })]);
  });

  test('a frame that is one byte longer before one result than before the others', () => {
    const [first = '', ...others] = hands.frames.get('closed') ?? [];
    const frames = new Map(hands.frames).set('closed', [first.replace('}', ' }'), ...others]);
    expect(findLeaks({ bytes: '', revealed: [], frames })).not.toEqual([]);
  });
});
