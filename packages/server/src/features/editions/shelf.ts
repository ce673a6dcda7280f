import { bookOf, type Book } from '@wl/world/editions/book';
import type { Content, Contents } from '@wl/world/editions/content';
import type { Db, Transaction } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { editionsAfter, newestNumber, type EditionRow } from './repository.ts';

const CHANNEL = 'wl_editions';

/** The journey as it holds somewhere in the stream. */
export interface Held {
  book: Book;
  /** What was edited, by subject. */
  edited: ReadonlyMap<string, Content>;
  /** Where the newest edition that holds there stands; undefined: nothing was edited before. */
  editedAt: { tx: string; id: number } | undefined;
}

/** Every edition, in memory. They are few, and none ever changes. */
export interface Shelf {
  /** All editions, oldest first; the number of each is its place, beginning with 1. */
  readonly editions: readonly EditionRow[];
  /** What holds for a fact of this transaction: the editions of earlier ones. */
  at(tx: string): Held;
  /** What holds from now on. */
  newest(): Held;
}

/** Replays go through the editions in order, live batches stay at the last: few have to be kept made. */
const KEPT = 4;

/** An empty shelf, and how one puts editions on it. */
export function createShelf(): Shelf & { put(rows: readonly EditionRow[]): void } {
  const editions: EditionRow[] = [];
  const positions: bigint[] = [];
  const made = new Map<number, Held>();

  /** What holds after so many editions. */
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
      // Two readers may bring the same ones.
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

/** The shelf as this process knows it. Never waits: at most a notice behind, for what is only shown. */
export const knownEditions = (deps: Deps): Shelf => shelfOf(deps);

/**
 * The shelf with at least every edition up to `newest`, for who decides by it. Asks the database only when one is missing.
 * Whoever judges events reads `editions_newest()` after it has read them: editions that stand before them are decided then.
 */
export async function editionsUpTo(deps: Deps, db: Db, newest: number): Promise<Shelf> {
  const shelf = shelfOf(deps);
  if (shelf.editions.length < newest) shelf.put(await editionsAfter(db, shelf.editions.length));
  return shelf;
}

/** The shelf as the database has it now. */
export async function freshEditions(deps: Deps): Promise<Shelf> {
  return editionsUpTo(deps, deps.db, await newestNumber(deps.db));
}

/** Loads the editions and follows new ones, in every process. Called once, by `setup`. */
export async function openShelf(deps: Deps): Promise<void> {
  await deps.listener.follow(CHANNEL, 'the editions', async () => {
    await freshEditions(deps);
  });
}

/** The channel on which an edition is told. */
export const EDITIONS_CHANNEL = CHANNEL;

/** After the commit this process reads the new edition at once; the others hear of it. */
export function tellOfEdition(deps: Deps, tx: Transaction): void {
  tx.afterCommit(() => {
    freshEditions(deps).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'a new edition could not be read; the notice will bring it');
    });
  });
}

/** The whole journey: the house's own with what was edited over it. */
export function contentsWith(house: Contents, edited: Contents): Contents {
  return new Map([...house].map(([subject, own]) => [subject, edited.get(subject) ?? own]));
}
