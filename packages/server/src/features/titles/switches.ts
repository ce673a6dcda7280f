import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { allSwitches, lockSwitch, putSwitch, type Switch } from './repository.ts';
import { titles } from './service.ts';
import type { Title } from './title.ts';

export type TitleState = Switch['state'];
/** Change to a switch. Absent or undefined fields keep their values. */
export type SwitchChange = { [Name in keyof Switch]?: Switch[Name] | undefined };

const CHANNEL = 'wl_title_switches';
/** Key of the switch for all titles. */
export const ALL_TITLES = '*';

/** Initial state of a switch. */
export const untouched: Switch = { state: 'open', no_bonus_money: false, no_free_play: false };

/**
 * Titles that are restricted by their own switch or by the switch for all titles. Every change to a switch creates a
 * new object, so callers can cache data derived from it.
 */
export interface SwitchedTitles {
  closed: ReadonlyMap<string, 'off' | 'maintenance'>;
  noBonusMoney: ReadonlySet<string>;
  noFreePlay: ReadonlySet<string>;
}

function switchedBy(
  own: ReadonlyMap<string, Switch>,
  everyTitle: readonly Title[],
): SwitchedTitles {
  const all = own.get(ALL_TITLES) ?? untouched;
  const closed = new Map<string, 'off' | 'maintenance'>();
  const noBonusMoney = new Set<string>();
  const noFreePlay = new Set<string>();
  for (const { slug } of everyTitle) {
    const mine = own.get(slug) ?? untouched;
    const state = all.state === 'open' ? mine.state : all.state;
    if (state !== 'open') closed.set(slug, state);
    if (all.no_bonus_money || mine.no_bonus_money) noBonusMoney.add(slug);
    if (all.no_free_play || mine.no_free_play) noFreePlay.add(slug);
  }
  return { closed, noBonusMoney, noFreePlay };
}

/**
 * Switches loaded for one application instance (`own`), the titles to which they were applied (`of`), and the resulting
 * restrictions (`switched`).
 */
interface Known {
  own: ReadonlyMap<string, Switch>;
  of: readonly Title[];
  switched: SwitchedTitles;
}

const switches = new WeakMap<Deps, Known>();

function know(deps: Deps, own: ReadonlyMap<string, Switch>): SwitchedTitles {
  const of = titles.all();
  const switched = switchedBy(own, of);
  switches.set(deps, { own, of, switched });
  return switched;
}

/** Loads the switches and keeps this node's copy up to date. Called once, by `setup`. */
export async function openSwitches(deps: Deps): Promise<void> {
  await deps.listener.follow(CHANNEL, 'the switches of titles', async () => {
    const rows = await allSwitches(deps.db);
    know(deps, new Map(rows.map((row) => [row.title, row])));
  });
}

/** Returns the currently restricted titles. Recomputes them if the list of titles has changed since the last call. */
export function switchedTitles(deps: Deps): SwitchedTitles {
  const known = switches.get(deps);
  return known?.of === titles.all() ? known.switched : know(deps, known?.own ?? new Map());
}

/** Returns the current state of a title, including the effect of the switch for all titles. */
export function titleState(deps: Deps, slug: string): TitleState {
  return switchedTitles(deps).closed.get(slug) ?? 'open';
}

/** Returns true if the title's own rules and the switches currently allow free play. */
export function isFreePlay(
  deps: Deps,
  { slug, features }: Pick<Title, 'slug' | 'features'>,
): boolean {
  return features.freePlay && !switchedTitles(deps).noFreePlay.has(slug);
}

/** Returns the titles that are not open, with their states. */
export function closedTitles(deps: Deps): SwitchedTitles['closed'] {
  return switchedTitles(deps).closed;
}

/**
 * Changes the switch of a title, or of all titles (`*`), in the caller's transaction. Absent fields keep their value.
 * Rounds in progress can still be finished.
 * @returns the switch before and after the change
 * @throws DomainError play.game_unknown if there is no such title
 */
export async function changeSwitch(
  deps: Deps,
  tx: Transaction,
  title: string,
  change: SwitchChange,
): Promise<{ before: Switch; after: Switch }> {
  if (title !== ALL_TITLES && !titles.find(title)) throw new DomainError('play.game_unknown');
  const held = await lockSwitch(tx, { title, ...untouched, changed_at: deps.clock.now() });
  const { state, no_bonus_money, no_free_play } = held;
  const before = { state, no_bonus_money, no_free_play };
  const after = {
    state: change.state ?? state,
    no_bonus_money: change.no_bonus_money ?? no_bonus_money,
    no_free_play: change.no_free_play ?? no_free_play,
  };
  await putSwitch(tx, { title, ...after, changed_at: deps.clock.now() });
  return { before, after };
}

/** Changes a switch like `changeSwitch`, but in a separate transaction. */
export async function switchTitle(deps: Deps, title: string, change: SwitchChange): Promise<void> {
  await deps.transaction((tx) => changeSwitch(deps, tx, title, change));
}
