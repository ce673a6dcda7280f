import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './client.ts';
import type { PictureAddress } from './table-pictures.ts';
import { connectPicture, type PictureListener } from './table-pictures-connection.ts';
import { PICTURE_PROTOCOL, pictureCloseCodes } from './table-pictures-frames.ts';

class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  readonly url: string;
  readonly protocols: string[];
  constructor(url: URL, protocols: string[]) {
    super();
    this.url = url.href;
    this.protocols = protocols;
    FakeSocket.opened.push(this);
  }
  emit(type: string, fields: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), fields));
  }
  close() {
    this.emit('close', { code: 1000 });
  }
}

let address: () => Promise<PictureAddress>;
let listener: { [Name in keyof Required<PictureListener>]: ReturnType<typeof vi.fn> };
let tokens: number;
const connect = () => connectPicture(() => address(), 'https://casino.example', listener as never);
const last = () => FakeSocket.opened.at(-1) as FakeSocket;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.opened = [];
  tokens = 0;
  address = async () => {
    const server_now = new Date(Date.now() + 5_000).toISOString();
    return { kind: 'frames', path: '/pictures/t/watch', token: `token${++tokens}`, server_now };
  };
  listener = { opened: vi.fn(), text: vi.fn(), frame: vi.fn(), lost: vi.fn(), refused: vi.fn() };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a connection has its own token, and learns the time of the server', async () => {
  connect();
  await pass(0);
  expect(last()).toMatchObject({
    url: 'wss://casino.example/pictures/t/watch',
    protocols: [PICTURE_PROTOCOL, 'token1'],
  });
  last().emit('open');
  const [, aheadMs] = listener.opened.mock.calls[0] as [unknown, number];
  expect(aheadMs + performance.now()).toBeCloseTo(Date.now() + 5_000, -1);
  last().emit('message', { data: '{"state":"live"}' });
  last().emit('message', { data: new ArrayBuffer(1) });
  expect(listener.text).toHaveBeenCalledWith({ state: 'live' });
  expect(listener.frame).toHaveBeenCalledTimes(1);
});

test('a lost connection is opened again with a new token, after growing pauses', async () => {
  connect();
  await pass(0);
  for (const pauseMs of [300, 600, 1_200, 2_400, 4_800, 5_000, 5_000]) {
    const before = FakeSocket.opened.length;
    last().emit('close', { code: 1006 });
    await pass(pauseMs - 1);
    expect(FakeSocket.opened).toHaveLength(before);
    await pass(1);
    expect(FakeSocket.opened).toHaveLength(before + 1);
  }
  expect(listener.lost).toHaveBeenCalledTimes(7);
  expect(last().protocols[1]).toBe('token8');
  last().emit('message', { data: '{"state":"live"}' });
  last().emit('close', { code: 1006 });
  await pass(300);
  expect(last().protocols[1]).toBe('token9');
});

test('a full table is tried again later, and an unreachable server like a lost connection', async () => {
  connect();
  await pass(0);
  last().emit('close', { code: pictureCloseCodes.full });
  expect(listener.lost).toHaveBeenLastCalledWith(true);
  await pass(14_999);
  expect(FakeSocket.opened).toHaveLength(1);
  const reachable = address;
  address = () => Promise.reject(new ApiError(503, { code: 'request.unexpected' }));
  await pass(1);
  expect(listener.lost).toHaveBeenLastCalledWith(false);
  address = reachable;
  await pass(5_000);
  expect(FakeSocket.opened).toHaveLength(2);
});

test('a refused or replaced connection is not opened again', async () => {
  connect();
  await pass(0);
  last().emit('close', { code: pictureCloseCodes.replaced });
  expect(listener.refused).toHaveBeenLastCalledWith({ replaced: true });
  const error = new ApiError(403, { code: 'member.excluded' });
  address = () => Promise.reject(error);
  connect();
  await pass(60_000);
  expect(listener.refused).toHaveBeenLastCalledWith({ error });
  expect(FakeSocket.opened).toHaveLength(1);
});

test('a closed connection stays closed', async () => {
  const close = connect();
  await pass(0);
  close();
  await pass(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
  expect(listener.lost).not.toHaveBeenCalled();
});
