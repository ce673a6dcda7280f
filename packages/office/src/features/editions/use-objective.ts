import { useLingui } from '@lingui/react';
import { useObjectiveWords } from '@wl/ui/features/missions/objective-words';
import { cityTexts } from '@wl/world/cities/index';
import type { Language } from '@wl/world/languages';
import type { Objective } from '@wl/world/mission';

const CENTS_PER_UNIT = 100;

/** Returns a function that describes a mission's objective as members' pages do, but in the clerk's language. */
export function useObjective(): (objective: Objective) => string {
  const { i18n } = useLingui();
  const { objective } = useObjectiveWords({
    cityName: (slug) => cityTexts(slug)?.name[i18n.locale as Language] ?? slug,
    sum: (cents) =>
      new Intl.NumberFormat(i18n.locale, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: cents % CENTS_PER_UNIT === 0 ? 0 : 2,
      }).format(cents / CENTS_PER_UNIT),
  });
  return objective;
}
