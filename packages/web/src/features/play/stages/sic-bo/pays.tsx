import { Trans, useLingui } from '@lingui/react/macro';
import type { SicBoRules } from '@wl/games/engines/sic-bo/game';
import { useBetNames } from './bet-names.ts';
import { BetPays } from '../../components/bet-pays.tsx';
import type { PaysProps } from '../../stage.ts';

/** Lower total of each pair of totals that share a row of the paytable, because both pay the same (4 and 17, …). */
const PAIRED_TOTALS = [4, 5, 6, 7, 8, 9, 10];

/** Shows the paytable of sic bo with the odds and RTP of each kind of bet. All bets of one kind pay the same. */
export default function SicBoPays({ rules: { table }, returns }: PaysProps<SicBoRules>) {
  const { t } = useLingui();
  const names = useBetNames(table);
  const row = (bet: string, name: string) => ({
    id: bet,
    name,
    pays: names.pays(bet),
    returned: returns[bet],
  });
  const [small, big] = [names.name('small'), names.name('big')];
  const [odd, even] = [names.name('odd'), names.name('even')];
  const rows = [
    row('small', `${small}, ${big}`),
    row('odd', `${odd}, ${even}`),
    ...PAIRED_TOTALS.map((total) => {
      const other = 21 - total;
      return row(`total:${total}`, t`Total ${total} or ${other}`);
    }),
    row('single:1', t`One number`),
    row('combination:1-2', t`Two numbers`),
    row('double:1', t`Double`),
    row('triple:1', t`Triple`),
    row('any-triple', names.name('any-triple')),
  ];
  return <BetPays title={<Trans>Bet</Trans>} rows={rows} />;
}
