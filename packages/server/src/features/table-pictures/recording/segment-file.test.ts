import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileTypeFromFile } from 'file-type';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordingLimits } from './recording-limits.ts';
import { createSegmentFile, NotRecorded } from './segment-file.ts';
import { rangeOf } from './send-range.ts';
import { tracksOf, type RecordedFrame } from './webm.ts';

const video = { codec: 'vp8', width: 640, height: 360 };
const sound = { codec: 'opus', sampleRate: 48_000, channels: 1 };
const room = async () => {};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'wl-recording-'));
});
afterEach(() => rm(folder, { recursive: true }));

const frame = (kind: RecordedFrame['kind'], ms: number, text = `${kind} ${ms}`) => ({
  ...{ kind, stampMs: 5_000 + ms, receivedMs: ms },
  bytes: Buffer.from(text),
});

function fileWith(formats: object, checkRoom = room) {
  const file = path.join(folder, 'day/round.webm');
  const tracks = tracksOf(JSON.stringify(formats))!;
  return { file, writing: createSegmentFile({ file, tracks }, checkRoom) };
}
const names = async () => readdir(folder, { recursive: true });

test('a segment becomes a WebM file with its frames, whose hash and size are returned', async () => {
  const { file, writing } = fileWith({ video, sound });
  writing.add(frame('sound', 0));
  for (let ms = 0; ms < 4_000; ms += 40) writing.add(frame(ms % 2_000 ? 'delta' : 'key', ms));
  writing.add(frame('sound', 3_990));
  const { bytes, sha256 } = await writing.finish();
  const contents = await readFile(file);
  expect(bytes).toBe(contents.length);
  expect(sha256).toBe(createHash('sha256').update(contents).digest('hex'));
  expect((await fileTypeFromFile(file))?.mime).toBe('video/webm');
  for (const text of ['key 0', 'delta 3960', 'sound 3990', 'V_VP8', 'A_OPUS', 'OpusHead'])
    expect(contents.includes(text)).toBe(true);
  expect(await names()).toEqual(['day', 'day/round.webm']);
});

test('a silent microphone does not hold the video back', async () => {
  const { writing } = fileWith({ video, sound });
  const text = 'x'.repeat(recordingLimits.writeBytes);
  for (let ms = 0; ms < 10_000; ms += 1_000) writing.add(frame('key', ms, text));
  expect(writing.bytes()).toBeGreaterThan(7 * recordingLimits.writeBytes);
  await writing.finish();
});

test('a disk that does not write fast enough costs the segment, and nothing waits', async () => {
  const disk = Promise.withResolvers<void>();
  const { writing } = fileWith({ video }, () => disk.promise);
  const text = 'x'.repeat(recordingLimits.queueBytes / 4);
  for (let ms = 0; ms < 6; ms += 1) writing.add(frame('key', ms, text));
  const finished = writing.finish().catch((error: unknown) => error);
  disk.resolve();
  expect(await finished).toMatchObject({ reason: 'slow_disk' });
  expect(await names()).toEqual(['day']);
});

test('without room there is no file', async () => {
  const { writing } = fileWith({ video }, () => Promise.reject(new NotRecorded('disk_full')));
  writing.add(frame('key', 0));
  await expect(writing.finish()).rejects.toMatchObject({ reason: 'disk_full' });
  expect(await names()).toEqual(['day']);
});

test('a full disk and other failures have different reasons', async () => {
  for (const [code, reason] of [
    ['ENOSPC', 'disk_full'],
    ['EIO', 'write_failed'],
  ]) {
    const failure = Object.assign(new Error(code), { code });
    const { writing } = fileWith({ video }, () => Promise.reject(failure));
    await expect(writing.finish()).rejects.toMatchObject({ reason });
  }
});

test('formats that WebM cannot contain are refused', () => {
  for (const formats of [
    ...['', 'null', '{}', '{"video":{"codec":"avc1.42001f","width":640,"height":360}}'],
    ...['{"video":{"codec":"vp8","width":-1,"height":360}}', '{"video":{"codec":"vp8"}}'],
  ])
    expect(tracksOf(formats)).toBeUndefined();
});

test('a range is the part of the file that the header asks for', () => {
  expect(rangeOf(undefined, 10)).toBeUndefined();
  expect(rangeOf('bytes=0-', 10)).toEqual({ start: 0, end: 9 });
  expect(rangeOf('bytes=2-4', 10)).toEqual({ start: 2, end: 4 });
  expect(rangeOf('bytes=2-99', 10)).toEqual({ start: 2, end: 9 });
  expect(rangeOf('bytes=-3', 10)).toEqual({ start: 7, end: 9 });
  expect(rangeOf('bytes=10-', 10)).toBe('none');
  expect(rangeOf('bytes=-0', 10)).toBe('none');
  for (const header of ['bytes=4-2', 'bytes=-', 'bytes=0-1,3-4', 'lines=1-2'])
    expect(rangeOf(header, 10)).toBeUndefined();
});
