import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Instant } from './shapes.ts';

/**
 * Address to which a browser connects to send or receive a table's video. `frames` is a WebSocket that transfers
 * encoded frames (`table-pictures-frames.ts`).
 */
export const PictureAddress = z.object({
  kind: z.literal('frames'),
  /** Path of the WebSocket on this API's host. */
  path: z.string(),
  /** One-use token, valid for `PICTURE_TOKEN_S` seconds. It is sent as the second WebSocket subprotocol. */
  token: z.string(),
  server_now: Instant,
});
export type PictureAddress = z.infer<typeof PictureAddress>;

export const TablePictureParams = z.object({ slug: z.string().check(z.maxLength(64)) });

/** Time in seconds within which a token must be used. */
export const PICTURE_TOKEN_S = 20;

export const watchTablePicture = defineCall({
  method: 'POST',
  path: '/tables/:slug/picture',
  auth: 'member',
  gate: 'launch',
  summary:
    'Address of the live video of a dealt table, with a token for one connection. Every reconnection needs a new token.',
  params: TablePictureParams,
  reply: data(PictureAddress),
  errors: ['tables.unknown', 'tables.not_dealt', 'member.excluded'],
  rate: { max: 60, perSeconds: 60 },
});
