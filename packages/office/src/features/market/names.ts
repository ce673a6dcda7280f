import { useLingui } from '@lingui/react/macro';
import type { BonusKindName } from '@wl/world/bonuses/kind';
import { termLabelOf } from '@wl/world/bonuses/labels';
import type { Language } from '@wl/world/languages';
import { useFormats } from '../../app/language/format.ts';
import { type FieldName, instantOf, isMoney, type ItemStatus, type Problem } from './draft.ts';
import { useItemWords } from './use-item-words.ts';

/** Badge tone for each item status. `paper.module.css` defines the colours of the tones. */
export const statusTones: Readonly<Record<ItemStatus, string | undefined>> = {
  boarding: 'ok',
  last_call: 'warn',
  scheduled: undefined,
  sold_out: 'warn',
  left: undefined,
  stopped: 'bad',
};

/** Returns the name of the term that a field edits; an empty string for other fields. */
const termOf = (name: FieldName): string =>
  name.startsWith('terms.') ? name.slice('terms.'.length) : '';

/** Returns the names of item statuses, and functions that name fields and format ranges, problems and values. */
export function useMarketNames() {
  const { t, i18n } = useLingui();
  const { number, time } = useFormats();
  const { formats } = useItemWords();
  const statuses: Readonly<Record<ItemStatus, string>> = {
    boarding: t`on sale`,
    last_call: t`last call`,
    scheduled: t`opens later`,
    sold_out: t`sold out`,
    left: t`ended`,
    stopped: t`stopped`,
  };
  const shared: Readonly<Partial<Record<FieldName, string>>> = {
    slug: t`Name in the URL`,
    price: t`Price in Coins`,
    onSale: t`On sale`,
    opensAt: t`Opens`,
    closesAt: t`Closes`,
    featured: t`Featured position`,
    stock: t`Remaining stock`,
    isLimited: t`Limit per member`,
    limitMax: t`Maximum number of items`,
    limitDays: t`Period (days)`,
    family: t`Shared limit key`,
    'terms.keepDays': t`Validity in the bag (days)`,
    'terms.keepHours': t`Validity in the bag (additional hours)`,
  };
  /** Returns the label of a form field for items of this kind; undefined if this kind has no such field. */
  const field = (name: FieldName, kind: BonusKindName): string | undefined =>
    shared[name] ?? termLabelOf(kind, termOf(name))?.[i18n.locale as Language];
  const range = (min: number, max: number) => t`${number(min)} to ${number(max)}`;
  const problem = (about: Problem): string => {
    switch (about.why) {
      case 'range':
        return t`Must be ${range(about.min, about.max)}`;
      case 'slug':
        return t`Up to 60 lower-case letters, digits and hyphens`;
      case 'taken':
        return t`Another item already uses this name`;
      case 'order':
        return t`The closing time must be after the opening time`;
      case 'choose':
        return t`Choose an option`;
    }
  };
  /** Returns an entered value as shown in the list of changes. */
  const value = (name: FieldName, typed: string | boolean): string => {
    if (typeof typed === 'boolean') return typed ? t`yes` : t`no`;
    const term = termOf(name);
    if (typed === '') return name === 'stock' ? t`unlimited` : t`none`;
    if (term === 'game') return formats.game(typed);
    if (isMoney(term)) return `$${typed}`;
    if (name === 'opensAt' || name === 'closesAt') {
      const instant = instantOf(typed);
      return instant === null ? t`none` : time(instant);
    }
    return typed;
  };
  return { statuses, field, range, problem, value } as const;
}
