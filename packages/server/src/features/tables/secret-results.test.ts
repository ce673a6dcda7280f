/**
 * Scans everything that leaves the server during 200 rounds each of roulette, crash and blackjack (issue 34): WebSocket
 * frames, HTTP replies, metrics and log lines. No output discloses a result before its round is revealed or, in crash,
 * before the climb has ended. In blackjack, no output discloses a card before the preceding decision window is over.
 * The lengths of frames must not disclose results or cards either.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tableBlackjack } from '@wl/games/tables/blackjack';
import type { SharedHand } from '@wl/games/engines/blackjack/shared-hand';
import { uuidv7 } from '../../platform/ids.ts';
import { latestRounds } from './rounds/rounds-repository.ts';
import { findEarlyCards, findLeaks, type Leak, type Recording } from './testing-leaks.ts';
import { Recorder } from './testing-recorder.ts';
import { bet, roundOf, setState, TABLE } from './testing-tables.ts';

const ROUNDS = 200;
const CRASH = 'pacific-departure';
const BLACKJACK = 'rambla-twenty-one';

const recorder = new Recorder();
/** Recording of the roulette table, in which the last tests plant leaks. */
let roulette: Recording;

beforeAll(() => recorder.start(), 60_000);
beforeEach(() => recorder.clear());
afterAll(() => recorder.tables.close());

test(
  `nothing tells the points of ${ROUNDS} climbs before they have ended`,
  { timeout: 300_000 },
  async () => {
    const { socket, owner, ...viewers } = await recorder.openFor(CRASH);
    const { player } = viewers;
    const round = () => roundOf(recorder.tables, CRASH);
    let cashedOut = 0;
    for (let played = 0; played < ROUNDS; played++) {
      const { number } = await round();
      const id = uuidv7();
      const crashBet = { spots: { first: 100, second: 100 }, autoCashOut: { second: 110 } };
      const placed = await player.post(`/api/tables/${CRASH}/bets`, {
        id,
        round: number,
        bet: crashBet,
      });
      expect(placed.status).toBe(200);
      await recorder.askEverything(viewers, CRASH, [placed]);
      for (const phase of ['open', 'closing', 'closed']) {
        expect((await round()).phase).toBe(phase);
        await recorder.endPhase(owner, await round());
      }
      const climbing = await round();
      expect(climbing).toMatchObject({ phase: 'revealed', phase_ends_at: null });
      const cashOut = (spot: string) =>
        player.post(`/api/tables/${CRASH}/bets/${id}/cash-out`, { spot });
      const [stored] = await latestRounds(recorder.tables.app.deps.db, CRASH, 1);
      const endsAt = stored!.state.since + stored!.state.showMs!;
      // Send cash-out requests at the start, at 1.02× and 1.10×, and in the last millisecond of the climb.
      const moments = [1, 400, 1_700, endsAt - 1 - stored!.state.since];
      for (const ms of moments.filter((one) => stored!.state.since + one < endsAt)) {
        recorder.tables.clock.set(
          new Date(Math.max(recorder.tables.clock.now().getTime(), stored!.state.since + ms)),
        );
        await owner.tick();
        const answers = [await cashOut('first'), await cashOut('second')];
        if (answers[0]!.status === 200) cashedOut++;
        await recorder.askEverything(viewers, CRASH, answers);
      }
      const at = await recorder.recorded('revealed', played + 1);
      recorder.tables.clock.set(new Date(endsAt));
      await owner.tick();
      const { result } = await round();
      recorder.revealed.push({ at, result: result! });
      await recorder.endPhase(owner, await round());
      await recorder.endPhase(owner, await round());
    }
    socket.close();
    expect(cashedOut).toBeGreaterThan(ROUNDS / 2);
    const points = new Set(recorder.revealed.map(({ result }) => JSON.stringify(result.events)));
    expect(points.size).toBeGreaterThan(100);
    expect([...recorder.frames.keys()].sort()).toEqual(['closed', 'closing', 'open', 'revealed']);
    expect(findLeaks(recorder)).toEqual([]);
    await setState(recorder.tables, 'closed', CRASH);
    await owner.release();
  },
);

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
        early.push(...findEarlyCards(recorder, from, tableBlackjack.windows!.dealt(cards, step)));
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
    await setState(recorder.tables, 'closed', BLACKJACK);
    await owner.release();
  },
);

test(
  `nothing tells the results of ${ROUNDS} rounds before they are revealed`,
  { timeout: 300_000 },
  async () => {
    const { socket, owner, ...viewers } = await recorder.openFor(TABLE);
    for (let played = 0; played < ROUNDS; played += 1) {
      for (const phase of ['open', 'closing', 'closed'] as const) {
        const round = await roundOf(recorder.tables);
        expect(round.phase).toBe(phase);
        const placed = await bet(viewers.player, round.number, { spots: { red: 100 } });
        await recorder.askEverything(viewers, TABLE, [placed]);
        if (phase !== 'closed') await recorder.endPhase(owner, round);
      }
      const at = await recorder.recorded('closed', played + 1);
      await recorder.endPhase(owner, await roundOf(recorder.tables));
      const round = await roundOf(recorder.tables);
      recorder.revealed.push({ at, result: round.result! });
      await recorder.endPhase(owner, round);
      await recorder.endPhase(owner, await roundOf(recorder.tables));
    }
    socket.close();
    expect(recorder.revealed).toHaveLength(ROUNDS);
    const results = recorder.revealed.map(({ result }) => JSON.stringify(result.events));
    expect(new Set(results).size).toBeGreaterThan(30);
    const { bytes, revealed, frames } = recorder;
    roulette = { bytes, revealed, frames };
    expect(findLeaks(roulette)).toEqual([]);
  },
);

describe('the scan finds', () => {
  /** Number of rounds scanned for a planted leak. Scanning all rounds would take several seconds. */
  const SCANNED = 5;

  const planted = (text: string): Leak[] => {
    const scanned = roulette.revealed.slice(0, SCANNED);
    const at = scanned[2]!.at - 1;
    const leaking =
      roulette.bytes.slice(0, at) + text + roulette.bytes.slice(at, scanned.at(-1)!.at);
    const moved = scanned.map((one, n) => (n < 2 ? one : { ...one, at: one.at + text.length }));
    return findLeaks({ bytes: leaking, revealed: moved, frames: roulette.frames });
  };
  const third = () => roulette.revealed[2]!.result;

  test('a planted link and round key in any spelling', () => {
    const { link, round_key: key } = third();
    for (const secret of [link!, key!])
      for (const text of [
        `{"level":20,"msg":"next is ${secret}"}`,
        secret.toUpperCase(),
        Buffer.from(secret, 'hex').toString('base64'),
        Buffer.from(secret, 'hex').toString('base64url'),
      ])
        expect(planted(text)).toEqual([expect.objectContaining({ round: third().round })]);
  });

  test('a planted result in a reply, a metric and a log line', () => {
    const { round, events } = third();
    for (const text of [
      JSON.stringify({ round, events }),
      JSON.stringify({ number: round, result: events }),
      `tables_results{pocket="17"} 1`,
      JSON.stringify({ level: 30, round, pocket: 17 }),
    ])
      expect(planted(text)).not.toEqual([]);
  });

  test('a frame that is one byte longer for one result', () => {
    const changed = new Map(roulette.frames);
    const [first = '', ...others] = roulette.frames.get('closed') ?? [];
    changed.set('closed', [first.replace('}', ' }'), ...others]);
    expect(findLeaks({ bytes: '', revealed: [], frames: changed })).not.toEqual([]);
    expect(findLeaks({ bytes: '', revealed: [], frames: roulette.frames })).toEqual([]);
  });
});
