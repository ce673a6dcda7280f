import { Trans, useLingui } from '@lingui/react/macro';
import type { BlackjackRules } from '@wl/games/engines/blackjack/rules';
import { BetPays } from '../../components/bet-pays.tsx';
import type { PaysProps } from '../../stage.ts';

/** Shows a table of all blackjack bets with their odds, and their RTP under basic strategy. */
export default function BlackjackPays({
  rules: { pairs, plusThree },
  returns,
}: PaysProps<BlackjackRules>) {
  const { t } = useLingui();
  const toOne = (odds: Readonly<Record<string, number>>) => `${Object.values(odds).join('/')}:1`;
  const rows = [
    { id: 'hand', name: t`Hand`, pays: '1:1, blackjack\u00a03:2' },
    { id: 'insurance', name: t`Insurance`, pays: '2:1' },
    { id: 'pairs', name: 'Perfect Pairs', pays: toOne(pairs) },
    { id: 'plus3', name: '21+3', pays: toOne(plusThree) },
  ];
  return (
    <BetPays
      title={<Trans>Bet</Trans>}
      rows={rows.map((row) => ({ ...row, returned: returns[row.id] }))}
    />
  );
}
