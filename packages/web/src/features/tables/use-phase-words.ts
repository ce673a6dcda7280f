import { useLingui } from '@lingui/react/macro';
import type { TableRound } from '@wl/contract/tables';
import type { KnownGame } from './game-tables.ts';
import type { Countdown } from './live-state.ts';
import { useGameWords } from './use-game-words.ts';

/**
 * Returns a function that describes the current phase of a table. A green or amber `lamp` means that bets are open.
 * @param isDealt true if a person deals at the table, so that a result is public only after it has been dealt
 */
export function usePhaseWords(game: KnownGame, isDealt = false) {
  const { t } = useLingui();
  const words = useGameWords()[game];
  return (round: TableRound | null, lamp: Countdown['lamp']): string => {
    if (round === null) return t`Waiting for the first round`;
    if (lamp === 'green') return t`Place your bets`;
    if (lamp === 'amber') return t`Last bets`;
    switch (round.phase) {
      case 'open':
      case 'closing':
        return round.trouble ? t`Betting is interrupted` : t`No more bets`;
      case 'revealed':
        if (isDealt) return t`The result is confirmed`;
        return (round.result && words.ended) ?? words.revealed;
      case 'settled':
        return t`Bets are paid`;
      case 'void':
        return t`Round void, bets refunded`;
      default:
        return t`No more bets`;
    }
  };
}
