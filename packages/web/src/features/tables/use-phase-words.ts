import { useLingui } from '@lingui/react/macro';
import type { TableRound } from '@wl/contract/tables';
import type { Countdown } from './live-state.ts';

/** Returns a function that says what happens at a table. `lamp` decides between open and closed bets. */
export function usePhaseWords() {
  const { t } = useLingui();
  return (round: TableRound | null, lamp: Countdown['lamp']): string => {
    if (round === null) return t`Waiting for the first round`;
    if (lamp === 'green') return t`Place your bets`;
    if (lamp === 'amber') return t`Last bets`;
    switch (round.phase) {
      case 'revealed':
        return t`The ball is rolling`;
      case 'settled':
        return t`Bets are paid`;
      case 'void':
        return t`Round void, bets refunded`;
      default:
        return t`No more bets`;
    }
  };
}
