import { expect, test } from 'vitest';
import { packFrame, unpackFrame, type FrameKind } from './table-pictures-frames.ts';

test('a frame keeps its kind, its time and its bytes', () => {
  for (const kind of ['key', 'delta', 'sound'] satisfies FrameKind[]) {
    const frame = { kind, stampMs: 1_772_452_800_123.25, bytes: new Uint8Array([0, 255, 7]) };
    expect(unpackFrame(packFrame(frame).buffer)).toEqual(frame);
  }
});

test('a message that is too short or of an unknown kind is no frame', () => {
  expect(unpackFrame(new ArrayBuffer(8))).toBeUndefined();
  const unknown = packFrame({ kind: 'key', stampMs: 0, bytes: new Uint8Array() });
  unknown[0] = 9;
  expect(unpackFrame(unknown.buffer)).toBeUndefined();
});
