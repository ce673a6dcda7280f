/**
 * Verifies records of real rounds with the public program docs/fairness/verify_record.py. The program must reject every
 * changed record, even if the hashes of the changed line and all later lines are recomputed.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as corrections from '@wl/contract/office/tables-corrections';
import { readRecord, type RecordLine } from '@wl/contract/tables-record';
import { hashOfLine } from '@wl/games/tables/dealt/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { newOwner, runUntil, setState, type TestTables } from '../testing-tables.ts';
import { TROUBLE_MS } from '../owner/run-dealt.ts';
import { CARRY_OUT_CORRECTION } from './corrections/carry-out-correction.ts';
import {
  BACCARAT,
  BANKER_WINS,
  dealerAt,
  dealRound,
  picture,
  ROULETTE,
  startDealing,
  TIE,
} from './testing-dealing.ts';

const docs = path.resolve(import.meta.dirname, '../../../../../../docs/fairness');
const hasPython = spawnSync('python3', ['--version']).error === undefined;
const EXAMPLE = path.join(docs, 'record.json');

interface RecordReply {
  data: { lines: RecordLine[] };
}

function verify(records: readonly RecordReply[]) {
  const { status, stdout, stderr } = spawnSync(
    'python3',
    [path.join(docs, 'verify_record.py'), '-'],
    { encoding: 'utf8', input: JSON.stringify(records) },
  );
  expect(stderr).toBe('');
  return { status, lines: stdout.trimEnd().split('\n') };
}

let tables: TestTables;
/**
 * Records of a settled round, a corrected round and a void round of baccarat, in this order. The lines of the
 * correction are between lines of the void round.
 */
let hands: RecordReply[];
let spin: RecordReply;

async function recordOf(slug: string, round: number): Promise<RecordReply> {
  const params = { slug, round: String(round) };
  const { status, body } = await tables.app.client().call(readRecord, { params });
  expect(status).toBe(200);
  return body as RecordReply;
}

beforeAll(async () => {
  tables = await startDealing();
  const { app } = tables;
  const clerk = await makeClerk(app, ['dealer']);
  const dealer = dealerAt(clerk, BACCARAT);
  await setState(tables, 'open', BACCARAT);
  expect((await dealer.startShift()).status).toBe(200);
  const owner = newOwner(tables);
  await owner.tick();

  // In the first round, a card is taken back, and the entries of the first attempt differ.
  const { number: first } = await runUntil(tables, owner, 'closed', BACCARAT);
  tables.clock.advance(1_000);
  await dealer.enter(first, 1, 0, '9s');
  await dealer.takeBack(first, 1, 0);
  for (const [position, item] of BANKER_WINS.entries())
    await dealer.enter(first, 1, position, item);
  for (const [position, item] of BANKER_WINS.with(4, '6c').entries())
    await dealer.enter(first, 2, position, item);
  await dealer.enterTwice(first, BANKER_WINS, 2);
  expect((await dealer.confirm(first, 2)).status).toBe(200);

  const corrected = await dealRound(tables, { owner, dealer, slug: BACCARAT }, BANKER_WINS);
  await runUntil(tables, owner, 'open', BACCARAT);
  const [boss, second] = [await makeClerk(app, ['pit_boss']), await makeClerk(app, ['pit_boss'])];
  const asked = await boss.call(corrections.askCorrection, {
    params: { slug: BACCARAT, round: String(corrected) },
    body: { items: [...TIE], reason: 'wrong_entry', comment: 'Seen in the video.' },
  });
  const { id } = asked.body.data;
  const body = { comment: 'Seen in the video.' };
  await second.call(corrections.confirmCorrection, { params: { id }, body });
  await app.deps.jobs.runNow(CARRY_OUT_CORRECTION, { id });

  picture.state = 'lost';
  await owner.tick();
  tables.clock.advance(TROUBLE_MS);
  const { number: voided } = await runUntil(tables, owner, 'void', BACCARAT);
  picture.state = 'live';
  hands = [];
  for (const round of [first, corrected, voided]) hands.push(await recordOf(BACCARAT, round));
  await owner.release();

  const wheel = dealerAt(await makeClerk(app, ['dealer']), ROULETTE);
  await setState(tables, 'open', ROULETTE);
  expect((await wheel.startShift()).status).toBe(200);
  const wheelOwner = newOwner(tables);
  await wheelOwner.tick();
  const spun = { owner: wheelOwner, dealer: wheel, slug: ROULETTE };
  spin = await recordOf(ROULETTE, await dealRound(tables, spun, ['17']));
  await wheelOwner.release();
});
afterAll(() => tables.close());

/** Returns a copy of the lines with one line changed. The hashes of this line and of all later lines are recomputed. */
function resigned(lines: readonly RecordLine[], at: number, change: (content: string) => string) {
  const copy = lines.slice(0, at);
  for (const line of lines.slice(at)) {
    const previous = copy.at(-1)?.hash ?? line.previous;
    const content = copy.length === at ? change(line.content) : line.content;
    copy.push({ ...line, content, previous, hash: hashOfLine({ previous, content }) });
  }
  return copy;
}

describe.skipIf(!hasPython)('verify_record.py', () => {
  test('states the results of real rounds', () => {
    const shown = 'banker wins, player 0 (3s 2h 5c), banker 7 (Kc 7d)';
    const tie = 'tie, player 6 (4s 2h), banker 6 (Kc 6d)';
    const { status, lines } = verify([...hands, spin]);
    expect(lines).toEqual([
      `${BACCARAT}, round 0: ${shown}`,
      `${BACCARAT}, round 1: ${tie}, corrected from: ${shown}`,
      `${BACCARAT}, round 2: void`,
      `${ROULETTE}, round 0: number 17`,
      '4 rounds checked, 0 do not match',
    ]);
    expect(status).toBe(0);
  });

  test('accepts the example record', () => {
    const example = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as RecordReply;
    expect(verify([example])).toMatchObject({ status: 0 });
    const kinds = ({ data }: RecordReply) => [...new Set(data.lines.map(({ kind }) => kind))];
    expect(kinds(example)).toEqual(kinds(hands[0]!));
  });

  test('rejects a line that was changed, removed, moved or shown differently', () => {
    const { lines } = hands[0]!.data;
    const entered = lines.findIndex(({ kind }) => kind === 'item_entered');
    const line = lines[entered]!;
    const forgeries: RecordLine[][] = [
      lines.with(entered, { ...line, content: line.content.replace('9s', '8s') }),
      lines.with(entered, { ...line, previous: 'f'.repeat(64) }),
      lines.with(entered, { ...line, at: '2026-03-02T12:00:00.000Z' }),
      lines.with(entered, { ...line, kind: 'round_closed' }),
      lines.with(entered, lines[entered + 1]!).with(entered + 1, line),
      lines.toSpliced(entered, 1).map((one, index) => ({ ...one, no: lines[index]!.no })),
      [],
    ];
    for (const forged of forgeries) {
      const { status, lines: printed } = verify([{ data: { lines: forged } }]);
      expect([status, printed.at(-1)]).toEqual([1, '1 rounds checked, 1 do not match']);
    }
  });

  test('rejects a result that was not entered twice, even with new hashes', () => {
    const { lines } = hands[0]!.data;
    const last = (kind: string) => lines.findLastIndex((line) => line.kind === kind);
    const changes: [number, (content: string) => string][] = [
      [last('result_confirmed'), (content) => content.replace('5c', '6c')],
      [last('item_entered'), (content) => content.replace('5c', '6c')],
      [last('item_entered'), (content) => content.replace('keys', 'scanner')],
      [last('round_closed'), (content) => content.replace('round_closed', 'round_opened')],
    ];
    for (const [at, change] of changes) {
      const forged = resigned(lines, at, change).map((line) => ({
        ...line,
        kind: (JSON.parse(line.content) as { kind: string }).kind,
      }));
      expect(verify([{ data: { lines: forged } }]).status).toBe(1);
    }
  });

  test('rejects a record that does not continue the one before it', () => {
    const [first, next] = hands as [RecordReply, RecordReply];
    const lines = resigned(first.data.lines, first.data.lines.length - 1, (content) =>
      content.replace('round_settled', 'round_voided'),
    ).map((line, index, all) =>
      index === all.length - 1 ? { ...line, kind: 'round_voided' } : line,
    );
    const { status, lines: printed } = verify([{ data: { lines } }, next]);
    expect(status).toBe(1);
    expect(printed[0]).toMatch(/, then void$/);
    expect(printed[1]).toMatch(/does not continue line/);
  });

  test('rejects records that do not continue each other around a correction', () => {
    const [, corrected, voided] = hands as [RecordReply, RecordReply, RecordReply];
    const lines = voided.data.lines;
    const opened = resigned(lines, 0, (content) => content.replace('Marisol', 'Another'));
    const finished = resigned(corrected.data.lines, corrected.data.lines.length - 1, (content) =>
      content.replace('"at":"2026', '"at":"2027'),
    ).map((line) => ({ ...line, at: (JSON.parse(line.content) as { at: string }).at }));
    for (const [other, kept] of [
      [opened, corrected.data.lines],
      [finished, lines],
    ] as const)
      for (const pair of [
        [other, kept],
        [kept, other],
      ]) {
        const { status, lines: printed } = verify(
          pair.map((one) => ({ data: { lines: [...one] } })),
        );
        expect([status, printed[1]]).toEqual([1, expect.stringMatching(/does not continue line/)]);
      }
  });
});
