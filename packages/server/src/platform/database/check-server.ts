import type pg from 'pg';
import type { Logger } from '../log.ts';

const OLDEST = 15;

/** Properties that the database reports at startup. */
export interface ServerFacts {
  /** Value of `server_version_num`, such as 150018. */
  version: number;
  encoding: string;
  isStandby: boolean;
  /** True if `lower` without a named collation folds case beyond ASCII. */
  foldsUnicode: boolean;
  standbys: number;
  /** Value of `synchronous_standby_names`. If it is empty, commits do not wait for a standby. */
  synchronousStandbys: string;
}

async function readServerFacts(client: Pick<pg.ClientBase, 'query'>): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(`
    select current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding,
      pg_is_in_recovery() as "isStandby",
      lower(U&'\\00C9') = U&'\\00E9' as "foldsUnicode",
      (select count(*)::int from pg_stat_replication) as standbys,
      current_setting('synchronous_standby_names') as "synchronousStandbys"`);
  if (!rows[0]) throw new Error('The database does not answer questions about itself.');
  return rows[0];
}

/**
 * Checks an external database before startup writes to it.
 * @returns warnings to log about settings that work but have drawbacks
 * @throws Error with a one-sentence message for the operator if the casino cannot run on this database
 */
export function judgeServer(facts: ServerFacts): string[] {
  const major = Math.floor(facts.version / 10_000);
  if (major < OLDEST)
    throw new Error(
      `DATABASE_URL leads to PostgreSQL ${major}; Wanderluck needs ${OLDEST} or newer.`,
    );
  if (facts.encoding !== 'UTF8')
    throw new Error(
      `The database of DATABASE_URL has the encoding ${facts.encoding}; create it with encoding UTF8.`,
    );
  if (facts.isStandby)
    throw new Error(
      'DATABASE_URL leads to a standby, which takes no writes; give the address of the primary server.',
    );
  const warnings: string[] = [];
  if (!facts.foldsUnicode)
    warnings.push(
      'the database folds the case of ASCII letters only, so searches in the back office miss other names; create it with LC_CTYPE C.UTF-8',
    );
  if (facts.standbys > 0 && facts.synchronousStandbys.trim() === '')
    warnings.push(
      'replication is asynchronous: a failover may lose acknowledged bets and payments; set synchronous_standby_names',
    );
  return warnings;
}

/**
 * Checks the database server and logs any warnings.
 * @throws Error if a check fails; its message is one sentence for the operator
 */
export async function checkServer(
  client: Pick<pg.ClientBase, 'query'>,
  log: Logger,
): Promise<void> {
  for (const warning of judgeServer(await readServerFacts(client))) log.warn(warning);
}
