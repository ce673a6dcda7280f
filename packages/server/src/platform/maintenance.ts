import type { Config } from './config.ts';
import type { Database, Transaction } from './database.ts';
import type { Listener } from './listen.ts';

declare module './database.ts' {
  interface Tables {
    platform_settings: { name: string; value: unknown; updated_at?: Date };
  }
}

const CHANNEL = 'wl_settings';

export type Maintenance = ReturnType<typeof createMaintenance>;

/**
 * The maintenance switch: a row in `platform_settings`, heard by all nodes at once; before it was ever set, the setting
 * MAINTENANCE. While on, calls answer 503 `request.maintenance` unless they said `duringMaintenance`; what a round needs to
 * be finished says so.
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

  async function load() {
    const row = await database.db
      .selectFrom('platform_settings')
      .select('value')
      .where('name', '=', 'maintenance')
      .executeTakeFirst();
    on = row ? row.value === true : config.maintenance;
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
    async set(tx: Transaction, value: boolean) {
      await tx
        .insertInto('platform_settings')
        .values({ name: 'maintenance', value: JSON.stringify(value) })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({ value: JSON.stringify(value) }),
        )
        .execute();
      await tx.client.query('select pg_notify($1, $2)', [CHANNEL, 'maintenance']);
      tx.afterCommit(() => {
        on = value;
      });
    },
  };
}
