import { useLingui } from '@lingui/react/macro';
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

/** Returns the names of item statuses and fields, and functions that format ranges, problems and values. */
export function useMarketNames() {
  const { t } = useLingui();
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
  const fields: Readonly<Partial<Record<FieldName, string>>> = {
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
    'terms.percent': t`Percentage`,
    'terms.maxCents': t`Maximum ($)`,
    'terms.minDepositCents': t`Minimum deposit ($)`,
    'terms.wageringTimes': t`Wagering multiplier`,
    'terms.runDays': t`Wagering period (days)`,
    'terms.turnoverTimes': t`Deposit wagering multiplier`,
    'terms.balanceUnderCents': t`Cash balance threshold ($)`,
    'terms.watchDays': t`Tracking period (days)`,
    'terms.spins': t`Spins`,
    'terms.game': t`Game`,
    'terms.playDays': t`Playing period (days)`,
    'terms.creditCents': t`Credit ($)`,
  };
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
        return t`Choose one`;
    }
  };
  /** Returns an entered value as shown in the list of changes. */
  const value = (field: FieldName, typed: string | boolean): string => {
    if (typeof typed === 'boolean') return typed ? t`yes` : t`no`;
    const term = field.startsWith('terms.') ? field.slice('terms.'.length) : '';
    if (typed === '') return field === 'stock' ? t`unlimited` : t`none`;
    if (term === 'game') return formats.game(typed);
    if (isMoney(term)) return `$${typed}`;
    if (field === 'opensAt' || field === 'closesAt') {
      const instant = instantOf(typed);
      return instant === null ? t`none` : time(instant);
    }
    return typed;
  };
  return { statuses, fields, range, problem, value } as const;
}
