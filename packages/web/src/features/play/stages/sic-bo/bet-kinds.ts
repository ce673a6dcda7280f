import { useLingui } from '@lingui/react/macro';
import type { SicBoTable } from '@wl/games/engines/sic-bo/rules';
import { useBetNames } from './bet-names.ts';

/** Lower total of each pair of totals that share a row of the paytable, because both pay the same (4 and 17, …). */
const PAIRED_TOTALS = [4, 5, 6, 7, 8, 9, 10];

/** Kind of bet: all bets of a kind have the same odds and the same return. */
export interface BetKind {
  /** Id of one bet of this kind. */
  id: string;
  name: string;
  /** Odds, such as `11:1`. */
  pays: string;
}

/** Returns the kinds of sic bo bets in paytable order, with names in the member's language. */
export function useBetKinds(table: SicBoTable): BetKind[] {
  const { t } = useLingui();
  const names = useBetNames(table);
  const kind = (id: string, name: string) => ({ id, name, pays: names.pays(id) });
  const [small, big] = [names.name('small'), names.name('big')];
  const [odd, even] = [names.name('odd'), names.name('even')];
  return [
    kind('small', `${small}, ${big}`),
    kind('odd', `${odd}, ${even}`),
    ...PAIRED_TOTALS.map((total) => {
      const other = 21 - total;
      return kind(`total:${total}`, t`Total ${total} or ${other}`);
    }),
    kind('single:1', t`One number`),
    kind('combination:1-2', t`Two numbers`),
    kind('double:1', t`Double`),
    kind('triple:1', t`Triple`),
    kind('any-triple', names.name('any-triple')),
  ];
}
