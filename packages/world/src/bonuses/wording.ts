import { MAX_BONUS_STAKE_CENTS } from '../casino/contribution.ts';
import type { Language } from '../languages.ts';
import { kindOf } from './index.ts';
import type { BonusTerms } from './kind.ts';

/** Functions that format the values inserted into a text, in the reader's language. */
export interface WordingFormats {
  /** Formats an amount in cents: 25700 becomes "$257.00". */
  money: (cents: number) => string;
  /** Formats a percentage: 50 becomes "50%". */
  percent: (whole: number) => string;
  /** Formats a number of days: 30 becomes "30 days". */
  days: (count: number) => string;
  /** Formats a number of hours: 6 becomes "6 hours". */
  hours: (count: number) => string;
  /** Formats a plain number with the digit grouping of the language. */
  number: (value: number) => string;
  /** Returns the name of a game: `neon-shibuya` becomes "Neon Shibuya". */
  game: (slug: string) => string;
}

export interface BonusWording {
  name: string;
  /** Name in one or two words, for narrow layouts. */
  short: string;
  effect: string;
  rules: readonly string[];
}

/** Returns the text for the time that an item stays in the bag: "30 days", "6 hours", "1 day, 12 hours". */
export function keptFor(
  { keepDays, keepHours = 0 }: BonusTerms,
  language: Language,
  { days, hours }: Pick<WordingFormats, 'days' | 'hours'>,
): string {
  const parts = [
    ...(keepDays > 0 ? [days(keepDays)] : []),
    ...(keepHours > 0 ? [hours(keepHours)] : []),
  ];
  return new Intl.ListFormat(language, { type: 'unit' }).format(parts);
}

/**
 * Returns the name, effect and rules of an item in a language, filled in with the item's values.
 * @param times wagering multiplier at the reader's Gambler level; defaults to the multiplier in the terms
 */
export function wordingOf(
  terms: BonusTerms,
  language: Language,
  formats: WordingFormats,
  times?: number | null,
): BonusWording {
  const { texts } = kindOf(terms.kind);
  const figures = figuresOf(terms, language, formats, times ?? null);
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole);
  return {
    name: fill(texts.name[language]),
    short: fill((texts.short ?? texts.name)[language]),
    effect: fill(texts.effect[language]),
    rules: texts.rules.map((rule) => fill(rule[language])),
  };
}

/** Formatted values of a text's placeholders, keyed by placeholder name. */
export type Figures = Partial<Record<string, string>>;

function figuresOf(
  terms: BonusTerms,
  language: Language,
  formats: WordingFormats,
  times: number | null,
): Figures {
  const { money, days, number } = formats;
  return {
    kept: keptFor(terms, language, formats),
    maxStake: money(MAX_BONUS_STAKE_CENTS),
    ...('wageringTimes' in terms && {
      times: number(times ?? terms.wageringTimes),
      runDays: days(terms.runDays),
    }),
    ...kindOf(terms.kind).figures(terms, formats),
  };
}
