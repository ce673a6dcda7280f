import { bookOf, type Book } from '@wl/world/editions/book';
import type { Content, Contents } from '@wl/world/editions/content';
import type { Db, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { editionsAfter, newestNumber, type EditionRow } from './repository.ts';

const CHANNEL = 'wl_editions';

/** Missions, cities, levels and badges as defined at a position in the event stream. */
export interface Held {
  book: Book;
  /** Edited content, by subject. */
  edited: ReadonlyMap<string, Content>;
  /** Event-stream position of the newest edition that the content includes; undefined if it includes no edition. */
  editedAt: { tx: string; id: number } | undefined;
}

/** In-memory store of all editions. Editions are few, and stored editions never change. */
export interface Shelf {
  /** All editions, oldest first, numbered from 1. */
  readonly editions: readonly EditionRow[];
  /**
   * Returns the content that was current when transaction `tx` stored its events. It includes all editions from earlier
   * transactions.
   */
  at(tx: string): Held;
  /** Returns the newest content, with all stored editions applied. */
  newest(): Held;
}

/**
 * Maximum number of cached versions of the journey content. A few are enough, because replays process the editions in
 * order and live batches use only the latest version.
 */
const KEPT = 4;

/** Creates an empty in-memory store of editions, with a method to add editions. */
export function createShelf(): Shelf & { put(rows: readonly EditionRow[]): void } {
  const editions: EditionRow[] = [];
  const positions: bigint[] = [];
  const made = new Map<number, Held>();

  /** Returns the journey content with the first `count` editions applied. */
  function after(count: number): Held {
    const known = made.get(count);
    if (known) return known;
    const edited = new Map<string, Content>();
    for (const { subject, content } of editions.slice(0, count))
      if (content) edited.set(subject, content);
      else edited.delete(subject);
    const last = editions[count - 1];
    const editedAt = last && { tx: last.tx, id: 0 };
    const held = { book: bookOf(edited), edited, editedAt };
    made.set(count, held);
    const [oldest] = made.keys();
    if (made.size > KEPT && oldest !== undefined) made.delete(oldest);
    return held;
  }

  return {
    editions,
    put(rows) {
      // Concurrent reads can return the same editions, so skip those that were already added.
      for (const row of rows)
        if (row.number === editions.length + 1) {
          editions.push(row);
          positions.push(BigInt(row.tx));
        }
    },
    at(tx) {
      let count = editions.length;
      if (count === 0) return after(0);
      const position = BigInt(tx);
      while (count > 0 && (positions[count - 1] ?? 0n) >= position) count -= 1;
      return after(count);
    },
    newest: () => after(editions.length),
  };
}

const shelves = new WeakMap<Deps, ReturnType<typeof createShelf>>();

function shelfOf(deps: Deps) {
  const found = shelves.get(deps);
  if (found) return found;
  const made = createShelf();
  shelves.set(deps, made);
  return made;
}

/** Returns the editions in this process's memory, which may lag by one update. For display only. */
export const knownEditions = (deps: Deps): Shelf => shelfOf(deps);

/**
 * Returns a store that contains all editions up to number `newest`, and possibly later ones. Callers that base
 * decisions on editions must use this function. An event subscriber must first read its events and then get `newest`
 * from `editions_newest()`. Otherwise, an edition that precedes an event could be missing.
 */
export async function editionsUpTo(deps: Deps, db: Db, newest: number): Promise<Shelf> {
  const shelf = shelfOf(deps);
  if (shelf.editions.length < newest) shelf.put(await editionsAfter(db, shelf.editions.length));
  return shelf;
}

/** Returns the editions as currently stored in the database. */
export async function freshEditions(deps: Deps): Promise<Shelf> {
  return editionsUpTo(deps, deps.db, await newestNumber(deps.db));
}

/** Loads the editions into this process's memory and keeps them up to date. Called once per process, by `setup`. */
export async function openShelf(deps: Deps): Promise<void> {
  await deps.listener.follow(CHANNEL, 'the editions', async () => {
    await freshEditions(deps);
  });
}

/** PostgreSQL notification channel for new editions. */
export const EDITIONS_CHANNEL = CHANNEL;

/**
 * Adds newly published editions to this process's store after the commit, so that the clerk's next page shows them.
 * Other processes are notified through `EDITIONS_CHANNEL`.
 */
export function showEditions(deps: Deps, tx: Transaction, editions: readonly EditionRow[]): void {
  tx.afterCommit(() => shelfOf(deps).put(editions));
}

/**
 * Returns all content of the journey by subject: the edited version, or the default version if clerks have not edited
 * it.
 */
export function contentsWith(originals: Contents, edited: Contents): Contents {
  return new Map([...originals].map(([subject, own]) => [subject, edited.get(subject) ?? own]));
}
