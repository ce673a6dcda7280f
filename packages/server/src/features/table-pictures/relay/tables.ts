import type { Deps } from '../../../platform/deps.ts';
import {
  checkTable,
  createTableRelay,
  isIdle,
  type PictureState,
  type TableRelay,
} from './table-relay.ts';

/** Callbacks for all tables, which receive the slug of the table. `TableRelayTools` describes them. */
export interface TableListeners {
  onState: (table: string, state: PictureState, generation: number) => void;
  onFrame: (table: string, message: Buffer, formats: string, generation: number) => void;
}

/** Creates the relay's list of tables, and registers the metrics of their videos. */
export function createTables(
  { log, metrics }: Pick<Deps, 'log' | 'metrics'>,
  { onState, onFrame }: TableListeners,
) {
  const tables = new Map<string, TableRelay>();
  const skips = metrics.counter(
    'table_picture_skipped_total',
    'Frames of tables’ videos that were skipped for slow viewers.',
  );
  const sum = (of: (table: TableRelay) => number) => () =>
    [...tables.values()].reduce((total, table) => total + of(table), 0);
  metrics.gauge(
    'table_picture_viewers',
    'Connections that receive the video of a table.',
    [],
    sum(({ viewers }) => viewers.size),
  );
  metrics.gauge(
    'table_pictures_live',
    'Tables whose video is live.',
    [],
    sum(({ state }) => (state === 'live' ? 1 : 0)),
  );

  function open(slug: string): TableRelay {
    const known = tables.get(slug);
    if (known) return known;
    const table = createTableRelay({
      nowMs: () => performance.now(),
      onSkip: () => {
        skips.inc();
      },
      onFrame: (...frame) => {
        onFrame(slug, ...frame);
      },
      onState: (state, generation) => {
        log.info({ table: slug, generation }, `the video of a table is ${state}`);
        onState(slug, state, generation);
      },
    });
    tables.set(slug, table);
    return table;
  }

  return {
    open,
    find: (slug: string) => tables.get(slug),
    viewers: sum(({ viewers }) => viewers.size),
    /** Returns the tables whose video this relay considers live. */
    live: () => [...tables].filter(([, { state }]) => state === 'live'),
    check() {
      for (const [slug, table] of tables) {
        checkTable(table);
        if (isIdle(table)) tables.delete(slug);
      }
    },
  };
}
