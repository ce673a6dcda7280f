import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Instant } from './shapes.ts';

/** State of a table’s live video. `lost` means that the server has received no frame for 2 s. */
export const TablePicture = z.enum(['live', 'lost']);
export type TablePicture = z.infer<typeof TablePicture>;

/** Reason why a dealt table accepts no bets although the betting period has not ended. */
export const TableTrouble = z.enum(['picture_lost', 'dealer_left']);
export type TableTrouble = z.infer<typeof TableTrouble>;

/** Dealer and video of a dealt table. */
export const TableDealer = z.object({
  /** Working name of the dealer; null while the table has no dealer. */
  dealer_name: z.nullable(z.string()),
  picture: TablePicture,
});
export type TableDealer = z.infer<typeof TableDealer>;

/**
 * Line of a dealt table’s record. The record only grows. `hash` is the SHA-256 of the text `previous` followed by
 * `content`, in hexadecimal, so each hash covers all earlier lines (decision 123).
 */
export const RecordLine = z.object({
  /** Sequence number of the line in the table's record, starting at 1. */
  no: z.int(),
  at: Instant,
  /** Kind of the line, such as `item_entered`. It determines the other fields of `content`. */
  kind: z.string(),
  /** Text that is hashed: a JSON object with `table`, `no`, `at`, `kind`, `round` and the details. */
  content: z.string(),
  previous: z.string(),
  hash: z.string(),
});
export type RecordLine = z.infer<typeof RecordLine>;

export const readRecord = defineCall({
  method: 'GET',
  path: '/tables/:slug/rounds/:round/record',
  auth: 'public',
  summary:
    'Record of a round that a person dealt: every line about the round, with its hash. The record is public once the round has ended.',
  params: z.object({
    slug: z.string().check(z.maxLength(64)),
    round: z.string().check(z.regex(/^\d{1,9}$/)),
  }),
  reply: data(z.object({ lines: z.array(RecordLine) })),
  errors: ['tables.unknown', 'tables.round_unknown', 'tables.record_secret'],
});
