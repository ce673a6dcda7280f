import { Trans } from '@lingui/react/macro';
import type { SicBoRules } from '@wl/games/engines/sic-bo/game';
import { BetPays } from '../../components/bet-pays.tsx';
import type { PaysProps } from '../../stage.ts';
import { useBetKinds } from './bet-kinds.ts';

/** Shows the sic bo paytable, with the odds and RTP of each kind of bet. All bets of one kind pay the same. */
export default function SicBoPays({ rules: { table }, returns }: PaysProps<SicBoRules>) {
  const rows = useBetKinds(table).map((kind) => ({ ...kind, returned: returns[kind.id] }));
  return <BetPays title={<Trans>Bet</Trans>} rows={rows} />;
}
