const SHORT = 126;
const LONG = 65_536;
/** First byte of a WebSocket frame that is a whole binary message (RFC 6455, section 5.2). */
const BINARY = 0x82;

/**
 * Returns a WebSocket frame that contains a complete binary message. The frame is built once and written to every
 * viewer's connection.
 */
export function sharedFrame(payload: Buffer): Buffer {
  const { length } = payload;
  if (length < SHORT) return Buffer.concat([Buffer.from([BINARY, length]), payload]);
  if (length < LONG)
    return Buffer.concat([Buffer.from([BINARY, SHORT, length >> 8, length & 0xff]), payload]);
  const head = Buffer.alloc(10);
  head[0] = BINARY;
  head[1] = SHORT + 1;
  head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, payload]);
}
