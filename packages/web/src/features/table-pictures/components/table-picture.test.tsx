/** Tests the states of a table's video with a stubbed connection, and its player with a real decoder. */
import { ApiError } from '@wl/contract/client';
import type { Frame } from '@wl/contract/table-pictures-frames';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import '../../../app/style.css';
import { useSession } from '../../../app/session/session.ts';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import { renderPage } from '../../../app/testing-page.ts';
import { createPlayer, createVideoPlayer } from '../video-player.ts';
import type { PictureChange, watchPicture } from '../watch-picture.ts';
import TablePicture from './table-picture.tsx';

const stub = vi.hoisted(() => ({
  change: (_: unknown) => {},
  tables: [] as string[],
  volumes: [] as number[],
  stopped: 0,
}));
vi.mock('../watch-picture.ts', () => ({
  watchPicture: ((table, _, changed) => {
    stub.tables.push(table);
    stub.change = changed as never;
    return {
      setVolume: (volume) => stub.volumes.push(volume),
      stop: () => {
        stub.stopped += 1;
      },
    };
  }) satisfies typeof watchPicture,
}));
const change = (to: PictureChange) => stub.change(to);

beforeEach(() => {
  Object.assign(stub, { tables: [], volumes: [], stopped: 0 });
  useSession.setState({ status: 'member', player: { id: 'm' } as never });
});
afterEach(() => {
  useSession.setState({ status: 'visitor', player: undefined });
  vi.restoreAllMocks();
});

const open = (hasDealer = true) =>
  renderPage(
    <TablePicture table="ramblas-baccarat" name="Ramblas Baccarat" hasDealer={hasDealer} />,
  );

test('the page says that the video loads, is live with its delay, or is interrupted', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Loading the live video…')).toBeVisible();
  change({ status: 'live', delayMs: 84.4 });
  await expect.element(screen.getByText('Live', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/low \(84 ms\)/)).toBeVisible();
  await expect
    .element(screen.getByText(/A high delay can put you at a disadvantage/))
    .toBeVisible();
  change({ delayMs: 1_700 });
  await expect.element(screen.getByText(/high \(1700 ms\)/)).toBeVisible();
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
  change({ status: 'lost' });
  await expect.element(screen.getByText(/^The live video is interrupted\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => stub.tables).toEqual(['ramblas-baccarat', 'ramblas-baccarat']);
  expect(stub.stopped).toBe(1);
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});

test('without a dealer, no video is reported as interrupted, and a video that starts is shown', async () => {
  const screen = await open(false);
  change({ status: 'lost' });
  const sentence = screen.getByText(/^This table has no dealer at the moment\./);
  await expect.element(sentence).toBeVisible();
  expect(screen.getByText(/interrupted/).query()).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' }).query()).toBeNull();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
  change({ status: 'live', delayMs: 40 });
  await expect.element(screen.getByText('Live', { exact: true })).toBeVisible();
  await expect.element(sentence).not.toBeInTheDocument();
});

test('a refusal and a full table are explained', async () => {
  const screen = await open();
  change({
    status: { error: new ApiError(403, { code: 'member.excluded', message: 'Excluded' }) },
  });
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(screen.getByText(/^You have excluded yourself/)).toBeVisible();
  change({ status: 'full' });
  await expect.element(screen.getByText(/^Too many members are watching/)).toBeVisible();
});

test('the sound is off until the member switches it on', async () => {
  const screen = await open();
  change({ status: 'live', delayMs: 20 });
  await expect.element(screen.getByText('Live', { exact: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Table sound' }).query()).toBeNull();
  change({ hasSound: true });
  const button = screen.getByRole('button', { name: 'Table sound' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  expect(stub.volumes).toEqual([0]);
  await button.click();
  expect(stub.volumes.at(-1)).toBe(1);
});

test('a hidden page receives no video', async () => {
  await open();
  await expect.poll(() => stub.tables).toHaveLength(1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => stub.stopped).toBe(1);
  vi.restoreAllMocks();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => stub.tables).toHaveLength(2);
});

test('a visitor is asked to sign in, and receives no video', async () => {
  useSession.setState({ status: 'visitor', player: undefined });
  const screen = await open();
  await expect
    .element(screen.getByText('Sign in to see the live video of this table.'))
    .toBeVisible();
  expect(stub.tables).toEqual([]);
});

/** Removes global objects of the browser until the test ends, to simulate a browser without them. */
function without(...names: ('VideoDecoder' | 'AudioDecoder' | 'MediaSource')[]) {
  for (const name of names) {
    const { [name]: before } = globalThis;
    Reflect.deleteProperty(globalThis, name);
    onTestFinished(() => {
      Object.defineProperty(globalThis, name, {
        ...{ value: before, configurable: true, writable: true, enumerable: false },
      });
    });
  }
}

test('a browser that can play neither frames nor WebM says so', async () => {
  without('VideoDecoder', 'MediaSource');
  const screen = await open();
  await expect
    .element(screen.getByText(/^This browser cannot show the live video\./))
    .toBeVisible();
  expect(stub.tables).toEqual([]);
});

test('a browser that can only play WebM receives the video', async () => {
  without('VideoDecoder');
  const screen = await open();
  change({ status: 'live', delayMs: 120 });
  await expect.element(screen.getByText(/low \(120 ms\)/)).toBeVisible();
  expect(stub.tables).toEqual(['ramblas-baccarat']);
});

/** Returns single-colour VP8 frames. The first frame is a key frame. */
async function framesOf(colours: readonly string[]): Promise<Frame[]> {
  const frames: Frame[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({ kind: chunk.type, stampMs: chunk.timestamp / 1_000, bytes });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp8', width: 64, height: 36, latencyMode: 'realtime' });
  const source = new OffscreenCanvas(64, 36);
  const context = source.getContext('2d');
  colours.forEach((colour, no) => {
    if (!context) return;
    context.fillStyle = colour;
    context.fillRect(0, 0, 64, 36);
    const frame = new VideoFrame(source, { timestamp: no * 40_000 });
    encoder.encode(frame, { keyFrame: no === 0 });
    frame.close();
  });
  await encoder.flush();
  encoder.close();
  return frames;
}

test('the player draws the frames, and after a missing key frame waits for the next one', async () => {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 36;
  const shown: number[] = [];
  const player = createVideoPlayer(canvas, (stampMs) => shown.push(stampMs));
  const [key, red, blue] = await framesOf(['#fff', '#f00', '#00f']);
  player.start({ codec: 'vp8', width: 64, height: 36 });
  for (const frame of [red, key, blue]) if (frame) player.take(frame);
  await expect.poll(() => shown).toEqual([0, 80]);
  const [r, , b] = canvas.getContext('2d')?.getImageData(32, 18, 1, 1).data ?? [];
  expect(b).toBeGreaterThan(100);
  expect(r).toBeLessThan(100);
  player.stop();
});

test('without a decoder the player draws the frames as WebM, also after an interruption', async () => {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 36;
  const blueOf = () => {
    const [r = 0, , b = 0] = canvas.getContext('2d')?.getImageData(32, 18, 1, 1).data ?? [];
    return b - r;
  };
  const white = await framesOf(Array.from({ length: 25 }, () => '#fff'));
  const blue = await framesOf(Array.from({ length: 25 }, () => '#00f'));
  const red = await framesOf(Array.from({ length: 25 }, () => '#f00'));
  without('VideoDecoder');
  const stamps: number[] = [];
  const failed = vi.fn();
  const player = createPlayer(canvas, { shown: (stampMs) => stamps.push(stampMs), failed });
  player.start({ codec: 'vp8', width: 64, height: 36 });
  const FROM = 1_772_452_800_000;
  const send = (frames: readonly Frame[], afterMs: number) => {
    for (const frame of frames) player.take({ ...frame, stampMs: FROM + afterMs + frame.stampMs });
  };
  // The player drops frames until its code has loaded, and then waits for a key frame.
  const sent = () => {
    send(white, 0);
    return stamps.length;
  };
  await expect.poll(sent, { interval: 500 }).toBeGreaterThan(0);
  player.start({ codec: 'vp8', width: 64, height: 36 });
  send(blue, 10_000);
  await expect.poll(blueOf).toBeGreaterThan(100);
  expect(stamps.at(-1)).toBeGreaterThanOrEqual(FROM + 10_000);
  expect(stamps.at(-1)).toBeLessThanOrEqual(FROM + 11_000);
  // Several seconds of frames are missing here.
  send(red, 20_000);
  await expect.poll(blueOf).toBeLessThan(-100);
  expect(stamps.at(-1)).toBeGreaterThanOrEqual(FROM + 20_000);
  expect(failed).not.toHaveBeenCalled();
  player.stop();
});
