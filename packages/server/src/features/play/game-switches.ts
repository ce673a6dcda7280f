import { gameBySlug, games } from '@wl/games/catalogue/index';
import type { Game } from '@wl/games/game';
import type { Transaction } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { allSwitches, lockSwitch, putSwitch, type GameSwitch } from './repository.ts';

export type { GameSwitch } from './repository.ts';
export type GameState = GameSwitch['state'];
/** Change to a switch; absent or undefined fields keep their values. */
export type SwitchChange = { [Name in keyof GameSwitch]?: GameSwitch[Name] | undefined };

const CHANNEL = 'wl_game_switches';
/** Key of the switch for all games. */
export const ALL_GAMES = '*';

/** Initial state of a switch. */
export const untouched: GameSwitch = { state: 'open', no_bonus_money: false, no_free_play: false };

/**
 * Restricted games by slug, including games restricted by the switch for all games. Every change of a switch creates a
 * new object, so that callers can cache derived data per object.
 */
export interface SwitchedGames {
  closed: ReadonlyMap<string, 'off' | 'maintenance'>;
  noBonusMoney: ReadonlySet<string>;
  noFreePlay: ReadonlySet<string>;
}

const nothingSwitched: SwitchedGames = {
  closed: new Map(),
  noBonusMoney: new Set(),
  noFreePlay: new Set(),
};

function switchedBy(own: ReadonlyMap<string, GameSwitch>): SwitchedGames {
  const all = own.get(ALL_GAMES) ?? untouched;
  const closed = new Map<string, 'off' | 'maintenance'>();
  const noBonusMoney = new Set<string>();
  const noFreePlay = new Set<string>();
  for (const { slug } of games) {
    const mine = own.get(slug) ?? untouched;
    const state = all.state === 'open' ? mine.state : all.state;
    if (state !== 'open') closed.set(slug, state);
    if (all.no_bonus_money || mine.no_bonus_money) noBonusMoney.add(slug);
    if (all.no_free_play || mine.no_free_play) noFreePlay.add(slug);
  }
  return { closed, noBonusMoney, noFreePlay };
}

const switches = new WeakMap<Deps, SwitchedGames>();

/** Loads the switches and keeps this node's copy up to date. Called once, by `setup`. */
export async function openGameSwitches(deps: Deps): Promise<void> {
  await deps.listener.follow(CHANNEL, 'the game switches', async () => {
    const rows = await allSwitches(deps.db);
    switches.set(deps, switchedBy(new Map(rows.map((row) => [row.game, row]))));
  });
}

/** Returns the restrictions that currently apply. */
export function switchedGames(deps: Deps): SwitchedGames {
  return switches.get(deps) ?? nothingSwitched;
}

/** Returns the current state of a game, including the effect of the switch for all games. */
export function gameState(deps: Deps, slug: string): GameState {
  return switchedGames(deps).closed.get(slug) ?? 'open';
}

/** Returns true if the game's own rules and the switches currently allow free play. */
export function isFreePlay(deps: Deps, game: Game): boolean {
  return game.features.freePlay && !switchedGames(deps).noFreePlay.has(game.slug);
}

/** Returns the games that are not open, with their state. */
export function closedGames(deps: Deps): SwitchedGames['closed'] {
  return switchedGames(deps).closed;
}

/**
 * Returns the game with this slug if it can be played now.
 * @throws DomainError play.game_unknown · play.game_maintenance
 */
export function openGame(deps: Deps, slug: string): Game {
  const game = gameBySlug(slug);
  const state = gameState(deps, slug);
  if (!game || state === 'off') throw new DomainError('play.game_unknown');
  if (state === 'maintenance') throw new DomainError('play.game_maintenance');
  return game;
}

/**
 * Returns the game with this slug if it can be played for free now.
 * @throws DomainError play.game_unknown · play.game_maintenance · play.not_free
 */
export function openFreeGame(deps: Deps, slug: string): Game {
  const game = openGame(deps, slug);
  if (!isFreePlay(deps, game)) throw new DomainError('play.not_free');
  return game;
}

/**
 * Changes the switch of a game, or of all games (`*`), in the caller's transaction. Absent fields keep their value.
 * Rounds in progress can still be finished.
 * @returns the switch before and after
 * @throws DomainError play.game_unknown
 */
export async function changeSwitch(
  deps: Deps,
  tx: Transaction,
  game: string,
  change: SwitchChange,
): Promise<{ before: GameSwitch; after: GameSwitch }> {
  if (game !== ALL_GAMES && !gameBySlug(game)) throw new DomainError('play.game_unknown');
  const held = await lockSwitch(tx, { game, ...untouched, changed_at: deps.clock.now() });
  const { state, no_bonus_money, no_free_play } = held;
  const before = { state, no_bonus_money, no_free_play };
  const after = {
    state: change.state ?? state,
    no_bonus_money: change.no_bonus_money ?? no_bonus_money,
    no_free_play: change.no_free_play ?? no_free_play,
  };
  await putSwitch(tx, { game, ...after, changed_at: deps.clock.now() });
  return { before, after };
}

/** Does the same as `changeSwitch`, in its own transaction. */
export async function switchGame(deps: Deps, game: string, change: SwitchChange): Promise<void> {
  await deps.transaction((tx) => changeSwitch(deps, tx, game, change));
}
