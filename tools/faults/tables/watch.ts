/** Reads the phases of tables from the database during fault injection, and measures how late the phases end. */
import pg from 'pg';
import { parsers } from '@wl/server/platform/database/database';
import type { Pace } from '@wl/games/tables/round/pace';
import { dueAt, type Phase } from '@wl/games/tables/round/phases';
import { sleep } from '../server-node.ts';

/** Time between two reads of the tables, in milliseconds. Measured delays can be too long by up to this much. */
const LOOK_MS = 40;

interface Row {
  table_slug: string;
  number: number;
  phase: Phase;
  pace: Pace;
  opens_at: Date;
  closes_at: Date;
  since: Date;
  show_ms: number | null;
}

interface SeenPhase {
  round: number;
  phase: Phase;
  /** Time at which the phase is due to end, as a Unix timestamp in milliseconds. */
  dueMs: number;
}

/** End of a phase that was current when a fault was injected. */
export interface PhaseAfterFault {
  table: string;
  phase: Phase;
  /** Time, in milliseconds, from the planned end of the phase until the next phase was observed. */
  lateMs: number;
}

const LATEST = `
  select r.* from tables t, lateral (
    select table_slug, number, phase, pace, opens_at, closes_at, since, show_ms from tables_rounds r
    where r.table_slug = t.slug order by r.number desc limit 1) r
  where t.slug like $1`;

/** Watcher of the tables whose slugs match a pattern. */
export interface TableWatch {
  current: ReadonlyMap<string, SeenPhase>;
  /** Records a fault at the given tables. The watcher then measures how late each table's current phase ends. */
  fault(kind: string, tables: readonly string[]): void;
  delays: ReadonlyMap<string, readonly PhaseAfterFault[]>;
  stop(): Promise<void>;
}

export function watchTables(url: () => string, pattern: string): TableWatch {
  const current = new Map<string, SeenPhase>();
  const delays = new Map<string, PhaseAfterFault[]>();
  /** Kind of the latest fault, keyed by table slug. An entry is removed when the table's current phase ends. */
  const faults = new Map<string, string>();
  let isStopped = false;
  let client: pg.Client | undefined;

  function see(row: Row, nowMs: number) {
    const { table_slug: table, number: round, phase } = row;
    const before = current.get(table);
    if (before?.round === round && before.phase === phase) return;
    const state = {
      ...{ round, phase, pace: row.pace, opensAt: row.opens_at.getTime() },
      ...{ closesAt: row.closes_at.getTime(), since: row.since.getTime() },
      ...(row.show_ms === null ? {} : { showMs: row.show_ms }),
    };
    current.set(table, { round, phase, dueMs: dueAt(state) });
    const kind = faults.get(table);
    if (!before || kind === undefined) return;
    faults.delete(table);
    const lateMs = Math.max(0, nowMs - before.dueMs);
    delays.get(kind)?.push({ table, phase: before.phase, lateMs });
  }

  async function look() {
    if (!client) {
      client = new pg.Client({
        connectionString: url(),
        types: parsers,
        connectionTimeoutMillis: 2_000,
      });
      client.on('error', () => (client = undefined));
      await client.connect();
    }
    const { rows } = await client.query<Row>(LATEST, [pattern]);
    const nowMs = Date.now();
    for (const row of rows) see(row, nowMs);
  }

  const running = (async () => {
    while (!isStopped) {
      // If the query fails, the database may be restarting. The next attempt uses a new connection.
      await look().catch(() => (client = undefined));
      await sleep(LOOK_MS);
    }
    await client?.end().catch(() => undefined);
  })();

  return {
    current,
    delays,
    fault: (kind, tables) => {
      if (!delays.has(kind)) delays.set(kind, []);
      for (const table of tables) faults.set(table, kind);
    },
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
