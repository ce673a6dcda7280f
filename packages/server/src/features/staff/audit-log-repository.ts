import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Db } from '../../platform/database/database.ts';

const PAGE = 50;
const ROWS_AT_ONCE = 2000;

interface LogLine {
  no: number;
  at: string;
  who: string;
  action: string;
  subject: string;
  reason: string | null;
  hash: string;
}

/**
 * Returns a page of audit-log entries, newest first. `search` is matched literally, without wildcards, against any part
 * of the action, subject, reason or clerk's name.
 */
export async function searchLog(
  db: Db,
  wanted: { search: string; changesOnly: boolean; before: number | undefined },
): Promise<{ lines: LogLine[]; next: number | null }> {
  const like = `%${wanted.search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<{
    id: number;
    at: Date;
    name: string | null;
    action: string;
    subject: string;
    reason: string | null;
    hash: Buffer;
  }>`select a.id, a.at, c.name, a.action, a.subject, a.reason, a.hash
    from staff_audit a left join staff_clerks c on c.id = a.clerk_id
    where a.id < ${wanted.before ?? Number.MAX_SAFE_INTEGER}
      and (${!wanted.changesOnly} or a.action not like '%.view')
      and (${like} = '%%' or a.action ilike ${like} or a.subject ilike ${like} or a.reason ilike ${like}
        or c.name ilike ${like})
    order by a.id desc limit ${PAGE + 1}`.execute(db);
  const shown = rows.slice(0, PAGE);
  return {
    lines: shown.map(({ id, at, name, action, subject, reason, hash }) => ({
      no: id,
      at: at.toISOString(),
      who: name ?? 'system',
      action,
      subject,
      reason,
      hash: hash.toString('hex'),
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Check of the audit log's hash chain. `cursor` is the number of the last entry checked. */
export const staffAuditCheck = {
  name: 'staff_audit' as const,
  everyMs: 60 * 60_000,
  walk: async (client: PoolClient, cursor: string) => {
    const { rows } = await client.query<{ id: number; broken: boolean }>(
      `select id, broken from (
         select a.id, a.hash is distinct from staff_audit_hash(a)
           or a.previous_hash is distinct from coalesce(lag(a.hash) over (order by a.id), '\\x'::bytea)
           or a.id <> coalesce(lag(a.id) over (order by a.id), 0) + 1 as broken
         from staff_audit a where a.id >= $1 order by a.id limit $2) walked
       where id > $1 order by id`,
      [cursor === '' ? 0 : Number(cursor), ROWS_AT_ONCE + 1],
    );
    const last = rows.at(-1);
    return {
      findings: rows
        .filter(({ broken }) => broken)
        .map(({ id }) => ({
          subject: `log line ${id}`,
          text: 'it was changed, or the line before it is not the one it signs',
        })),
      cursor: last && rows.length >= ROWS_AT_ONCE ? String(last.id) : null,
      items: rows.length,
    };
  },
};
