import * as calls from '@wl/contract/office/table-pictures-recordings';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { CallContext } from '../../../platform/http/http.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { serveOpenedFile, serveStaffChange, serveStaffView } from '../../staff/index.ts';
import { isDealtRound } from '../../tables/index.ts';
import { pathOf, verifyFile } from './keep-files.ts';
import { isPlayToken, playToken } from './play-token.ts';
import { readProblems, readRecordings } from './read-recordings.ts';
import { findSegment, insertHold, releaseHold, type SegmentRow } from './segments-repository.ts';
import { sendRange } from './send-range.ts';

/** Adds the calls for the recordings of dealt tables. */
export function addRecordings(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.tableRecordings,
    ({ query: { table, round } }) => (table ? `table:${table} round:${round ?? 'all'}` : ''),
    ({ query: { round, show, table, page } }) =>
      readRecordings(deps, {
        ...{ show, table, page },
        round: round === undefined ? undefined : Number(round),
      }),
  );
  serveStaffView(
    app,
    calls.tableRecordingAlarms,
    () => '',
    async () => ({ data: { problems: await readProblems(deps) } }),
  );
  serveStaffChange(app, calls.holdTableRecordings, async (context, tx) => {
    const { params, body, staffId } = context;
    const of = { table_slug: params.slug, round: Number(params.round) };
    if (!(await isDealtRound(tx, of.table_slug, of.round)))
      throw new DomainError('request.not_found');
    const at = deps.clock.now();
    const { is_held: isHeld, reason } = body;
    const isChanged = isHeld
      ? await insertHold(tx, { id: uuidv7(), ...of, reason, held_by: staffId, held_at: at })
      : await releaseHold(tx, of, { at, by: staffId });
    const action = isHeld ? 'recordings.hold' : 'recordings.release';
    const entry = { action, subject: `table:${params.slug}`, after: { round: of.round }, reason };
    return { reply: { data: { done: true as const } }, entry: isChanged ? entry : null };
  });
  addPlayer(app, deps);
}

/** Adds the calls that play a recording. `openTableRecording` verifies the file and adds an entry to the audit log. */
function addPlayer(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.openTableRecording, async ({ params: { id }, staff }) => {
    const segment = await playable(deps, id);
    const { table_slug: table, round, part } = segment;
    const fault = await verifyFile(deps, segment);
    if (fault) throw new DomainError(`recordings.${fault}`);
    const token = playToken(deps, { segment: id, session: staff?.sessionId ?? '' });
    return {
      reply: { data: { token } },
      entry: {
        action: 'recordings.play',
        subject: `table:${table}`,
        after: { recording: id, round, part },
      },
    };
  });
  serveOpenedFile(app, calls.tableRecordingFile, (context) => sendRecording(deps, context));
}

/**
 * Returns a recording that has a file.
 * @throws DomainError request.not_found · recordings.not_recorded · recordings.deleted
 */
async function playable(deps: Deps, id: string): Promise<SegmentRow> {
  const segment = await findSegment(deps.db, id);
  if (!segment) throw new DomainError('request.not_found');
  if (segment.missing !== null) throw new DomainError('recordings.not_recorded');
  if (segment.deleted_at !== null) throw new DomainError('recordings.deleted');
  return segment;
}

async function sendRecording(
  deps: Deps,
  { params: { id }, query: { token }, staff, reply }: CallContext<typeof calls.tableRecordingFile>,
) {
  const session = staff?.sessionId ?? '';
  if (!isPlayToken(deps, { segment: id, session }, token))
    throw new DomainError('recordings.token');
  const file = pathOf(deps, await playable(deps, id)) ?? '';
  reply.type('video/webm').header('cache-control', 'private, no-store');
  try {
    return await sendRange(reply, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new DomainError('recordings.gone');
    throw error;
  }
}
