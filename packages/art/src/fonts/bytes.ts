/** Cursor over the big-endian bytes of a font table. */
export class ByteReader {
  readonly #view: DataView;
  position: number;

  constructor(bytes: Uint8Array, position = 0) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.position = position;
  }

  uint8(): number {
    return this.#view.getUint8(this.position++);
  }

  int8(): number {
    return this.#view.getInt8(this.position++);
  }

  uint16(): number {
    this.position += 2;
    return this.#view.getUint16(this.position - 2);
  }

  int16(): number {
    this.position += 2;
    return this.#view.getInt16(this.position - 2);
  }

  uint32(): number {
    this.position += 4;
    return this.#view.getUint32(this.position - 4);
  }

  /** Reads a signed 2.14 fixed-point number, the format of variation coordinates. */
  fixed2dot14(): number {
    return this.int16() / 16384;
  }

  /** Reads a WOFF2 `UIntBase128`: seven bits per byte, most significant byte first. */
  base128(): number {
    let value = 0;
    for (;;) {
      const byte = this.uint8();
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
  }

  /** Reads a WOFF2 `255UInt16`, which uses one byte for small numbers and an escape code before larger numbers. */
  packed255(): number {
    const code = this.uint8();
    if (code === 253) return this.uint16();
    if (code === 255) return this.uint8() + 253;
    if (code === 254) return this.uint8() + 506;
    return code;
  }
}
