/** Tests that no data leaving the server contains a card before the dealer has confirmed the result. */
import { cardName } from '@wl/games/engines/cards';
import { dealBaccarat } from '@wl/games/engines/baccarat/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { findEarlyCards, findLeaks } from '../testing-leaks.ts';
import { Recorder } from '../testing-recorder.ts';
import { bet, roundOf } from '../testing-tables.ts';
import { BACCARAT, dealerAt } from './testing-dealing.ts';
import { pictureState } from './picture-state.ts';

const ROUNDS = 20;

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
      early.push(...findEarlyCards(recorder, from, { hand: [], up: '', isOver: false }));
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
    // Verify that the scan detects a planted card.
    recorder.bytes += '{"msg":"next is","card":"9h"}';
    expect(findEarlyCards(recorder, from, { hand: [], up: '', isOver: false })).toEqual(['9h']);
    await owner.release();
  },
);
