/**
 * Pure functions that determine a tournament draft's problems, its expected cost, and the changes that are still
 * allowed.
 */
import { CENTS_PER_COIN } from '@wl/world/casino/coins';
import type {
  TournamentDraft,
  TournamentPreview,
  TournamentProblem,
} from '@wl/contract/office/tournaments';
import { cityBySlug } from '@wl/world/cities/index';
import type { Texts } from '@wl/world/languages';
import { prizeOf, prizeSum, type PrizeBand } from '@wl/world/tournaments/tournament';
import { titles, type ListedTitle } from '../../titles/index.ts';

const LONGEST_MS = 7 * 86_400_000;

/**
 * Lower bound for the price of a bonus buy, as a multiple of the stake. A tournament's stake must be less than this
 * multiple of the minimum stake, so that no bonus buy at a lower stake costs exactly the tournament's stake.
 */
const CHEAPEST_BONUS = 60;

/** Returns the name in every language. Missing translations default to English. */
export function namesOf({
  en,
  es = en,
  fr = en,
  pt = en,
  tr = en,
}: TournamentDraft['name']): Texts {
  return { en, es, fr, pt, tr };
}

const isSlot = ({ product, family }: ListedTitle) => product === 'casino' && family === 'slots';

export const slots = (): readonly ListedTitle[] => titles.listed().filter(isSlot);

/** Returns the stakes that a tournament on this slot can use: those below the price of every bonus buy. */
export function stakesOf({ features, stakes, minBetCents }: ListedTitle): number[] {
  return stakes.filter((stake) => !features.bonusBuy || stake < minBetCents * CHEAPEST_BONUS);
}

/** Returns the problems that prevent a draft from being published. */
export function problemsOf(draft: TournamentDraft, now: Date): TournamentProblem[] {
  const starts = Date.parse(draft.starts_at);
  const ends = Date.parse(draft.ends_at);
  const chosen = draft.games.flatMap((slug) => titles.findListed(slug) ?? []).filter(isSlot);
  const isRight: Readonly<Record<TournamentProblem, boolean>> = {
    times: ends > starts && ends > now.getTime() && ends - starts <= LONGEST_MS,
    city: cityBySlug(draft.city) !== undefined,
    games: chosen.length > 0 && new Set(chosen).size === draft.games.length,
    stake: chosen.every((slot) => stakesOf(slot).includes(draft.stake)),
    prizes: areBands(draft.prizes),
  };
  return (Object.keys(isRight) as TournamentProblem[]).filter((problem) => !isRight[problem]);
}

/**
 * Returns true if the prize bands follow each other without gaps from rank 1, and no band has a larger prize than the
 * band before it.
 */
function areBands(prizes: readonly PrizeBand[]): boolean {
  return prizes.every(({ from, to, coins }, index) => {
    const before = prizes[index - 1];
    return from === (before?.to ?? 0) + 1 && to >= from && coins <= (before?.coins ?? coins);
  });
}

/**
 * Returns the preview of a draft: its name in each language, its problems and its cost.
 * @param expectedEntrants null if there is no earlier tournament to base an estimate on
 */
export function previewOf(
  draft: TournamentDraft,
  { now, expectedEntrants }: { now: Date; expectedEntrants: number | null },
): TournamentPreview {
  // Skip bands whose last rank precedes their first rank: they contain no ranks, and could make `prizeSum` negative.
  const bands = draft.prizes.filter(({ from, to }) => to >= from);
  const places = Math.min(expectedEntrants ?? Infinity, bands.at(-1)?.to ?? 0);
  let prizes = 0;
  for (let rank = 1; rank <= places; rank += 1)
    prizes += prizeOf(bands, rank, expectedEntrants ?? undefined);
  const paid = expectedEntrants === null ? 0 : expectedEntrants * draft.entry_coins;
  return {
    name: namesOf(draft.name),
    problems: problemsOf(draft, now),
    prize_coins: prizeSum(bands),
    expected_entrants: expectedEntrants,
    expected_prize_coins: prizes,
    expected_entry_coins: paid,
    expected_cost_cents: (prizes - paid) * CENTS_PER_COIN,
  };
}

/** Tournament terms that members rely on when they enter. */
export interface Promised {
  city: string;
  scoring: string;
  stake: number;
  max_rounds: number;
  games: readonly string[];
  entry_coins: number;
  prizes: readonly PrizeBand[];
  starts_at: Date;
  ends_at: Date;
}

/**
 * Returns true if a change keeps the promises to entrants: the terms stay the same, and no rank gets a smaller prize.
 */
export function keepsPromises(before: Promised, after: Promised): boolean {
  const rules = ({ prizes: _, starts_at, ends_at, ...rest }: Promised) =>
    JSON.stringify([
      rest.city,
      rest.scoring,
      rest.stake,
      rest.max_rounds,
      rest.games,
      rest.entry_coins,
      starts_at.getTime(),
      ends_at.getTime(),
    ]);
  const last = before.prizes.at(-1)?.to ?? 0;
  for (let rank = 1; rank <= last; rank += 1)
    if (prizeOf(after.prizes, rank) < prizeOf(before.prizes, rank)) return false;
  return rules(before) === rules(after);
}
