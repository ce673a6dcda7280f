import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../app/format.ts';
import { type FieldName, instantOf, isMoney, type ItemStatus, type Problem } from './draft.ts';
import { useItemWords } from './use-item-words.ts';

/** Tones of the badges of `paper.module.css`. */
export const statusTones: Readonly<Record<ItemStatus, string | undefined>> = {
  boarding: 'ok',
  last_call: 'warn',
  scheduled: undefined,
  sold_out: 'warn',
  left: undefined,
  stopped: 'bad',
};

/** What the market desk calls states, fields and what is wrong with one. */
export function useMarketNames() {
  const { t } = useLingui();
  const { number, time } = useFormats();
  const { formats } = useItemWords();
  const statuses: Readonly<Record<ItemStatus, string>> = {
    boarding: t`on sale`,
    last_call: t`last call`,
    scheduled: t`opens later`,
    sold_out: t`sold out`,
    left: t`has left`,
    stopped: t`stopped`,
  };
  const fields: Readonly<Partial<Record<FieldName, string>>> = {
    slug: t`Name in addresses`,
    price: t`Price in Coins`,
    onSale: t`On sale`,
    opensAt: t`Opens`,
    closesAt: t`Closes`,
    featured: t`Place on the front`,
    stock: t`Left to sell`,
    isLimited: t`Limit for each member`,
    limitMax: t`Items at most`,
    limitDays: t`Within so many days`,
    family: t`Counted together as`,
    'terms.keepDays': t`Keeps in the bag, days`,
    'terms.keepHours': t`and hours`,
    'terms.percent': t`Percent`,
    'terms.maxCents': t`At most, $`,
    'terms.minDepositCents': t`Smallest deposit, $`,
    'terms.wageringTimes': t`Wagering, times`,
    'terms.runDays': t`Wagering runs, days`,
    'terms.turnoverTimes': t`Turnover of the deposit, times`,
    'terms.balanceUnderCents': t`Due when cash is under, $`,
    'terms.watchDays': t`Watches, days`,
    'terms.spins': t`Spins`,
    'terms.game': t`Game`,
    'terms.playDays': t`To be played within, days`,
    'terms.creditCents': t`Credit, $`,
  };
  const range = (min: number, max: number) => t`${number(min)} to ${number(max)}`;
  const problem = (about: Problem): string => {
    switch (about.why) {
      case 'range':
        return t`It has to be ${range(about.min, about.max)}`;
      case 'slug':
        return t`Small letters, digits and hyphens, 60 at most`;
      case 'taken':
        return t`Another item has this name`;
      case 'order':
        return t`It closes before it opens`;
      case 'choose':
        return t`Say which`;
    }
  };
  /** A typed value as a clerk reads it among the changes. */
  const value = (field: FieldName, typed: string | boolean): string => {
    if (typeof typed === 'boolean') return typed ? t`yes` : t`no`;
    const term = field.startsWith('terms.') ? field.slice('terms.'.length) : '';
    if (typed === '') return field === 'stock' ? t`without end` : t`none`;
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
