import { ApiError } from './client.ts';
import type { PictureAddress } from './table-pictures.ts';
import { PICTURE_PROTOCOL, pictureCloseCodes, type RelayMessage } from './table-pictures-frames.ts';

/**
 * Reason why the browser does not reconnect automatically: a newer camera has connected (`replaced`), or the server
 * rejected the request for an address (`error`).
 */
export type PictureRefusal = { replaced: true } | { error: ApiError };

export interface PictureListener {
  /**
   * Called when a connection is open.
   * @param aheadMs server time minus `performance.now()`, in ms, with an error of at most half the request's duration
   */
  opened(socket: WebSocket, aheadMs: number): void;
  text(message: RelayMessage): void;
  frame?(message: ArrayBuffer): void;
  /**
   * Called when the connection is lost or cannot be opened. The browser reconnects automatically.
   * @param isFull true if the relay closed the connection because there are too many viewers
   */
  lost(isFull: boolean): void;
  refused(refusal: PictureRefusal): void;
}

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 5_000;
const PAUSE_WHEN_FULL_MS = 15_000;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** Returns true if repeating the request cannot help, because the server has understood and rejected it. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status > 0 &&
  error.status < SERVER_ERROR &&
  error.status !== TOO_MANY_REQUESTS;

/**
 * Keeps a connection for a table's video open. Every attempt requests a new address, because each token is valid only
 * once.
 * @param request requests the address
 * @param host URL of the API's host, with the scheme `http:` or `https:`
 * @returns a function that closes the connection
 */
export function connectPicture(
  request: () => Promise<PictureAddress>,
  host: string | URL,
  listener: PictureListener,
): () => void {
  let isClosed = false;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_PAUSE_MS;

  function again(ms: number) {
    timer = setTimeout(() => void connect(), ms);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }

  function ended(code: number) {
    if (isClosed) return;
    if (code === pictureCloseCodes.replaced) {
      listener.refused({ replaced: true });
      return;
    }
    const isFull = code === pictureCloseCodes.full;
    listener.lost(isFull);
    again(isFull ? PAUSE_WHEN_FULL_MS : pauseMs);
  }

  function open({ path, token }: PictureAddress, aheadMs: number) {
    const url = new URL(path, host);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const opening = new WebSocket(url, [PICTURE_PROTOCOL, token]);
    opening.binaryType = 'arraybuffer';
    socket = opening;
    opening.addEventListener('open', () => listener.opened(opening, aheadMs));
    opening.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (isClosed) return;
      pauseMs = FIRST_PAUSE_MS;
      if (typeof data === 'string') listener.text(JSON.parse(data) as RelayMessage);
      else listener.frame?.(data);
    });
    opening.addEventListener('close', ({ code }) => ended(code));
  }

  async function connect() {
    const askedMs = performance.now();
    try {
      const address = await request();
      // The server read its clock between the request and the reply, so assume the midpoint.
      const middleMs = (askedMs + performance.now()) / 2;
      if (!isClosed) open(address, Date.parse(address.server_now) - middleMs);
    } catch (error) {
      if (isClosed) return;
      if (isFinal(error)) listener.refused({ error });
      else {
        listener.lost(false);
        again(pauseMs);
      }
    }
  }

  void connect();
  return () => {
    isClosed = true;
    clearTimeout(timer);
    socket?.close();
  };
}
