import { useQuery } from '@tanstack/react-query';
import type { GameTile } from '@wl/contract/lobby';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import { type BonusWording, keptFor, wordingOf } from '@wl/world/bonuses/wording';
import { useFormats } from '../../app/formats.ts';
import { currentLanguage } from '../../app/language.ts';
import { gamesQuery } from './api.ts';
import { timeLeft, type TimeLeft } from './time-left.ts';

export interface ItemWords {
  /** Name, effect and rules of an item; `times` are the member's own wagering times. */
  words: (terms: BonusTerms, times?: number | null) => BonusWording;
  /** 30 → 30 days */
  days: (count: number) => string;
  /** How long an item keeps in the bag. */
  kept: (terms: BonusTerms) => string;
  /** How long until then, in words of the member's language, and whether it is the last call. */
  left: (expiresAt: string) => TimeLeft & { text: string };
  gameName: (slug: string) => string;
  /** Where the game is played. */
  gamePath: (slug: string) => string;
}

/** Until the house's list of games is there, a game's address tells its name. */
const nameOfSlug = (slug: string): string =>
  slug.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => {
    return `${dash === '' ? '' : ' '}${letter.toUpperCase()}`;
  });

/** Finds the name of a game by its slug. */
export const gameNamesOf =
  (games: readonly GameTile[]) =>
  (slug: string): string =>
    games.find((one) => one.slug === slug)?.name ?? nameOfSlug(slug);

/** Words of items where a game's name is known already, or not worth a question. */
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

/** Words an item in the member's language: `const { words } = useItemWords(); words(item.terms).name`. */
export function useItemWords(): ItemWords {
  const games = useQuery({ ...gamesQuery, staleTime: Infinity });
  const game = (slug: string) => games.data?.find((one) => one.slug === slug);
  const gameName = gameNamesOf(games.data ?? []);
  return {
    ...useItemFormats(gameName),
    gameName,
    gamePath: (slug) => {
      const found = game(slug);
      // An address with another category leads nowhere.
      return found ? `/play/${found.category}/${slug}` : '/casino-floor';
    },
  };
}
