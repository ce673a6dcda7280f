import { expect, test } from 'vitest';
import { createFanout } from './fanout.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Creates a fake connection that records the bytes it receives. */
function readerOf(socketId: string) {
  const got: Buffer[] = [];
  return {
    socketId,
    got,
    unsent: () => 0,
    write: (bytes: Buffer) => void got.push(bytes),
    cut: () => {},
  };
}

test('a reader acknowledged during the fan-out to a large channel receives the event', async () => {
  const fanout = createFanout();
  for (let n = 0; n < 1500; n += 1) fanout.readers.set(String(n), readerOf(String(n)));
  const held = readerOf('last');
  fanout.readers.set('last', held);
  fanout.push('{"event":"news"}');
  await turn();
  // Simulate an acknowledgement of the subscription during the fan-out: the connection replaces the temporary reader
  // that held messages back.
  expect(held.got).toEqual([]);
  const connection = readerOf('last');
  fanout.readers.set('last', connection);
  await expect.poll(() => connection.got.length).toBe(1);
  expect(held.got).toEqual([]);
});

test('a reader removed during the fan-out is not written to', async () => {
  const fanout = createFanout();
  for (let n = 0; n < 600; n += 1) fanout.readers.set(String(n), readerOf(String(n)));
  const gone = readerOf('gone');
  const last = readerOf('last');
  fanout.readers.set('gone', gone);
  fanout.readers.set('last', last);
  fanout.push('{"event":"news"}');
  await turn();
  fanout.readers.delete('gone');
  await expect.poll(() => last.got.length).toBe(1);
  expect(gone.got).toEqual([]);
});
