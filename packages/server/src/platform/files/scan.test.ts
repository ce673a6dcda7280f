/** Tests virus scans against a small server that implements the protocol of the ClamAV daemon. */
import net from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLogger } from '../log.ts';
import { testConfig } from '../testing.ts';
import { scannersOf } from './scan.ts';

let server: net.Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

/** Starts a server that reads a complete INSTREAM request and replies with the result of `judge`. */
async function daemon(judge: (file: Buffer) => string): Promise<string> {
  const command = Buffer.from('zINSTREAM\0');
  const started = net.createServer((socket) => {
    let got = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      got = Buffer.concat([got, data]);
      if (!got.subarray(0, command.length).equals(command.subarray(0, got.length))) {
        socket.end('UNKNOWN COMMAND\0');
        return;
      }
      const chunks: Buffer[] = [];
      for (let at = command.length; at + 4 <= got.length;) {
        const length = got.readUInt32BE(at);
        if (length === 0) {
          socket.end(`${judge(Buffer.concat(chunks))}\0`);
          return;
        }
        chunks.push(got.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `tcp://127.0.0.1:${(started.address() as net.AddressInfo).port}`;
}

async function scanned(clamdUrl: string, file: Buffer): Promise<string> {
  const config = testConfig({ clamdUrl });
  try {
    for (const scanner of scannersOf({ config, log: createLogger(config) }))
      await scanner.scan(file);
    return 'clean';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

test('every byte of a file is sent to the virus scanner, and its verdict decides', async () => {
  const file = Buffer.alloc(300_000, 'letter ');
  const seen: Buffer[] = [];
  const url = await daemon((got) => {
    seen.push(got);
    return got.includes('worm') ? 'stream: Some.Worm FOUND' : 'stream: OK';
  });
  expect(await scanned(url, file)).toBe('clean');
  expect(seen[0]?.equals(file)).toBe(true);
  expect(await scanned(url, Buffer.concat([file, Buffer.from('worm')]))).toBe('document.infected');
});

test('a file is rejected when the virus scanner reports an error or cannot be reached', async () => {
  const url = await daemon(() => 'INSTREAM size limit exceeded. ERROR');
  expect(await scanned(url, Buffer.from('letter'))).toBe('request.overloaded');
  expect(await scanned('tcp://127.0.0.1:9', Buffer.from('letter'))).toBe('request.overloaded');
});
