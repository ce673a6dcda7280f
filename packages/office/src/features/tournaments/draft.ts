import type { OfficeTournament, TournamentDraft } from '@wl/contract/office/tournaments';
import { languages, type Language } from '@wl/world/languages';
import { localTime } from '../../app/language/local-time.ts';

/** Row of the prize form: the number of consecutive ranks (`places`) and the Coins awarded for each rank (`coins`). */
export interface PrizeRow {
  places: string;
  coins: string;
}

/** Draft of a tournament. Times are in the clerk’s time zone, `YYYY-MM-DDTHH:MM`. */
export interface Draft {
  name: Record<Language, string>;
  city: string;
  scoring: TournamentDraft['scoring'];
  /** Stake in cents; 0 until a stake is chosen. */
  stake: number;
  maxRounds: string;
  games: readonly string[];
  entryCoins: string;
  /** Maximum number of entrants, as text; empty if unlimited. */
  maxEntrants: string;
  prizes: readonly PrizeRow[];
  starts: string;
  ends: string;
}

const HOUR_MS = 3_600_000;
/** Returns the draft of a new tournament, which starts one hour after the next full hour and lasts two hours. */
export function noDraft(now: number): Draft {
  const starts = Math.ceil(now / HOUR_MS) * HOUR_MS + HOUR_MS;
  return {
    name: Object.fromEntries(languages.map((one) => [one, ''])) as Draft['name'],
    city: 'tokyo',
    scoring: 'multiplier',
    stake: 0,
    maxRounds: '50',
    games: [],
    entryCoins: '0',
    maxEntrants: '',
    prizes: [
      { places: '1', coins: '40' },
      { places: '1', coins: '25' },
      { places: '1', coins: '15' },
      { places: '7', coins: '10' },
    ],
    starts: localTime(new Date(starts).toISOString()),
    ends: localTime(new Date(starts + 2 * HOUR_MS).toISOString()),
  };
}

export const draftOf = (one: OfficeTournament): Draft => ({
  name: Object.fromEntries(
    languages.map((language) => [language, one.name[language] ?? '']),
  ) as Draft['name'],
  city: one.city,
  scoring: one.scoring,
  stake: one.stake,
  maxRounds: String(one.max_rounds),
  games: one.games,
  entryCoins: String(one.entry_coins),
  maxEntrants: one.max_entrants === null ? '' : String(one.max_entrants),
  prizes: one.prizes.map(({ from, to, coins }) => ({
    places: String(to - from + 1),
    coins: String(coins),
  })),
  starts: localTime(one.starts_at),
  ends: localTime(one.ends_at),
});

/** Converts the form's prize rows to prize bands of consecutive ranks, beginning with rank 1. */
export function bandsOf(rows: readonly PrizeRow[]): TournamentDraft['prizes'] {
  let next = 1;
  return rows.map(({ places, coins }) => {
    const from = next;
    next += Number(places);
    return { from, to: next - 1, coins: Number(coins) };
  });
}

const isWhole = (text: string, least: number) => /^\d{1,6}$/.test(text) && Number(text) >= least;

/** Returns true if the form can be submitted. The server validates everything that is not checked here. */
export const isComplete = (draft: Draft): boolean =>
  draft.name.en.trim().length >= 3 &&
  languages.every((one) => draft.name[one] === '' || draft.name[one].trim().length >= 3) &&
  draft.stake > 0 &&
  draft.games.length > 0 &&
  isWhole(draft.maxRounds, 1) &&
  isWhole(draft.entryCoins, 0) &&
  (draft.maxEntrants === '' || isWhole(draft.maxEntrants, 2)) &&
  draft.prizes.length > 0 &&
  draft.prizes.every(({ places, coins }) => isWhole(places, 1) && isWhole(coins, 1)) &&
  !Number.isNaN(Date.parse(draft.starts)) &&
  !Number.isNaN(Date.parse(draft.ends));

/** Converts a draft to the request body. Languages in which the tournament has no name are omitted. */
export function bodyOf(draft: Draft): TournamentDraft {
  const named = languages.flatMap((one) =>
    draft.name[one].trim() === '' ? [] : [[one, draft.name[one].trim()]],
  );
  return {
    name: Object.fromEntries(named) as TournamentDraft['name'],
    city: draft.city,
    scoring: draft.scoring,
    stake: draft.stake,
    max_rounds: Number(draft.maxRounds),
    games: [...draft.games],
    entry_coins: Number(draft.entryCoins),
    max_entrants: draft.maxEntrants === '' ? null : Number(draft.maxEntrants),
    prizes: bandsOf(draft.prizes),
    starts_at: new Date(draft.starts).toISOString(),
    ends_at: new Date(draft.ends).toISOString(),
  };
}
