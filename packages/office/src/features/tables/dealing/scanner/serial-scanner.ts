import type { CardScanner } from './card-scanner.ts';

/** Maximum length of a code in characters. If more input arrives without a line ending, only its end is kept. */
const MAX_CODE = 64;

/** Splits received text into codes, which end with a carriage return or a line feed. */
function createLineReader(read: (code: string) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split(/[\r\n]+/);
    rest = (lines.pop() ?? '').slice(-MAX_CODE);
    for (const line of lines) if (line !== '') read(line);
  };
}

/**
 * Promises by port. Each promise resolves when the latest use of its port has closed the port. Only then can the port
 * be opened again.
 */
const uses = new WeakMap<SerialPort, Promise<void>>();

/**
 * Reads a scanner on a serial port, which ends each code with a line end.
 * @param ended called if the port cannot be opened or the scanner is unplugged
 */
export function serialScanner(port: SerialPort, baudRate: number, ended: () => void): CardScanner {
  return {
    start(read) {
      let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
      let isStopped = false;
      const before = uses.get(port);

      async function run(): Promise<void> {
        await before;
        if (isStopped) return;
        await port.open({ baudRate });
        const take = createLineReader(read);
        const decoder = new TextDecoder();
        reader = port.readable?.getReader();
        while (reader && !isStopped) {
          const { value, done } = await reader.read();
          if (done) break;
          take(decoder.decode(value, { stream: true }));
        }
      }

      const running = run()
        .catch(() => undefined)
        .then(async () => {
          reader?.releaseLock();
          await port.close().catch(() => undefined);
          if (!isStopped) ended();
        });
      uses.set(port, running);
      return () => {
        isStopped = true;
        void reader?.cancel().catch(() => undefined);
      };
    },
  };
}
