import { useLingui } from '@lingui/react';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import { wordingOf, type BonusWording } from '@wl/world/bonuses/wording';
import { games } from 'virtual:site-facts';
import { useFormats } from '../../app/language/formats.ts';
import type { Language } from '../../app/language/language.ts';

/** Returns a function that describes an item's bonus terms in the member's language. */
export function useItemWords(): (terms: BonusTerms) => BonusWording {
  const { i18n } = useLingui();
  const { money, number } = useFormats();
  const language = (i18n.locale === '' ? 'en' : i18n.locale) as Language;
  return (terms) =>
    wordingOf(terms, language, {
      money,
      percent: (whole) => number(whole / 100, { style: 'percent' }),
      days: (count) => number(count, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
      hours: (count) => number(count, { style: 'unit', unit: 'hour', unitDisplay: 'long' }),
      number: (value) => number(value),
      game: (slug) => games.find((game) => game.slug === slug)?.name ?? slug,
    });
}
