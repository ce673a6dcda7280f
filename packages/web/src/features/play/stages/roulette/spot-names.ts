import { useLingui } from '@lingui/react/macro';
import { pocketName, SPOT_PAYS, type Spot } from '@wl/games/engines/roulette/layout';

/** Returns the index of a dozen or column, from 0 to 2. */
const nth = (spot: Spot): number => Number(spot.id.slice(-1)) - 1;

/**
 * Returns functions that name a spot ("Split 17 and 20"), label it for screen readers and speech input ("First dozen
 * 1st 12"), and state its odds ("17 to 1").
 */
export function useSpotNames() {
  const { t } = useLingui();
  const name = (spot: Spot): string => {
    const pockets = spot.pockets.map(pocketName);
    const numbers = pockets.join(', ');
    const [first = '', second = ''] = pockets;
    const last = pockets.at(-1) ?? '';
    switch (spot.kind) {
      case 'straight':
        return t`Straight up ${numbers}`;
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
      case 'first_five':
        return t`First five ${numbers}`;
      case 'line':
        return t`Six line ${first} to ${last}`;
      case 'dozen':
        return [t`First dozen`, t`Second dozen`, t`Third dozen`][nth(spot)] ?? '';
      case 'column':
        return [t`First column`, t`Second column`, t`Third column`][nth(spot)] ?? '';
      case 'even_money':
        return evenMoneyName(spot.id);
    }
  };
  // The accessible name includes the spot's printed text, for members who use speech input (WCAG 2.5.3).
  const label = (spot: Spot): string => {
    if (spot.kind === 'dozen')
      return `${name(spot)} ${[t`1st 12`, t`2nd 12`, t`3rd 12`][nth(spot)] ?? ''}`;
    return spot.kind === 'column' ? `${name(spot)} 2:1` : name(spot);
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
        return '1–18';
      default:
        return '19–36';
    }
  };
  const odds = (spot: Spot): string => {
    const times = SPOT_PAYS[spot.kind] / 100 - 1;
    return t`${times} to 1`;
  };
  return { name, label, odds };
}
