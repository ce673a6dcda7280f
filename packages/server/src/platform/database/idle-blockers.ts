import type { Db } from './database.ts';

/**
 * Ends database connections that block the connection `pid` and have been idle in a transaction for longer than
 * `idleMs`, because their process is stopped, overloaded or unreachable. Their transactions are rolled back, and their
 * process gets an error if it resumes. A blocking connection that is itself waiting is not ended. Instead, the idle
 * connections that block it are ended.
 * @param pid backend process id of the blocked connection
 * @returns number of connections ended
 */
export async function endIdleBlockers(
  db: Db,
  { pid, idleMs }: { pid: number; idleMs: number },
): Promise<number> {
  const { rowCount } = await db.client.query({
    name: 'database_end_idle_blockers',
    text: `with recursive blockers(pid) as (
        select unnest(pg_blocking_pids($1))
        union
        select unnest(pg_blocking_pids(b.pid)) from blockers b where b.pid <> 0)
      select pg_terminate_backend(a.pid)
      from pg_stat_activity a join blockers b on a.pid = b.pid
      where a.usename = current_user and a.state in ('idle in transaction', 'idle in transaction (aborted)')
        and a.state_change < clock_timestamp() - $2 * interval '1 millisecond'`,
    values: [pid, idleMs],
  });
  return rowCount ?? 0;
}
