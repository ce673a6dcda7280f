import type { Config } from './config.ts';
import type { Database, Db, Transaction } from './database.ts';
import type { Listener } from './listen.ts';

declare module './database.ts' {
  interface Tables {
    platform_settings: { name: string; value: unknown; updated_at?: Date };
  }
}

const CHANNEL = 'wl_settings';

/** Who switched, when and why. */
export interface SwitchedBy {
  since: string;
  clerkId: string;
  reason: string;
}

/** Value of the row: `true` or `false` as SQL sets it, an object as a clerk does. */
type Value = boolean | ({ on: boolean } & SwitchedBy) | null;

export type Maintenance = ReturnType<typeof createMaintenance>;

/**
 * The maintenance switch: a row in `platform_settings`, heard by all nodes at once; before it was ever set, the setting
 * MAINTENANCE. While on, calls answer 503 `request.maintenance` unless they said `duringMaintenance`; rounds that are open
 * wait, or are finished by the clock.
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

  /** The stored state; without a `by` when no clerk has set it. */
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
  const reload = () => {
    load().catch(() => {});
  };
  listener.on(CHANNEL, { onNotice: reload, onGap: reload });

  return {
    get isOn() {
      return on;
    },
    load,
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
