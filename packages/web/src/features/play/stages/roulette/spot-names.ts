import { useLingui } from '@lingui/react/macro';
import { SPOT_PAYS, type Spot } from '@wl/games/engines/roulette/layout';

/** What players call a spot, and what it pays: "Split 17 and 20", "17 to 1". */
export function useSpotNames() {
  const { t } = useLingui();
  const name = (spot: Spot): string => {
    const numbers = spot.pockets.join(', ');
    const [first = 0, second = 0] = spot.pockets;
    const last = spot.pockets.at(-1) ?? 0;
    switch (spot.kind) {
      case 'straight':
        return t`Straight ${numbers}`;
      case 'split':
        return t`Split ${first} and ${second}`;
      case 'street':
        return t`Street ${numbers}`;
      case 'trio':
        return t`Trio ${numbers}`;
      case 'corner':
        return t`Corner ${numbers}`;
      case 'first_four':
        return t`First four ${numbers}`;
      case 'line':
        return t`Six line ${first} to ${last}`;
      case 'dozen':
        return (
          [t`First dozen`, t`Second dozen`, t`Third dozen`][Number(spot.id.slice(-1)) - 1] ?? ''
        );
      case 'column':
        return (
          [t`First column`, t`Second column`, t`Third column`][Number(spot.id.slice(-1)) - 1] ?? ''
        );
      case 'even_money':
        return evenMoneyName(spot.id);
    }
  };
  const evenMoneyName = (id: string): string => {
    switch (id) {
      case 'red':
        return t`Red`;
      case 'black':
        return t`Black`;
      case 'even':
        return t`Even`;
      case 'odd':
        return t`Odd`;
      case 'low':
        return t`1 to 18`;
      default:
        return t`19 to 36`;
    }
  };
  const odds = (spot: Spot): string => {
    const times = SPOT_PAYS[spot.kind] / 100 - 1;
    return t`${times} to 1`;
  };
  return { name, odds };
}
