/** What a clerk writes, pure: whether it can be held, what it would cost, and what may still change. */
import { CENTS_PER_COIN } from '@wl/contract/economy/backing';
import type {
  TournamentDraft,
  TournamentPreview,
  TournamentProblem,
} from '@wl/contract/tournaments-desk';
import { games, gameBySlug } from '@wl/games/catalogue/index';
import type { Game } from '@wl/games/game';
import { cityBySlug } from '@wl/world/cities/index';
import type { Texts } from '@wl/world/languages';
import { prizeOf, prizeSum, type PrizeBand } from '@wl/world/tournaments/tournament';

const LONGEST_MS = 7 * 86_400_000;

/** A bought bonus costs at least so many stakes: whoever bought one for a tournament's stake would play at a stake of their own. */
const CHEAPEST_BONUS = 60;

/** Names in every language: what is missing is told in English. */
export function namesOf({
  en,
  es = en,
  fr = en,
  pt = en,
  tr = en,
}: TournamentDraft['name']): Texts {
  return { en, es, fr, pt, tr };
}

/** Every slot of the house. */
export const slots = (): readonly Game[] => games.filter(({ family }) => family === 'slots');

/** Stakes at which a slot can count: of its ladder, and too small to buy a bonus. */
export function stakesOf(game: Game): number[] {
  const { bonusBuy } = game.features;
  return game.stakes.filter((stake) => !bonusBuy || stake < game.minBetCents * CHEAPEST_BONUS);
}

/** What of a draft cannot be. */
export function problemsOf(draft: TournamentDraft, now: Date): TournamentProblem[] {
  const starts = Date.parse(draft.starts_at);
  const ends = Date.parse(draft.ends_at);
  const found = draft.games.map((slug) => gameBySlug(slug));
  const chosen = found.flatMap((game) => (game?.family === 'slots' ? [game] : []));
  const isRight: Readonly<Record<TournamentProblem, boolean>> = {
    times: ends > starts && ends > now.getTime() && ends - starts <= LONGEST_MS,
    city: cityBySlug(draft.city) !== undefined,
    games: chosen.length > 0 && new Set(chosen).size === draft.games.length,
    stake: chosen.every((game) => stakesOf(game).includes(draft.stake)),
    prizes: areBands(draft.prizes),
  };
  return (Object.keys(isRight) as TournamentProblem[]).filter((problem) => !isRight[problem]);
}

/** Bands that follow one another from the first place on, the better place never paid less. */
function areBands(prizes: readonly PrizeBand[]): boolean {
  return prizes.every(({ from, to, coins }, index) => {
    const before = prizes[index - 1];
    return from === (before?.to ?? 0) + 1 && to >= from && coins <= (before?.coins ?? coins);
  });
}

/**
 * Computes the names, problems and cost of a draft.
 * @param expectedEntrants null: no earlier tournament to estimate them by
 */
export function previewOf(
  draft: TournamentDraft,
  { now, expectedEntrants }: { now: Date; expectedEntrants: number | null },
): TournamentPreview {
  // A band that ends before it starts has no places; its sum would be negative.
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

/** The rules of a tournament that whoever has entered relies on. */
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

/** Whether a change keeps what those who entered were promised: the same rules, and no place paid less. */
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
