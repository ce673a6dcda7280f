/** Parts of the Web Serial API (https://wicg.github.io/serial/) that are missing from TypeScript's DOM types. */
interface SerialPort extends EventTarget {
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
}
interface Serial extends EventTarget {
  /** Returns the ports to which the user has already given this page access. */
  getPorts(): Promise<SerialPort[]>;
  /** Prompts the user to choose a port. Must be called in response to a click or a key press. */
  requestPort(): Promise<SerialPort>;
}
interface Navigator {
  /** Absent in browsers without Web Serial and on pages without https. */
  readonly serial?: Serial;
}
