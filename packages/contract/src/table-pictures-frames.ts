/**
 * Messages on the WebSocket of a table's video, between the dealer's browser, the server and the members' browsers
 * (decision 125). The server forwards the encoded frames without decoding them.
 */

/**
 * WebSocket subprotocol of the dealer's and the members' connections. The browser offers this subprotocol first and its
 * token as the second one.
 */
export const PICTURE_PROTOCOL = 'wanderluck.picture.1';

/** Values of a binary message's first byte, which states the kind of the message. */
export const frameKinds = {
  /** Encoded video frame that can be decoded without any other frame. */
  key: 1,
  /** Encoded video frame that needs all frames since the last key frame. */
  delta: 2,
  /** Encoded sound. */
  sound: 3,
} as const;
export type FrameKind = keyof typeof frameKinds;

export interface Frame {
  kind: FrameKind;
  /**
   * Server time at which the dealer's browser received the frame from the camera, in ms, as estimated by that browser.
   */
  stampMs: number;
  bytes: Uint8Array;
}

/** Length in bytes of the header, which contains the kind and the time and precedes the encoded bytes. */
const HEAD = 9;

/**
 * Returns the binary message that contains a frame: one byte for the kind, the time as a 64-bit float, then the encoded
 * bytes.
 */
export function packFrame({ kind, stampMs, bytes }: Frame): Uint8Array<ArrayBuffer> {
  const message = new Uint8Array(HEAD + bytes.byteLength);
  message[0] = frameKinds[kind];
  new DataView(message.buffer).setFloat64(1, stampMs);
  message.set(bytes, HEAD);
  return message;
}

/** Returns the frame in a binary message; undefined if the message is too short or of an unknown kind. */
export function unpackFrame(message: ArrayBuffer): Frame | undefined {
  if (message.byteLength < HEAD) return undefined;
  const view = new DataView(message);
  const kind = (Object.keys(frameKinds) as FrameKind[]).find(
    (one) => frameKinds[one] === view.getUint8(0),
  );
  return kind && { kind, stampMs: view.getFloat64(1), bytes: new Uint8Array(message, HEAD) };
}

/** Formats of the video and the sound, sent as text by the dealer's browser before its frames. */
export interface PictureFormats {
  video: { codec: string; width: number; height: number };
  /** Absent if the dealer sends no sound. */
  sound?: { codec: string; sampleRate: number; channels: number };
}

/** Text messages sent by the server. */
export type RelayMessage =
  /** Formats of the frames that follow, as the dealer's browser sent them. Sent to members. */
  | { formats: string }
  /**
   * State of the video, sent to members and the dealer. `live` also confirms to the dealer that the server receives the
   * video.
   */
  | { state: 'live' | 'lost' }
  /** Requests a key frame from the dealer's browser. */
  | { keyFrame: true }
  /** Number of members' browsers that receive the video. Sent to the dealer. */
  | { watching: number };

/**
 * Close codes that the server uses for the dealer's and the members' connections. After any other code, the browser
 * reconnects with a new token.
 */
export const pictureCloseCodes = {
  /** The token is unknown, expired or already used. A new token can succeed. */
  badToken: 4401,
  /** The session, the permission or the shift has ended, or the member is excluded. */
  revoked: 4403,
  /** A newer camera has connected for this table. */
  replaced: 4409,
  /** The browser sent more than the limits allow. */
  tooMuch: 4413,
  /** The table or the server has too many viewers. */
  full: 4429,
} as const;

/** Number of messages after which a member's browser reports how many it has received. */
export const REPORT_EVERY = 5;
/** Time in ms without a frame after which the video is considered lost. */
export const LOST_AFTER_MS = 2_000;
