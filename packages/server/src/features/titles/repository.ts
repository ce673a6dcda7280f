import type { Db, Transaction } from '../../platform/database/database.ts';

declare module '../../platform/database/database.ts' {
  interface Tables {
    titles_switches: SwitchRow;
  }
}

/** Settings that an operator has chosen for one title, or for all titles (`*`). */
export interface Switch {
  state: 'open' | 'maintenance' | 'off';
  no_bonus_money: boolean;
  no_free_play: boolean;
}

export interface SwitchRow extends Switch {
  title: string;
  changed_at: Date;
}

export function allSwitches(db: Db): Promise<SwitchRow[]> {
  return db.selectFrom('titles_switches').selectAll().execute();
}

/** Stores all fields of a title's switch. */
export async function putSwitch(tx: Transaction, row: SwitchRow): Promise<void> {
  const { title: _, ...change } = row;
  await tx
    .insertInto('titles_switches')
    .values(row)
    .onConflict((conflict) => conflict.column('title').doUpdateSet(change))
    .execute();
}

/**
 * Locks a title's own switch until the transaction ends. If the switch has never been changed, stores `first` as its
 * initial value.
 */
export async function lockSwitch(tx: Transaction, first: SwitchRow): Promise<SwitchRow> {
  await tx
    .insertInto('titles_switches')
    .values(first)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('titles_switches')
    .selectAll()
    .where('title', '=', first.title)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
