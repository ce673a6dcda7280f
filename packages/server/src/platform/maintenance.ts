import type { Config } from './config.ts';
import type { Database, Db, Transaction } from './database.ts';
import type { Listener } from './listen.ts';

declare module './database.ts' {
  interface Tables {
    platform_settings: { name: string; value: unknown; updated_at?: Date };
  }
}

const CHANNEL = 'wl_settings';

/** The clerk who changed the switch, with time and reason. */
export interface SwitchedBy {
  since: string;
  clerkId: string;
  reason: string;
}

/** Value of the row: `true` or `false` when SQL set it, an object when a clerk did. */
type Value = boolean | ({ on: boolean } & SwitchedBy) | null;

export type Maintenance = ReturnType<typeof createMaintenance>;

/**
 * Creates the maintenance switch of the whole casino: a row in `platform_settings` that every node follows. Until the row exists,
 * the setting MAINTENANCE applies. While it is on, calls without `duringMaintenance` answer 503 `request.maintenance`. Open rounds
 * wait, or the server finishes them when their time limit ends.
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

  /** Reads the stored state, without `by` unless a clerk set it. */
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
    /** Loads the switch and follows its changes. Called once, after the listener has started. */
    follow: () => listener.follow(CHANNEL, 'the maintenance switch', load),
    read,
    /** Reads the state; other changes by clerks wait until the transaction ends. */
    async lock(tx: Transaction) {
      // The row may not exist yet.
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
