import type { Config } from './config/config.ts';
import type { Database, Db, Transaction } from './database/database.ts';
import type { Listener } from './database/listen.ts';

declare module './database/database.ts' {
  interface Tables {
    platform_settings: { name: string; value: unknown; updated_at?: Date };
  }
}

const CHANNEL = 'wl_settings';

/** Clerk who last turned maintenance on or off, with the time and the reason. */
export interface SwitchedBy {
  since: string;
  clerkId: string;
  reason: string;
}

/** Value of the settings row: a boolean if it was set with SQL, an object if a clerk set it. */
type Value = boolean | ({ on: boolean } & SwitchedBy) | null;

export type Maintenance = ReturnType<typeof createMaintenance>;

/**
 * Creates the casino's maintenance switch, a row in `platform_settings` that every node follows. Without this row, the
 * setting MAINTENANCE applies. During maintenance, calls without `duringMaintenance` return 503 `request.maintenance`.
 * Open rounds stay open until they expire.
 */
export function createMaintenance({
  database,
  config,
  listener,
}: {
  database: Database;
  config: Pick<Config, 'maintenance'>;
  listener: Listener;
}) {
  let on = config.maintenance;

  /** Reads the stored state; `by` is present only if the state was set by a clerk. */
  async function read(db: Db): Promise<{ on: boolean; by?: SwitchedBy }> {
    const row = await db
      .selectFrom('platform_settings')
      .select('value')
      .where('name', '=', 'maintenance')
      .executeTakeFirst();
    if (!row) return { on: config.maintenance };
    const value = row.value as Value;
    return value !== null && typeof value === 'object'
      ? { on: value.on, by: value }
      : { on: value === true };
  }
  async function load() {
    ({ on } = await read(database.db));
  }
  return {
    get isOn() {
      return on;
    },
    load,
    /**
     * Loads the state of the maintenance switch and keeps it up to date. Called once, after the listener has started.
     */
    follow: () => listener.follow(CHANNEL, 'the maintenance switch', load),
    read,
    /** Locks and reads the state. Changes by other clerks wait until the transaction ends. */
    async lock(tx: Transaction) {
      // Use an advisory lock, because the row with the maintenance state may not exist yet.
      await tx.client.query(`select pg_advisory_xact_lock(hashtext('maintenance'))`);
      return read(tx);
    },
    async set(tx: Transaction, value: boolean, by?: SwitchedBy) {
      const stored = JSON.stringify((by ? { on: value, ...by } : value) satisfies Value);
      await tx
        .insertInto('platform_settings')
        .values({ name: 'maintenance', value: stored })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: stored }))
        .execute();
      await tx.client.query('select pg_notify($1, $2)', [CHANNEL, 'maintenance']);
      tx.afterCommit(() => {
        on = value;
      });
    },
  };
}
