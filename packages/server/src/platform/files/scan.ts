import net from 'node:net';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';

/** Virus scanner for the bytes of an uploaded file. */
export interface Scanner {
  /**
   * Scans a file for viruses.
   * @throws DomainError document.infected · request.overloaded if a configured scanner does not respond
   */
  scan(file: Buffer): Promise<void>;
}

/**
 * Test file that every scanner must detect (EICAR, 2006). The text is split in two, because scanners would otherwise
 * report this source file.
 */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'];

/**
 * Byte sequences that must not occur anywhere in a picture or PDF: the EICAR test string and headers of executable
 * programs.
 */
const SIGNATURES: readonly Buffer[] = [
  Buffer.from(EICAR.join('')),
  // Headers of a Windows program, and of a 64-bit Linux program for x86 or ARM.
  Buffer.from('This program cannot be run in DOS mode'),
  Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
];

const builtIn: Scanner = {
  async scan(file) {
    if (SIGNATURES.some((signature) => file.includes(signature)))
      throw new DomainError('document.infected');
  },
};

const ANSWER_WITHIN_MS = 30_000;
const CHUNK_BYTES = 64 * 1024;

/**
 * Sends a file to a ClamAV daemon with the INSTREAM command (clamd(8)): length-prefixed chunks, then an empty chunk.
 * @returns the daemon's reply, such as `stream: OK` or `stream: Eicar-Signature FOUND`
 */
function askClamd({ hostname, port }: URL, file: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: hostname, port: Number(port || 3310) });
    let answer = '';
    socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy(new Error('no answer in time')));
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', () => {
      resolve(answer.replace(/\0.*$/s, '').trim());
    });
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      for (let at = 0; at < file.length; at += CHUNK_BYTES) {
        const chunk = file.subarray(at, at + CHUNK_BYTES);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(chunk.length);
        socket.write(length);
        socket.write(chunk);
      }
      socket.write(Buffer.alloc(4));
    });
  });
}

function clamd(address: URL, log: Deps['log']): Scanner {
  return {
    async scan(file) {
      const answer = await askClamd(address, file).catch((error: unknown) => {
        // No file is stored without a scan, so uploads are rejected while the scanner is unavailable.
        log.error({ err: error }, 'the virus scanner did not answer');
        throw new DomainError('request.overloaded');
      });
      if (/ FOUND$/.test(answer)) throw new DomainError('document.infected');
      if (!/ OK$/.test(answer)) {
        log.error({ answer }, 'the virus scanner could not look');
        throw new DomainError('request.overloaded');
      }
    },
  };
}

/** Returns this installation's scanners: the built-in signatures, and a ClamAV daemon if CLAMD_URL is set. */
export function scannersOf({ config, log }: Pick<Deps, 'config' | 'log'>): readonly Scanner[] {
  return config.clamdUrl === undefined
    ? [builtIn]
    : [builtIn, clamd(new URL(config.clamdUrl), log)];
}
