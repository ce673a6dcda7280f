/**
 * Scans everything that leaves the server during 200 rounds of crash (issue 34): WebSocket frames, HTTP replies, metrics
 * and log lines. No output discloses the end of a climb before the climb has ended.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../platform/ids.ts';
import { latestRounds } from './rounds/rounds-repository.ts';
import { findLeaks } from './testing-leaks.ts';
import { Recorder } from './testing-recorder.ts';
import { roundOf } from './testing-tables.ts';

const ROUNDS = 200;
const CRASH = 'pacific-departure';

const recorder = new Recorder();
beforeAll(() => recorder.start(), 60_000);
afterAll(() => recorder.tables.close());

test(
  `nothing tells the points of ${ROUNDS} climbs before they have ended`,
  { timeout: 600_000 },
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
    await owner.release();
  },
);
