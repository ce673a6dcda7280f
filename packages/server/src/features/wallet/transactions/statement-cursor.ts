import * as z from 'zod/mini';
import { DomainError } from '../../../platform/errors.ts';
import type { OperationPlace } from '../../ledger/index.ts';
import type { RoundPlace, WagerPlace } from '../../wagers/index.ts';

/**
 * Position in a statement, which merges rounds, wagers of other products and other operations. The order of the rounds
 * and the order of the operations never change, so no page repeats or skips a round or an operation.
 */
export interface Cursor {
  /** Last round that was read. `atMs` is the time used to sort the round's line. */
  round?: (RoundPlace & { atMs: number }) | undefined;
  wager?: WagerPlace | undefined;
  operation?: OperationPlace | undefined;
}

/** Largest time value that a `Date` can have, in milliseconds. */
const MAX_MS = 8.64e15;

const CursorText = z.object({
  r: z.optional(z.tuple([z.int(), z.int(), z.int()])),
  w: z.optional(z.tuple([z.int().check(z.gte(0), z.lte(MAX_MS)), z.uuid()])),
  o: z.optional(z.tuple([z.string().check(z.regex(/^\d{1,20}$/)), z.int()])),
});

/**
 * Decodes a cursor into a position in the statement.
 * @throws DomainError request.invalid if the text is not a valid cursor
 */
export function readCursor(text: string | undefined): Cursor {
  if (text === undefined) return {};
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    json = undefined;
  }
  const read = CursorText.safeParse(json);
  if (!read.success)
    throw new DomainError('request.invalid', { fields: { cursor: ['This is no cursor.'] } });
  const { r, w, o } = read.data;
  return {
    ...(r ? { round: { seed_pair_no: r[0], nonce: r[1], atMs: r[2] } } : {}),
    ...(w ? { wager: { at: new Date(w[0]), id: w[1] } } : {}),
    ...(o ? { operation: { tx: o[0], id: o[1] } } : {}),
  };
}

/** Encodes a position in the statement as an opaque cursor for the client. */
export function writeCursor({ round, wager, operation }: Cursor): string {
  const json = JSON.stringify({
    ...(round ? { r: [round.seed_pair_no, round.nonce, round.atMs] } : {}),
    ...(wager ? { w: [wager.at.getTime(), wager.id] } : {}),
    ...(operation ? { o: [operation.tx, operation.id] } : {}),
  });
  return Buffer.from(json).toString('base64url');
}
