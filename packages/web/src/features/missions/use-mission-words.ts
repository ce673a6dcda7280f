import { useLingui } from '@lingui/react/macro';
import type { Errand, Mission } from '@wl/contract/missions';
import { useObjectiveWords } from '@wl/ui/features/missions/objective-words';
import { cityTexts } from '@wl/world/cities/index';
import { useFormats } from '../../app/language/formats.ts';
import { currentLanguage } from '../../app/language/language.ts';

const CENTS_PER_UNIT = 100;

const cityName = (slug: string) => cityTexts(slug)?.name[currentLanguage()] ?? slug;

/** Returns a function that formats cents as dollars: 11000 → $110, 1650 → $16.50. */
function useSum() {
  const { number } = useFormats();
  return (cents: number) =>
    number(cents / CENTS_PER_UNIT, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: cents % CENTS_PER_UNIT === 0 ? 0 : 2,
    });
}

/** Returns functions that describe missions and errands in the member's language. */
export function useMissionWords() {
  const { t } = useLingui();
  const { number } = useFormats();
  const sum = useSum();
  const { objective, stake } = useObjectiveWords({ sum, cityName });
  const part = (reached: number, target: number, format: (value: number) => string): string => {
    const [now, whole] = [format(reached), format(target)];
    return t`${now} of ${whole}`;
  };

  return {
    cityName,
    sum,
    objective,
    /** Returns the objective of an errand in one sentence. */
    errand: ({ cents, games, most_per_game }: Errand): string => {
      if (most_per_game === null) return stake(cents, games ?? {});
      const money = sum(cents);
      const most = sum(most_per_game);
      return t`Stake ${money}, with no more than ${most} of it on any one game.`;
    },
    /** Returns a mission's progress as an amount or a count: `$16 of $25`, `1 of 3`. */
    progress: ({ objective, progress, target }: Mission): string =>
      part(progress, target, objective.kind === 'stake' ? sum : number),
    /** Returns an errand's progress as staked and required amounts: `$16 of $25`. */
    errandProgress: ({ progress, cents }: Errand): string => part(progress, cents, sum),
  };
}
