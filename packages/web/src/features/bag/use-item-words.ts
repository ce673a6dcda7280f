import { useQuery } from '@tanstack/react-query';
import type { GameTile } from '@wl/contract/lobby';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import { type BonusWording, keptFor, wordingOf } from '@wl/world/bonuses/wording';
import { useFormats } from '../../app/language/formats.ts';
import { currentLanguage } from '../../app/language/language.ts';
import { gamesQuery } from './api.ts';
import { timeLeft, type TimeLeft } from './time-left.ts';

export interface ItemWords {
  /**
   * Returns the name, effect and rules of an item. `times` is the member's own wagering requirement, as a multiplier.
   */
  words: (terms: BonusTerms, times?: number | null) => BonusWording;
  /** Formats a number of days as text: 30 → 30 days. */
  days: (count: number) => string;
  /** Returns text that states how long an item is kept in the bag. */
  kept: (terms: BonusTerms) => string;
  /** Returns the time left as text, and whether the item expires within 24 hours ("last call"). */
  left: (expiresAt: string) => TimeLeft & { text: string };
  gameName: (slug: string) => string;
  /** Returns the path of the page on which the game is played. */
  gamePath: (slug: string) => string;
}

/**
 * Returns a readable name for a slug, such as Neon Shibuya for `neon-shibuya`. Used until the list of games is loaded.
 */
const nameOfSlug = (slug: string): string =>
  slug.replace(/(^|-)(\w)/g, (_, dash: string, character: string) => {
    return `${dash === '' ? '' : ' '}${character.toUpperCase()}`;
  });

/** Returns a function that finds the name of a game by its slug. */
export const gameNamesOf =
  (games: readonly GameTile[]) =>
  (slug: string): string =>
    games.find((one) => one.slug === slug)?.name ?? nameOfSlug(slug);

/**
 * Returns functions that format an item's terms and times as text. Unlike `useItemWords`, does not load the list of
 * games.
 *
 * @param gameName returns the name of a game; the default derives it from the slug
 */
export function useItemFormats(
  gameName: (slug: string) => string = nameOfSlug,
): Pick<ItemWords, 'words' | 'days' | 'kept' | 'left'> {
  const { money, number } = useFormats();
  const unit = (count: number, name: TimeLeft['unit']) =>
    number(count, { style: 'unit', unit: name, unitDisplay: 'long' });
  const days = (count: number) => unit(count, 'day');
  const formats = {
    money,
    number: (value: number) => number(value),
    percent: (whole: number) => number(whole / 100, { style: 'percent' }),
    days,
    hours: (count: number) => unit(count, 'hour'),
    game: gameName,
  };
  return {
    words: (terms, times) => wordingOf(terms, currentLanguage(), formats, times),
    days,
    kept: (terms) => keptFor(terms, currentLanguage(), formats),
    left: (expiresAt) => {
      const left = timeLeft(expiresAt, Date.now());
      return { ...left, text: unit(left.count, left.unit) };
    },
  };
}

/**
 * Returns functions that compose an item's texts in the member's language, for example
 * `useItemWords().words(item.terms).name`.
 */
export function useItemWords(): ItemWords {
  const games = useQuery({ ...gamesQuery, staleTime: Infinity });
  const game = (slug: string) => games.data?.find((one) => one.slug === slug);
  const gameName = gameNamesOf(games.data ?? []);
  return {
    ...useItemFormats(gameName),
    gameName,
    gamePath: (slug) => {
      const found = game(slug);
      // The path must contain the game's own category. With any other category, the path does not lead to a page.
      return found ? `/play/${found.category}/${slug}` : '/casino-floor';
    },
  };
}
