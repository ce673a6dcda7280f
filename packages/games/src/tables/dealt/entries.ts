import { readEntry, type Reading } from './dealt-rules.ts';

/**
 * Two entries of a dealt round's result (decision 123). They are computed only from the round's record, which has a
 * line for every card or number that was entered or taken back.
 */

type Source = 'scanner' | 'keys';

/** Line of a round's record that concerns the entries. */
export type EntryFact =
  | {
      kind: 'item_entered';
      attempt: number;
      entry: 1 | 2;
      source: Source;
      position: number;
      item: string;
    }
  | { kind: 'item_taken_back'; attempt: number; entry: 1 | 2; position: number }
  | { kind: 'entries_differ'; attempt: number };

interface Entry {
  /** Source of the entry's items; null until the first item is entered. */
  source: Source | null;
  items: readonly string[];
}

export interface Entries {
  /** Sequence number of the attempt, starting at 1. A new attempt begins when two complete entries differ. */
  attempt: number;
  entries: readonly [Entry, Entry];
}

const EMPTY: Entry = { source: null, items: [] };

/** Returns the entries of the current attempt, given all facts of the round in order. */
export function entriesOf(facts: readonly EntryFact[]): Entries {
  let attempt = 1;
  let entries: [Entry, Entry] = [EMPTY, EMPTY];
  for (const fact of facts)
    if (fact.kind === 'entries_differ') {
      attempt = fact.attempt + 1;
      entries = [EMPTY, EMPTY];
    } else {
      const { source, items } = entries[fact.entry - 1] as Entry;
      const left =
        fact.kind === 'item_entered' ? [...items, fact.item] : items.slice(0, fact.position);
      const from = fact.kind === 'item_entered' ? fact.source : source;
      entries[fact.entry - 1] = left.length === 0 ? EMPTY : { source: from, items: left };
    }
  return { attempt, entries };
}

type EntryFault =
  | 'entry_attempt'
  | 'entry_changed'
  | 'entry_source'
  | 'entry_complete'
  | 'item_unknown';

/** Answer to a request from the dealer: the facts to record (none for a repeated request), or the fault. */
export type EntryAnswer = { ok: true; facts: EntryFact[] } | { ok: false; fault: EntryFault };

const fault = (name: EntryFault): EntryAnswer => ({ ok: false, fault: name });
const recorded: EntryAnswer = { ok: true, facts: [] };

/**
 * Checks the entry of an item. The second entry must come from the keyboard, so a faulty scanner cannot confirm its own
 * entry. If both entries are complete but differ, the answer also contains `entries_differ`.
 */
export function enterItem(
  game: string,
  facts: readonly EntryFact[],
  sent: Extract<EntryFact, { kind: 'item_entered' }>,
): EntryAnswer {
  const state = entriesOf(facts);
  if (sent.attempt !== state.attempt) {
    // If this item completed two differing entries, the next attempt has already begun. A repeated request for the item
    // is then not an error.
    const isRepeated = facts.some((fact) => isSameItem(fact, sent));
    return isRepeated ? recorded : fault('entry_attempt');
  }
  const { source, items } = state.entries[sent.entry - 1] as Entry;
  if (sent.position < items.length)
    return items[sent.position] === sent.item ? recorded : fault('entry_changed');
  if (sent.position > items.length) return fault('entry_changed');
  const isOtherDevice = source !== null && source !== sent.source;
  if (isOtherDevice || (sent.entry === 2 && sent.source !== 'keys')) return fault('entry_source');
  const reading = readEntry(game, [...items, sent.item]);
  if (!reading.ok) return fault(reading.fault);
  const next = entriesOf([...facts, sent]);
  const differ = areComplete(game, next) && !areEqual(next);
  const more: EntryFact[] = differ ? [{ kind: 'entries_differ', attempt: sent.attempt }] : [];
  return { ok: true, facts: [sent, ...more] };
}

/** Checks a request to take back the last item of an entry. Returns the facts to record, or the fault. */
export function takeBackItem(
  facts: readonly EntryFact[],
  sent: Extract<EntryFact, { kind: 'item_taken_back' }>,
): EntryAnswer {
  const state = entriesOf(facts);
  if (sent.attempt !== state.attempt) return fault('entry_attempt');
  const { items } = state.entries[sent.entry - 1] as Entry;
  if (sent.position >= items.length) return recorded;
  return sent.position === items.length - 1 ? { ok: true, facts: [sent] } : fault('entry_changed');
}

/** Returns the items on which both entries agree; undefined if an entry is incomplete or the entries differ. */
export function agreedItems(game: string, state: Entries): readonly string[] | undefined {
  return areComplete(game, state) && areEqual(state) ? state.entries[0].items : undefined;
}

/**
 * Interprets a complete list of items, such as that of a correction. Returns the result, or the fault if the items do
 * not form a complete result.
 */
export function readResult(
  game: string,
  items: readonly string[],
):
  | { ok: true; result: unknown }
  | { ok: false; fault: 'item_unknown' | 'entry_complete' | 'entry_incomplete' } {
  const reading: Reading = readEntry(game, items);
  if (!reading.ok) return reading;
  if (reading.next !== null) return { ok: false, fault: 'entry_incomplete' };
  return { ok: true, result: reading.result };
}

function areComplete(game: string, { entries }: Entries): boolean {
  return entries.every(({ items }) => {
    const reading = readEntry(game, items);
    return reading.ok && reading.next === null;
  });
}

function areEqual({ entries: [first, second] }: Entries): boolean {
  return JSON.stringify(first.items) === JSON.stringify(second.items);
}

function isSameItem(fact: EntryFact, sent: Extract<EntryFact, { kind: 'item_entered' }>): boolean {
  return (
    fact.kind === 'item_entered' &&
    fact.attempt === sent.attempt &&
    fact.entry === sent.entry &&
    fact.position === sent.position &&
    fact.item === sent.item
  );
}
