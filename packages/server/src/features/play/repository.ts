import type { Db, Transaction } from '../../platform/database.ts';

declare module '../../platform/database.ts' {
  interface Tables {
    play_game_switches: GameSwitchRow;
  }
}

/** On/off switch for one game, or for all games (`*`). */
export interface GameSwitch {
  state: 'open' | 'maintenance' | 'off';
  no_bonus_money: boolean;
  no_free_play: boolean;
}

export interface GameSwitchRow extends GameSwitch {
  game: string;
  changed_at: Date;
}

export function allSwitches(db: Db): Promise<GameSwitchRow[]> {
  return db.selectFrom('play_game_switches').selectAll().execute();
}

/** Stores all fields of a game's switch. */
export async function putSwitch(tx: Transaction, row: GameSwitchRow): Promise<void> {
  const { game: _, ...change } = row;
  await tx
    .insertInto('play_game_switches')
    .values(row)
    .onConflict((conflict) => conflict.column('game').doUpdateSet(change))
    .execute();
}

/**
 * Locks a game's own switch until the transaction ends; `first` is the initial value, used if the switch has never been
 * changed.
 */
export async function lockSwitch(tx: Transaction, first: GameSwitchRow): Promise<GameSwitchRow> {
  await tx
    .insertInto('play_game_switches')
    .values(first)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('play_game_switches')
    .selectAll()
    .where('game', '=', first.game)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
