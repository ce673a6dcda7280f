import { useLingui } from '@lingui/react/macro';
import { SIC_BO_BETS, type SicBoTable } from '@wl/games/engines/sic-bo/rules';

/** Returns functions that format the names and odds of sic bo bets. */
export function useBetNames(table: SicBoTable) {
  const { t } = useLingui();
  const name = (bet: string): string => {
    const [kind = '', what = ''] = bet.split(':');
    const [first = '', second = ''] = what.split('-');
    const [total, face] = [what, what];
    switch (kind) {
      case 'small':
        return t`Small`;
      case 'big':
        return t`Big`;
      case 'odd':
        return t`Odd`;
      case 'even':
        return t`Even`;
      case 'total':
        return t`Total ${total}`;
      case 'single':
        return t`Number ${face}`;
      case 'double':
        return t`Double ${face}`;
      case 'triple':
        return t`Triple ${face}`;
      case 'any-triple':
        return t`Any triple`;
      default:
        return t`${first} and ${second}`;
    }
  };
  return { name, pays: (bet: string) => paysOf(bet, table) };
}

/**
 * Returns the odds of a bet, such as `11:1`. A bet on a single number has three odds, separated by dots: for one, two
 * and three matching dice.
 */
function paysOf(bet: string, table: SicBoTable): string {
  const odds = SIC_BO_BETS.get(bet)?.odds(table) ?? [];
  return odds.map((times) => `${times}:1`).join(' · ');
}
