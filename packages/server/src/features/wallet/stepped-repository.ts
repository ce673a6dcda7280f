import { sql, type RawBuilder } from 'kysely';
import type { Db, Transaction } from '../../platform/database.ts';
import type { CashOutState, TopUpState } from './rules.ts';

/** Who takes a step. */
export type Actor = 'member' | 'clerk' | 'house' | 'provider';

/** Who takes it when nothing else is said. */
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

declare module '../../platform/database.ts' {
  interface Tables {
    wallet_steps: StepRow;
  }
}

async function addStep(
  tx: Transaction,
  id: string,
  step: TopUpState | CashOutState,
  at: Date,
  actor: Actor = usualActors[step],
): Promise<void> {
  await sql`insert into wallet_steps (transaction_id, position, step, at, actor)
    select ${id}, coalesce(max(position), 0) + 1, ${step}, ${at}, ${actor}
    from wallet_steps where transaction_id = ${id}`.execute(tx);
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
 * What the tables of top-ups and cash-outs have in common: a row of a member, known by the client's key, whose every state is
 * a step of its timeline. `Changes` are the columns that may change.
 */
export function steppedTable<Row extends SteppedRow, Changes extends keyof Row>(
  table: 'wallet_top_ups' | 'wallet_cash_outs',
) {
  const first = async (db: Db, which: RawBuilder<unknown>): Promise<Row | undefined> =>
    (await sql<Row>`select * from ${sql.table(table)} where ${which}`.execute(db)).rows[0];
  return {
    find: (db: Db, id: string) => first(db, sql`id = ${id}`),

    /** Locks the row. The caller holds the wallet's lock already: wallet first, everywhere. */
    lock: (tx: Transaction, id: string) => first(tx, sql`id = ${id} for update`),

    findByKey: (db: Db, memberId: string, key: string) =>
      first(db, sql`member_id = ${memberId} and key = ${key}`),

    insert: async (tx: Transaction, row: Row): Promise<void> => {
      const columns = Object.keys(row);
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(row))})`.execute(tx);
      await addStep(tx, row.id, row.state, row.created_at);
    },

    /** Changes a row; a new state is a new step, taken by whoever usually takes it unless `actor` says so. */
    update: async (
      tx: Transaction,
      id: string,
      change: Partial<Pick<Row, Changes | 'state'>>,
      at: Date,
      actor?: Actor,
    ): Promise<Row> => {
      const sets = Object.entries({ ...change, updated_at: at }).map(
        ([name, value]) => sql`${sql.ref(name)} = ${value}`,
      );
      const { rows } = await sql<Row>`update ${sql.table(table)} set ${sql.join(sets)}
        where id = ${id} returning *`.execute(tx);
      const [row] = rows;
      if (!row) throw new Error(`no row ${id} in ${table}`);
      if (change.state) await addStep(tx, id, change.state, at, actor);
      return row;
    },
  };
}
