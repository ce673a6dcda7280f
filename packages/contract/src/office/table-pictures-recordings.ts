import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, Done, FileBytes, Id, Instant, page } from '../shapes.ts';

/**
 * Reasons why a part of a round has no recording. `none`: no server received a video, or the server that received it
 * stopped. `slow_disk`: the disk could not keep up with the video.
 */
export const RecordingMissing = z.enum([
  'none',
  'disk_full',
  'slow_disk',
  'write_failed',
  'unknown_format',
]);
export type RecordingMissing = z.infer<typeof RecordingMissing>;

/** Recording of one dealt round by one camera (decision 132). */
export const TableRecording = z.object({
  id: Id,
  table: z.string(),
  /** Name of the table. */
  table_name: z.string(),
  round: z.int(),
  /** Sequence number among the recordings of the round, from 1. A new camera begins a new recording. */
  part: z.int(),
  /** Time at which the recording was completed or its failure was detected. */
  at: Instant,
  state: z.enum(['stored', 'missing', 'deleted']),
  /** Reason why the video was not recorded; null if it was. */
  missing: z.nullable(RecordingMissing),
  /** Times at which the server received the first and the last frame; null if there is no recording. */
  started_at: z.nullable(Instant),
  ended_at: z.nullable(Instant),
  bytes: z.nullable(z.int()),
  /** SHA-256 of the file in hexadecimal. The table record also contains this hash. */
  sha256: z.nullable(z.string()),
  /** True if the recording covers the whole round without an interruption; null if there is no recording. */
  is_whole: z.nullable(z.boolean()),
  /**
   * Result of the latest verification. `changed`: the hash of the file differs. `gone`: the file no longer exists. Null
   * if the file is unchanged or has not been verified.
   */
  fault: z.nullable(z.enum(['changed', 'gone'])),
  checked_at: z.nullable(Instant),
  /**
   * Time at which the retention period ends. Null if no recording is stored, or while a hold or an open case prevents
   * its deletion.
   */
  deletes_at: z.nullable(Instant),
  /**
   * Hold on the recordings of the round, which prevents their deletion; null if there is none. `by`: name of the clerk.
   */
  hold: z.nullable(z.object({ reason: z.string(), by: z.string(), at: Instant })),
  /** True while a correction or a void of the round is not finished. The recording is kept until then. */
  has_open_case: z.boolean(),
});
export type TableRecording = z.infer<typeof TableRecording>;

/** Filters of the list. `problems`: not recorded, incomplete, changed or gone. `held`: with a hold. */
export const recordingFilters = ['all', 'problems', 'held'] as const;
export type RecordingFilter = (typeof recordingFilters)[number];

const slug = z.string().check(z.maxLength(64));
const round = z.string().check(z.regex(/^\d{1,9}$/));

export const tableRecordings = defineCall({
  method: 'GET',
  path: '/staff/table-recordings',
  auth: 'staff',
  permission: 'recordings.view',
  summary: 'Recordings of dealt tables, newest first, optionally of one table or round.',
  query: z.object({
    show: z._default(z.enum(recordingFilters), 'all'),
    table: z.optional(slug),
    round: z.optional(round),
    page: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100_000)), 1),
  }),
  reply: page(TableRecording),
});

export const tableRecordingAlarms = defineCall({
  method: 'GET',
  path: '/staff/table-recordings/alarms',
  auth: 'staff',
  permission: 'recordings.view',
  summary:
    'Number of recordings with a problem: not recorded or incomplete in the last 24 hours, and changed or gone files.',
  reply: data(z.object({ problems: z.int() })),
});

export const openTableRecording = defineCall({
  method: 'POST',
  path: '/staff/table-recordings/:id/open',
  auth: 'staff',
  permission: 'recordings.play',
  summary:
    'Verifies the file of a recording, and returns a token with which this session can load it for ten minutes.',
  params: z.object({ id: Id }),
  reply: data(z.object({ token: z.string() })),
  errors: [
    'request.not_found',
    'recordings.not_recorded',
    'recordings.deleted',
    'recordings.changed',
    'recordings.gone',
  ],
});

export const tableRecordingFile = defineCall({
  method: 'GET',
  path: '/staff/table-recordings/:id/file',
  auth: 'staff',
  permission: 'recordings.play',
  summary:
    'File of a recording (WebM), whole or a range, with the token of the call that opens it.',
  params: z.object({ id: Id }),
  query: z.object({ token: z.string().check(z.maxLength(500)) }),
  file: true,
  reply: FileBytes,
  errors: ['request.not_found', 'recordings.token', 'recordings.deleted', 'recordings.gone'],
});

export const holdTableRecordings = defineCall({
  method: 'PUT',
  path: '/staff/table-recordings/:slug/:round/hold',
  auth: 'staff',
  permission: 'recordings.hold',
  summary:
    'Keeps the recordings of a round beyond the retention period, or ends this. A repeated request changes nothing.',
  params: z.object({ slug, round }),
  body: z.object({
    is_held: z.boolean(),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
  }),
  reply: Done,
  errors: ['request.not_found'],
});
