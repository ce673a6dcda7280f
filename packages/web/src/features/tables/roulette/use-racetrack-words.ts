import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMoney } from '../../play/index.ts';
import type { PricedBet, Section, TrackBet } from './racetrack-bets.ts';

/**
 * Returns the names of the racetrack's sections, and two functions: `price` formats a bet's price, and `describe`
 * formats a bet's description, which includes the price.
 */
export function useRacetrackWords() {
  const { t } = useLingui();
  const { money } = useMoney();
  const sections: Readonly<Record<Section, string>> = {
    voisins: t`Voisins`,
    tiers: t`Tiers`,
    orphelins: t`Orphelins`,
  };
  const price = ({ chips, cents }: PricedBet): string => {
    const sum = money(cents);
    return t`${plural(chips, { one: '# chip', other: '# chips' })}, ${sum}`;
  };
  const describe = (bet: TrackBet, sides: number, priced: PricedBet): string => {
    const chips = price(priced);
    if (bet.kind === 'section') return `${sections[bet.section]} ${chips}`;
    if (bet.kind === 'final') {
      const { digit } = bet;
      return t`Final ${digit}: ${chips}`;
    }
    const { number } = bet;
    return sides === 0
      ? t`Only ${number}: ${chips}`
      : t`${number} with ${plural(sides, { one: '# neighbour', other: '# neighbours' })} on each side: ${chips}`;
  };
  return { sections, price, describe };
}
