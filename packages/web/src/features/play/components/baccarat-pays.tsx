import { Trans } from '@lingui/react/macro';
import type { BaccaratRules } from '@wl/games/engines/baccarat/game';
import { useBetNames } from '../stages/baccarat/bet-names.ts';
import { BetPays } from './bet-pays.tsx';

/** Table of all baccarat bets with their odds and RTP. */
export function BaccaratPays({
  rules,
  returns,
}: {
  rules: BaccaratRules;
  returns: Readonly<Record<string, number>>;
}) {
  const names = useBetNames(rules.table);
  const rows = rules.bets.map((bet) => ({
    id: bet,
    name: names.name(bet),
    pays: names.pays[bet],
    returned: returns[bet],
  }));
  return <BetPays title={<Trans>Bet</Trans>} rows={rows} />;
}
