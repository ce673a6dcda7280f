import type { Db, Transaction } from '../../platform/database/database.ts';
import type { CashOutState } from './cash-outs/cash-out-rules.ts';
import type { TopUpState } from './top-ups/top-up-rules.ts';

/** Party that causes a step of a top-up or cash-out. */
export type Actor = 'member' | 'clerk' | 'house' | 'provider';

/** Actor that is recorded for each state, unless the caller specifies another. */
const usualActors: Readonly<Record<TopUpState | CashOutState, Actor>> = {
  started: 'member',
  authorised: 'provider',
  declined: 'provider',
  credited: 'provider',
  refunded: 'provider',
  pending: 'member',
  flushed: 'member',
  approved_once: 'clerk',
  processing: 'clerk',
  paid: 'provider',
  cancelled: 'member',
  failed: 'provider',
};

interface StepRow {
  transaction_id: string;
  position: number;
  step: string;
  at: Date;
  actor: Actor | null;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    wallet_steps: StepRow;
  }
}

interface SteppedRow {
  id: string;
  member_id: string;
  key: string;
  state: TopUpState | CashOutState;
  created_at: Date;
  updated_at: Date;
}

/**
 * Returns the queries shared by top-ups and cash-outs. A change to a row's state also adds a step to its timeline. Only
 * the state and the columns in `Changes` can be updated.
 * @param columns all columns, in any order
 */
export function steppedTable<Row extends SteppedRow, Changes extends keyof Row & string>(
  table: 'wallet_top_ups' | 'wallet_cash_outs',
  columns: readonly (keyof Row & string)[],
) {
  const places = columns.map((_, place) => `$${place + 1}`);
  const place = (column: keyof SteppedRow) => places[columns.indexOf(column)];
  const first = async (db: Db, what: string, where: string, values: unknown[]) => {
    const text = `select ${columns.join()} from ${table} where ${where}`;
    const { rows } = await db.client.query<Row>({ name: `${table}_${what}`, text, values });
    return rows[0];
  };
  const insertion = {
    name: `${table}_insert`,
    text: `with step as (
        insert into wallet_steps (transaction_id, position, step, at, actor)
        values (${place('id')}, 1, ${place('state')}, ${place('created_at')}, $${columns.length + 1}))
      insert into ${table} (${columns.join()}) values (${places.join()})`,
  };
  return {
    find: (db: Db, id: string) => first(db, 'find', 'id = $1', [id]),

    /** Locks a row. To prevent deadlocks, lock the wallet first, as all other code does. */
    lock: (tx: Transaction, id: string) => first(tx, 'lock', 'id = $1 for update', [id]),

    findByKey: (db: Db, memberId: string, key: string) =>
      first(db, 'by_key', 'member_id = $1 and key = $2', [memberId, key]),

    insert: async (tx: Transaction, row: Row): Promise<void> => {
      const values = [...columns.map((column) => row[column]), usualActors[row.state]];
      await tx.client.query({ ...insertion, values });
    },

    /**
     * Updates a row. If the update sets the state, also adds a step. The step's actor is `actor` or, if omitted, the
     * usual actor for the new state.
     */
    update: async (
      db: Db,
      id: string,
      change: Partial<Pick<Row, Changes | 'state'>>,
      at: Date,
      actor?: Actor,
    ): Promise<Row> => {
      const names = Object.keys(change) as (keyof typeof change & string)[];
      const sets = ['updated_at = $2', ...names.map((name, n) => `${name} = $${n + 3}`)];
      const changed = `update ${table} set ${sets.join()} where id = $1 returning ${columns.join()}`;
      const values: unknown[] = [id, at, ...names.map((name) => change[name])];
      const isStep = change.state !== undefined;
      if (isStep) values.push(actor ?? usualActors[change.state as Row['state']]);
      const { rows } = await db.client.query<Row>({
        // PostgreSQL limits statement names to 63 characters, so use only the first six characters of each column name.
        // They are enough to distinguish the few columns of an update.
        name: `${table}_set_${names.map((name) => name.slice(0, 6)).join('_')}`,
        text: isStep
          ? `with changed as (${changed}), step as (
              insert into wallet_steps (transaction_id, position, step, at, actor)
              select id, (select coalesce(max(position), 0) + 1 from wallet_steps where transaction_id = changed.id),
                state, updated_at, $${values.length} from changed)
            select ${columns.join()} from changed`
          : changed,
        values,
      });
      const [row] = rows;
      if (!row) throw new Error(`no row ${id} in ${table}`);
      return row;
    },
  };
}
