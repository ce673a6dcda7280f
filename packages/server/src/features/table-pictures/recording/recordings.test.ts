/** Tests recordings of real rounds: the real relay, real files, and the calls of the back office. */
import { appendFile, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as calls from '@wl/contract/office/table-pictures-recordings';
import type { TableRecording } from '@wl/contract/office/table-pictures-recordings';
import { askCorrection, declineCorrection } from '@wl/contract/office/tables-corrections';
import { readRecord } from '@wl/contract/tables-record';
import { firstBrokenLine } from '@wl/games/tables/dealt/record';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { longSessions, startTestApp } from '../../../platform/testing.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import {
  BACCARAT,
  BANKER_WINS,
  dealerAt,
  dealRound,
  PLAYER_WINS,
  type TestClerk,
  type TestDealer,
} from '../../tables/dealing/testing-dealing.ts';
import type { TableOwner } from '../../tables/owner/table-owner.ts';
import { newOwner, runUntil, setState, type TestTables } from '../../tables/testing-tables.ts';
import { addressOf, listenOn, openEnd, type TestEnd } from '../testing-pictures.ts';

const WITHIN = { timeout: 30_000, interval: 20 };
const DAY_MS = 24 * 60 * 60_000;
const JOBS = {
  forget: 'table_pictures.delete_expired',
  verify: 'table_pictures.verify_files',
  note: 'table_pictures.note_unrecorded',
};

const clock = testClock('2026-03-02T12:00:00Z');
let tables: TestTables;
let owner: TableOwner;
let dealer: TestDealer;
let dealerClerk: TestClerk;
let boss: TestClerk;
let port: number;
let camera: TestEnd;
let frames: NodeJS.Timeout;

beforeAll(async () => {
  const app = await startTestApp({ clock, config: { sessions: longSessions } });
  tables = { app, clock, close: () => app.close() };
  port = await listenOn(app);
  dealerClerk = await makeClerk(app, ['dealer']);
  boss = await makeClerk(app, ['pit_boss']);
  dealer = dealerAt(dealerClerk, BACCARAT);
  await dealer.startShift();
  owner = newOwner(tables);
});
afterAll(async () => {
  clearInterval(frames);
  await tables.close();
});
beforeEach(async () => {
  camera = await openEnd(port, await addressOf(dealerClerk, BACCARAT, 'camera'));
  await setState(tables, 'open', BACCARAT);
});
afterEach(async () => {
  clearInterval(frames);
  camera.ws.terminate();
  await setState(tables, 'closed', BACCARAT);
});

/** Sends a frame every 20 ms. Every tenth frame is a key frame. */
function film(formats: object = { video: { codec: 'vp8', width: 640, height: 360 } }) {
  camera.ws.send(JSON.stringify(formats));
  let number = 0;
  frames = setInterval(() => {
    camera.sendFrame(number % 10 === 0 ? 'key' : 'delta', number);
    number += 1;
  }, 20);
}

/** Deals a round, and returns its number. */
async function deal(): Promise<number> {
  const { number } = await runUntil(tables, owner, 'open', BACCARAT);
  await dealRound(tables, { owner, dealer, slug: BACCARAT }, BANKER_WINS);
  return number;
}

async function list(query: Record<string, string | number> = {}): Promise<TableRecording[]> {
  const reply = await boss.call(calls.tableRecordings, { query });
  expect(reply.status).toBe(200);
  return reply.body.data;
}
const ofRound = (round: number) => list({ table: BACCARAT, round });

/** Deals a round, and returns its recording once it is stored. */
async function recorded(): Promise<TableRecording> {
  film();
  const round = await deal();
  await expect.poll(() => ofRound(round), WITHIN).toHaveLength(1);
  const [recording] = await ofRound(round);
  return recording!;
}

const linesOf = async (round: number) => {
  const params = { slug: BACCARAT, round: String(round) };
  return (await tables.app.client().call(readRecord, { params })).body.data.lines as {
    kind: string;
    content: string;
  }[];
};
const folder = () => tables.app.deps.config.tableRecordings.dir;
async function fileOf({ round }: TableRecording): Promise<string> {
  const names = await readdir(folder(), { recursive: true });
  const found = names.filter((name) => name.includes(`/${BACCARAT}-${round}-`));
  expect(found).toHaveLength(1);
  return path.join(folder(), found[0]!);
}
const play = (id: string, by = boss) => by.call(calls.openTableRecording, { params: { id } });
const run = (job: string) => tables.app.deps.jobs.runNow(job);
const problems = async () =>
  (await boss.call(calls.tableRecordingAlarms)).body.data.problems as number;

async function audited(action: string): Promise<number> {
  const { rows } = await tables.app.deps.database.owner.query(
    'select count(*)::int as count from staff_audit where action = $1',
    [action],
  );
  return rows[0].count as number;
}

describe('a round', () => {
  test('is recorded in a file, whose hash is in the signed record', async () => {
    const recording = await recorded();
    const { round, sha256, bytes } = recording;
    expect(recording).toMatchObject({ state: 'stored', part: 1, missing: null, fault: null });
    const contents = await readFile(await fileOf(recording));
    expect(contents.length).toBe(bytes);
    const lines = await linesOf(round);
    expect(firstBrokenLine(lines as never)).toBeUndefined();
    const line = lines.find(({ kind }) => kind === 'video_recorded');
    expect(JSON.parse(line!.content)).toMatchObject({ round, part: 1, sha256, bytes });
    await run(JOBS.note);
    expect(await ofRound(round)).toHaveLength(1);
  });

  test('goes on without a recording if the recordings have no room, and the office is alerted', async () => {
    const settings = tables.app.deps.config.tableRecordings;
    const { maxBytes } = settings;
    settings.maxBytes = 1;
    const before = await problems();
    try {
      const missing = await recorded();
      expect(missing).toMatchObject({ state: 'missing', missing: 'disk_full', sha256: null });
      const line = (await linesOf(missing.round)).find(({ kind }) => kind === 'video_not_recorded');
      expect(JSON.parse(line!.content)).toMatchObject({ reason: 'disk_full', part: 1 });
      expect(await problems()).toBe(before + 1);
      expect((await list({ show: 'problems' }))[0]).toMatchObject({ id: missing.id });
      expect((await play(missing.id)).body.code).toBe('recordings.not_recorded');
    } finally {
      settings.maxBytes = maxBytes;
    }
  });

  test('goes on without a recording if WebM cannot contain the format', async () => {
    film({ video: { codec: 'avc1.42001f', width: 640, height: 360 } });
    const round = await deal();
    await expect.poll(() => ofRound(round), WITHIN).toMatchObject([{ missing: 'unknown_format' }]);
  });

  test('that no server recorded is noted as such, once', async () => {
    const { round } = await recorded();
    await tables.app.deps.database.owner.query(
      'delete from table_pictures_segments where round = $1',
      [round],
    );
    await run(JOBS.note);
    expect(await ofRound(round)).toEqual([]);
    clock.advance(3 * 60_000);
    await run(JOBS.note);
    await run(JOBS.note);
    expect(await ofRound(round)).toMatchObject([{ state: 'missing', missing: 'none' }]);
  });
});

describe('a clerk', () => {
  test('plays a recording in ranges, with one entry in the audit log', async () => {
    const recording = await recorded();
    const before = await audited('recordings.play');
    const { status, body } = await play(recording.id);
    expect(status).toBe(200);
    const get = (headers = {}, by = boss, token = body.data.token as string) =>
      by.request(
        ...(['GET', `/api/staff/table-recordings/${recording.id}/file?token=${token}`] as const),
        ...([undefined, headers] as const),
      );
    const whole = await get();
    expect([whole.status, whole.headers['content-type']]).toEqual([200, 'video/webm']);
    expect(whole.raw.rawPayload).toEqual(await readFile(await fileOf(recording)));
    const part = await get({ range: 'bytes=4-7' });
    expect([part.status, part.headers['content-range']]).toEqual([
      ...[206, `bytes 4-7/${recording.bytes}`],
    ]);
    expect(part.raw.rawPayload).toEqual(whole.raw.rawPayload.subarray(4, 8));
    expect((await get({ range: `bytes=${recording.bytes}-` })).status).toBe(416);
    expect(await audited('recordings.play')).toBe(before + 1);

    // The token is valid for one session and one recording, and expires after ten minutes.
    const other = await makeClerk(tables.app, ['pit_boss']);
    expect((await get({}, other)).body.code).toBe('recordings.token');
    expect((await get({}, boss, `${body.data.token}x`)).body.code).toBe('recordings.token');
    clock.advance(10 * 60_000);
    expect((await get()).body.code).toBe('recordings.token');
  });

  test('without the permission sees no recording, and members see none at all', async () => {
    const { id } = await recorded();
    for (const by of [dealerClerk, await makeClerk(tables.app, ['support'])]) {
      expect((await by.call(calls.tableRecordings)).body.code).toBe('auth.forbidden');
      expect((await play(id, by)).body.code).toBe('auth.forbidden');
    }
    const games = await makeClerk(tables.app, ['games']);
    expect((await games.call(calls.tableRecordings)).status).toBe(200);
    expect((await play(id, games)).body.code).toBe('auth.forbidden');
    const path = `/api/staff/table-recordings/${id}/file?token=x`;
    expect((await tables.app.client().get(path)).status).toBe(401);
  });
});

describe('the files', () => {
  test('that were changed or removed are found, and do not play', async () => {
    const changed = await recorded();
    await run(JOBS.verify);
    expect((await ofRound(changed.round))[0]).toMatchObject({ fault: null });
    expect((await ofRound(changed.round))[0]!.checked_at).not.toBeNull();
    await appendFile(await fileOf(changed), 'x');
    await run(JOBS.verify);
    expect((await ofRound(changed.round))[0]).toMatchObject({ fault: 'changed' });
    expect((await list({ show: 'problems' })).map(({ id }) => id)).toContain(changed.id);
    expect((await play(changed.id)).body.code).toBe('recordings.changed');
    await rm(await fileOf(changed));
    expect((await play(changed.id)).body.code).toBe('recordings.gone');
    expect((await ofRound(changed.round))[0]).toMatchObject({ fault: 'gone' });
  });

  test('are deleted after the retention period, except those that are held or in an open case', async () => {
    const old = await recorded();
    clearInterval(frames);
    const held = await recorded();
    clearInterval(frames);
    const disputed = await recorded();
    const file = await fileOf(old);
    const hold = (is_held: boolean) =>
      boss.call(calls.holdTableRecordings, {
        params: { slug: BACCARAT, round: String(held.round) },
        body: { is_held, reason: 'A member disputes the result.' },
      });
    for (const _twice of [1, 2]) expect((await hold(true)).status).toBe(200);
    expect(await audited('recordings.hold')).toBe(1);
    expect(await list({ show: 'held' })).toMatchObject([
      { id: held.id, hold: { reason: 'A member disputes the result.' }, deletes_at: null },
    ]);
    const asked = await boss.call(askCorrection, {
      params: { slug: BACCARAT, round: String(disputed.round) },
      body: { items: PLAYER_WINS, reason: 'wrong_entry', comment: 'Another card was dealt.' },
    });
    expect(asked.status).toBe(200);

    const states = async () =>
      Promise.all([old, held, disputed].map(async ({ round }) => (await ofRound(round))[0]!.state));
    clock.advance(89 * DAY_MS);
    await run(JOBS.forget);
    expect(await states()).toEqual(['stored', 'stored', 'stored']);
    clock.advance(2 * DAY_MS);
    await run(JOBS.forget);
    expect(await states()).toEqual(['deleted', 'stored', 'stored']);
    await expect(readFile(file)).rejects.toThrow('ENOENT');
    expect((await play(old.id)).body.code).toBe('recordings.deleted');
    // The record keeps the hash of the deleted file.
    expect((await ofRound(old.round))[0]!.sha256).toBe(old.sha256);

    await hold(false);
    const declined = await boss.call(declineCorrection, {
      ...{ params: { id: asked.body.data.id }, body: { comment: 'Seen on the recording.' } },
    });
    expect(declined.status).toBe(200);
    await run(JOBS.forget);
    expect(await states()).toEqual(['deleted', 'deleted', 'deleted']);
  });

  test('that a killed server left are deleted after a day', async () => {
    const part = path.join(folder(), `${BACCARAT}-1.webm.part`);
    await writeFile(part, 'x');
    const at = (ms: number) => new Date(clock.now().getTime() - ms);
    await utimes(part, at(DAY_MS), at(DAY_MS));
    await run(JOBS.forget);
    expect(await readFile(part, 'utf8')).toBe('x');
    await utimes(part, at(DAY_MS + 1_000), at(DAY_MS + 1_000));
    await run(JOBS.forget);
    await expect(readFile(part)).rejects.toThrow('ENOENT');
  });

  test('cannot be replaced in the database by the application', async () => {
    const { pool } = tables.app.deps.database;
    for (const sql of [
      `update table_pictures_segments set sha256 = repeat('0', 64)`,
      'delete from table_pictures_segments',
      'delete from table_pictures_holds',
    ])
      await expect(pool.query(sql)).rejects.toThrow(/permission denied/);
  });
});
