import { gameBySlug, games } from '@wl/games/catalogue/index';
import type { Game } from '@wl/games/game';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { allSwitches, putSwitch, type GameSwitchRow } from './repository.ts';

export type GameState = GameSwitchRow['state'];

const CHANNEL = 'wl_game_switches';
/** All games at once. */
const ALL = '*';

interface Known {
  states: Map<string, GameState>;
  closed: Map<string, 'off' | 'maintenance'>;
}

const noneClosed: Known['closed'] = new Map();

/** A switch of all games counts like the own one of each. */
function closedAmong(states: ReadonlyMap<string, GameState>): Known['closed'] {
  const all = states.get(ALL) ?? 'open';
  const closed: Known['closed'] = new Map();
  for (const { slug } of games) {
    const state = all === 'open' ? (states.get(slug) ?? 'open') : all;
    if (state !== 'open') closed.set(slug, state);
  }
  return closed;
}

const switches = new WeakMap<Deps, Known>();

/** Reads the switches and goes on hearing of changes, on every node. Called once, by `setup`. */
export async function openGameSwitches(deps: Deps): Promise<void> {
  const known: Known = { states: new Map(), closed: new Map() };
  switches.set(deps, known);
  const read = async () => {
    const rows = await allSwitches(deps.db);
    known.states = new Map(rows.map(({ game, state }) => [game, state]));
    known.closed = closedAmong(known.states);
  };
  const readAgain = () => {
    read().catch((error: unknown) => {
      deps.log.warn({ err: error }, 'the game switches could not be read; the last ones stay');
    });
  };
  deps.listener.on(CHANNEL, { onNotice: readAgain, onGap: readAgain });
  await read();
}

/** Whether a game may be played now; a switch of all games counts like its own. */
export function gameState(deps: Deps, slug: string): GameState {
  const states = switches.get(deps)?.states;
  const all = states?.get(ALL) ?? 'open';
  return all === 'open' ? (states?.get(slug) ?? 'open') : all;
}

/**
 * Every game that is not open, as the switches stand. The map is a new one after each change, so that others can keep what they
 * made of it.
 */
export function closedGames(deps: Deps): ReadonlyMap<string, 'off' | 'maintenance'> {
  return switches.get(deps)?.closed ?? noneClosed;
}

/**
 * The game of a slug, when it may be played.
 * @throws DomainError play.game_unknown · play.game_maintenance
 */
export function openGame(deps: Deps, slug: string): Game {
  const game = gameBySlug(slug);
  const state = gameState(deps, slug);
  if (!game || state === 'off') throw new DomainError('play.game_unknown');
  if (state === 'maintenance') throw new DomainError('play.game_maintenance');
  return game;
}

/** Switches a game (or `*`, all of them). A round that is on its way may finish. */
export async function switchGame(deps: Deps, game: string, state: GameState): Promise<void> {
  if (game !== ALL && !gameBySlug(game)) throw new DomainError('play.game_unknown');
  await deps.transaction((tx) => putSwitch(tx, { game, state, changed_at: deps.clock.now() }));
}
