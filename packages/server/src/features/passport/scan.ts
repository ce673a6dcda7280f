import net from 'node:net';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';

/** Looks at a file's bytes as they came. */
export interface Scanner {
  /** @throws DomainError document.infected · request.overloaded when a scanner that should look does not answer */
  scan(file: Buffer): Promise<void>;
}

/** The test file that every scanner has to find (EICAR, 2006); in two halves, or scanners would find this source. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'];

/** Programs that have no business in a picture or a letter, wherever they stand in it. */
const SIGNATURES: readonly Buffer[] = [
  Buffer.from(EICAR.join('')),
  // A Windows program; a Linux program of 64 bits for x86 or ARM.
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
 * Asks a ClamAV daemon by its INSTREAM command (clamd(8)): chunks with their length before them, an empty one at the end.
 * @returns its answer, such as `stream: OK` or `stream: Eicar-Signature FOUND`
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
        // Nothing unseen comes in: while the scanner is away, uploads wait.
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

/** The scanners of this installation: its own signatures, and a ClamAV daemon where CLAMD_URL names one. */
export function scannersOf({ config, log }: Pick<Deps, 'config' | 'log'>): readonly Scanner[] {
  return config.clamdUrl === undefined
    ? [builtIn]
    : [builtIn, clamd(new URL(config.clamdUrl), log)];
}
