import { beforeEach, expect, test } from 'vitest';
import { createTableRecorder, type Segment, type TableRecorder } from './table-recorder.ts';

const OPENS = 100_000;
const FORMATS = '{"video":{"codec":"vp8","width":640,"height":360}}';

let now: number;
let recorder: TableRecorder;
let bytes: number;
/** Files in the order in which they were opened, with their frames and, once they are finished, their segments. */
let files: { frames: string[]; segment?: Segment }[];
let canOpen: boolean;

beforeEach(() => {
  now = OPENS - 5_000;
  bytes = 0;
  files = [];
  canOpen = true;
  recorder = createTableRecorder({
    nowMs: () => now,
    open: () => {
      if (!canOpen) return undefined;
      const file: (typeof files)[number] = { frames: [] };
      files.push(file);
      return {
        add: ({ kind, receivedMs }) => void file.frames.push(`${kind} ${receivedMs - OPENS}`),
        bytes: () => bytes,
        finish: (segment) => void (file.segment = segment),
      };
    },
  });
});

function send(kind: 'key' | 'delta' | 'sound', at: number, generation = 1) {
  now = OPENS + at;
  const frame = { kind, stampMs: now, receivedMs: now, bytes: new Uint8Array(1) };
  recorder.take({ ...frame, formats: FORMATS, generation });
}
const see = (round: number, isOver = false) => recorder.see({ round, opensAtMs: OPENS, isOver });

test('a segment begins with the last key frame before its round opened, and ends with the round', () => {
  send('key', -3_000);
  send('delta', -2_000);
  send('key', -1_000);
  send('sound', -500);
  send('key', 200);
  see(7);
  send('delta', 1_000);
  see(7);
  see(7, true);
  send('delta', 1_100);
  expect(files).toHaveLength(1);
  expect(files[0]!.frames).toEqual(['key -1000', 'sound -500', 'key 200', 'delta 1000']);
  expect(files[0]!.segment).toEqual({
    ...{ round: 7, generation: 1, isWhole: true },
    ...{ startedMs: OPENS - 1_000, endedMs: OPENS + 1_000 },
  });
});

test('a segment that begins with the first key frame after the opening is whole only if that is soon', () => {
  see(7);
  send('delta', 100);
  send('key', 1_900);
  see(8, true);
  expect(files[0]).toMatchObject({ frames: ['key 1900'], segment: { round: 7, isWhole: true } });
  see(9);
  send('key', 2_100);
  see(9, true);
  expect(files[1]).toMatchObject({ segment: { round: 9, isWhole: false } });
});

test('an interruption of more than 2 s makes a segment incomplete, also at its end', () => {
  send('key', 0);
  see(1);
  send('delta', 2_000);
  send('delta', 4_001);
  see(1, true);
  expect(files[0]!.segment).toMatchObject({ isWhole: false });
  send('key', 5_000);
  recorder.see({ round: 2, opensAtMs: OPENS + 5_000, isOver: false });
  now += 2_001;
  see(2, true);
  expect(files[1]!.segment).toMatchObject({ isWhole: false });
});

test('another camera begins another segment with its first key frame', () => {
  send('key', 0);
  see(1);
  send('delta', 100, 2);
  send('key', 200, 2);
  see(1, true);
  expect(files.map(({ frames }) => frames)).toEqual([['key 0'], ['key 200']]);
  expect(files.map(({ segment }) => segment)).toMatchObject([
    { generation: 1, isWhole: false },
    { generation: 2 },
  ]);
});

test('a key frame after the size limit begins another segment, which repeats no frame', () => {
  send('key', 0);
  see(1);
  bytes = 1e9;
  send('delta', 100);
  send('key', 200);
  bytes = 0;
  recorder.stop();
  expect(files.map(({ frames }) => frames)).toEqual([['key 0', 'delta 100'], ['key 200']]);
  expect(files[1]!.segment).toMatchObject({ isWhole: false });
});

test('a round that cannot be recorded is tried once, and the next round again', () => {
  canOpen = false;
  send('key', 0);
  see(1);
  canOpen = true;
  send('key', 100);
  expect(files).toEqual([]);
  see(2);
  expect(files).toHaveLength(1);
});

test('a table is active while a segment is open, and for a time after its last frame', () => {
  expect(recorder.isActive()).toBe(false);
  send('key', 0);
  see(1);
  now += 60_000;
  expect(recorder.isActive()).toBe(true);
  see(1, true);
  expect(recorder.isActive()).toBe(false);
});
