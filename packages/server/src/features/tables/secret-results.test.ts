/**
 * Scans everything that leaves the server during 200 rounds of roulette (issue 34): WebSocket frames, HTTP replies,
 * metrics and log lines. No output discloses a result before its round is revealed, not even by its length. Then plants
 * leaks, and checks that the scan finds them.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLeaks, type Leak, type Recording } from './testing-leaks.ts';
import { Recorder } from './testing-recorder.ts';
import { bet, roundOf, TABLE } from './testing-tables.ts';

const ROUNDS = 200;

const recorder = new Recorder();
/** Recording of the rounds. The last tests plant leaks in copies of it. */
let roulette: Recording;

beforeAll(() => recorder.start(), 60_000);
afterAll(() => recorder.tables.close());

test(
  `nothing tells the results of ${ROUNDS} rounds before they are revealed`,
  { timeout: 600_000 },
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

  test('a planted result in a frame', () => {
    const { round, events } = third();
    const frame = JSON.parse(roulette.frames.get('closed')?.[0] ?? '') as { data: string };
    const data = JSON.parse(frame.data) as { round: object };
    for (const early of [{ result: { round, events } }, { pocket: 17 }, { payout_cents: 3_600 }]) {
      const leaking = { ...data, round: { ...data.round, ...early } };
      expect(planted(JSON.stringify({ ...frame, data: JSON.stringify(leaking) }))).toEqual([
        expect.objectContaining({ round }),
      ]);
    }
  });

  test('a frame that is one byte longer for one result', () => {
    const changed = new Map(roulette.frames);
    const [first = '', ...others] = roulette.frames.get('closed') ?? [];
    changed.set('closed', [first.replace('}', ' }'), ...others]);
    expect(findLeaks({ bytes: '', revealed: [], frames: changed })).not.toEqual([]);
    expect(findLeaks({ bytes: '', revealed: [], frames: roulette.frames })).toEqual([]);
  });
});
