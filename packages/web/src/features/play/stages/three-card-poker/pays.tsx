import { Trans, useLingui } from '@lingui/react/macro';
import type { ThreeCardRules } from '@wl/games/engines/three-card-poker/play';
import { linesOf } from './pay-boards.tsx';
import { useRankNames } from '../video-poker/rank-names.ts';
import { BetPays } from '../../components/bet-pays.tsx';
import type { PaysProps } from '../../stage.ts';

/** Shows the paytables of three card poker: first ante and play, then Pair Plus, each with its RTP. */
export default function ThreeCardPays({ rules: { table }, returns }: PaysProps<ThreeCardRules>) {
  const { t } = useLingui();
  const names = useRankNames();
  const lines = (id: string, title: string, pays: Readonly<Record<number, number>>) =>
    linesOf(pays).map(([rank, odds]) => ({
      id: `${id}-${rank}`,
      name: `${title}: ${names(rank)}`,
      pays: `${String(odds)}:1`,
      returned: undefined,
    }));
  const rows = [
    { id: 'ante', name: t`Ante and play bet`, pays: '1:1', returned: returns['ante'] },
    ...lines('bonus', t`Ante bonus`, table.anteBonus),
    { id: 'pair-plus', name: t`Pair Plus`, pays: t`up to 40:1`, returned: returns['pair-plus'] },
    ...lines('pair-plus', t`Pair Plus`, table.pairPlus),
  ];
  return <BetPays title={<Trans>Bet</Trans>} rows={rows} />;
}
