import { Trans } from '@lingui/react/macro';
import type { BaccaratRules } from '@wl/games/engines/baccarat/game';
import { useBetNames } from './bet-names.ts';
import { BetPays } from '../../components/bet-pays.tsx';
import type { PaysProps } from '../../stage.ts';

/** Shows a table of all baccarat bets with their odds and RTP. */
export default function BaccaratPays({ rules, returns }: PaysProps<BaccaratRules>) {
  const names = useBetNames(rules.table);
  const rows = rules.bets.map((bet) => ({
    id: bet,
    name: names.name(bet),
    pays: names.pays[bet],
    returned: returns[bet],
  }));
  return <BetPays title={<Trans>Bet</Trans>} rows={rows} />;
}
