/** Parts of the Web Serial API (https://wicg.github.io/serial/) that are missing from TypeScript's DOM types. */
interface SerialPort extends EventTarget {
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
}
interface Serial extends EventTarget {
  /** Ports to which the person has already given this page access. */
  getPorts(): Promise<SerialPort[]>;
  /** Asks the person to choose a port. Needs a press of a button or key. */
  requestPort(): Promise<SerialPort>;
}
interface Navigator {
  /** Absent in browsers without Web Serial and on pages without https. */
  readonly serial?: Serial;
}
