import type { DealingConsole, DealingRound, EntrySource } from '@wl/contract/office/tables-dealing';
import { readEntry } from '@wl/games/tables/dealt/dealt-rules';

const OPENED = Date.parse('2026-05-01T21:04:12.000Z');
export const at = (ms: number) => new Date(OPENED + ms).toISOString();

/** Returns an entry with the given cards. */
export function entryOf(
  entry: 1 | 2,
  cards: readonly string[],
  source: EntrySource = 'keys',
): DealingRound['entries'][number] {
  const reading = readEntry('table-baccarat', cards);
  if (!reading.ok) throw new Error(`the entry ${cards.join(' ')} is ${reading.fault}`);
  return {
    entry,
    source: cards.length === 0 ? null : source,
    items: cards.map((item, index) => ({ item, to: reading.parts[index] ?? '' })),
    next: reading.next,
  };
}

/** Returns round 35 of a baccarat table, closed and without entries. */
export const closedRound = (more: Partial<DealingRound> = {}): DealingRound => ({
  number: 35,
  phase: 'closed',
  opens_at: at(0),
  closes_at: at(15_000),
  phase_since: at(15_000),
  phase_ends_at: at(16_000),
  trouble: null,
  voids_at: null,
  calls_at: at(76_000),
  is_called: false,
  bets: 38,
  members: 31,
  stake_cents: 1_204_00,
  largest_cents: 100_00,
  attempt: 1,
  entries: [entryOf(1, []), entryOf(2, [])],
  agrees: false,
  void_reason: null,
  void: null,
  ...more,
});

/** Returns the console of a baccarat table during the signed-in dealer's shift. */
export const consoleOf = (more: Partial<DealingConsole> = {}): DealingConsole => ({
  table: {
    slug: 'ramblas-baccarat',
    name: 'Ramblas Baccarat',
    game: 'table-baccarat',
    city: 'barcelona',
    state: 'open',
  },
  shift: {
    id: '0190f0aa-0000-7000-8000-000000000001',
    dealer_name: 'Marisol',
    mine: true,
    started_at: at(-3_600_000),
    planned_end: at(3_600_000),
  },
  picture: { state: 'live', generation: 4 },
  round: closedRound(),
  record: [],
  results: [],
  corrections: [],
  server_now: at(30_000),
  ...more,
});
