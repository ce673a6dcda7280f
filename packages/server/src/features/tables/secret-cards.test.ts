/**
 * Scans everything that leaves the server during 200 rounds of blackjack (issue 34): WebSocket frames, HTTP replies,
 * metrics and log lines. No output discloses a card before the preceding decision window is over, not even by its
 * length.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableBlackjack } from '@wl/games/tables/blackjack';
import type { SharedHand } from '@wl/games/engines/blackjack/shared-hand';
import { uuidv7 } from '../../platform/ids.ts';
import { latestRounds } from './rounds/rounds-repository.ts';
import { findEarlyCards, findLeaks } from './testing-leaks.ts';
import { Recorder } from './testing-recorder.ts';
import { bet, roundOf } from './testing-tables.ts';

const ROUNDS = 200;
const BLACKJACK = 'rambla-twenty-one';

const recorder = new Recorder();
beforeAll(() => recorder.start(), 60_000);
afterAll(() => recorder.tables.close());

test(
  `nothing tells a card of ${ROUNDS} hands before the window in front of it is over`,
  { timeout: 600_000 },
  async () => {
    const { socket, owner, ...viewers } = await recorder.openFor(BLACKJACK);
    const { player } = viewers;
    const round = () => roundOf(recorder.tables, BLACKJACK);
    const { windowOf } = tableBlackjack.windows!;
    const early: string[] = [];
    let steps = 0;
    let decided = 0;
    for (let played = 0; played < ROUNDS; played++) {
      const from = await recorder.recorded('open', played + 1);
      const { number } = await round();
      const id = uuidv7();
      const stakes = { id, table: BLACKJACK, spots: { hand: 100 } };
      await recorder.askEverything(viewers, BLACKJACK, [await bet(player, number, stakes)]);
      for (const phase of ['open', 'closing', 'closed']) {
        expect((await round()).phase).toBe(phase);
        await recorder.endPhase(owner, await round());
      }
      const [stored] = await latestRounds(recorder.tables.app.deps.db, BLACKJACK, 1);
      const cards = stored!.drawn!.result as SharedHand;
      const { since, stepsMs } = stored!.state;
      const decide = (step: number, action: string) =>
        player.post(`/api/tables/${BLACKJACK}/bets/${id}/decisions`, { step, action });
      let at = 0;
      for (const [step, ms] of stepsMs!.entries()) {
        // Call the API in the decision window and in the last millisecond before the next card. Each time, send a
        // decision for this window and one for the next window.
        for (const moment of [Math.min(windowOf(step).fromMs, ms - 1), ms - 1]) {
          recorder.tables.clock.set(new Date(since + moment));
          await owner.tick();
          const answers = [await decide(step, 'hit'), await decide(step + 1, 'hit')];
          if (answers[0]!.status === 200) decided++;
          expect(await round()).toMatchObject({ phase: 'revealed', phase_ends_at: null });
          await recorder.askEverything(viewers, BLACKJACK, answers);
        }
        steps++;
        at = await recorder.recorded('revealed', steps);
        const scanned = { bytes: recorder.since(from), revealed: recorder.revealed };
        early.push(...findEarlyCards(scanned, tableBlackjack.windows!.dealt(cards, step)));
        recorder.tables.clock.set(new Date(since + ms));
        await owner.tick();
      }
      recorder.revealed.push({ at, result: (await round()).result! });
      await recorder.endPhase(owner, await round());
      await recorder.endPhase(owner, await round());
    }
    socket.close();
    expect(decided).toBeGreaterThan(ROUNDS / 2);
    expect(steps).toBeGreaterThan(ROUNDS * 1.2);
    expect(early).toEqual([]);
    expect(findLeaks(recorder)).toEqual([]);
    await owner.release();
  },
);
