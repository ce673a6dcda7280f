import { useLingui } from '@lingui/react/macro';
import type { WheelSpot } from './returns.ts';
import type { Stop } from './wheel-stops.ts';

/** Returns functions that give a spot's name and odds, and a sentence about one of the wheel's stops. */
export function useWheelNames() {
  const { t } = useLingui();
  const names: Readonly<Record<WheelSpot, string>> = {
    'pays:1': t({ message: 'Tram', context: 'travel wheel' }),
    'pays:2': t({ message: 'Express', context: 'travel wheel' }),
    'pays:6': t({ message: 'Sleeper', context: 'travel wheel' }),
    'pays:13': t({ message: 'Liner', context: 'travel wheel' }),
    'pays:27': t({ message: 'Airship', context: 'travel wheel' }),
  };
  const name = (spot: string): string => (names as Record<string, string>)[spot] ?? spot;
  /** Returns the odds of a spot, such as "13:1". */
  const odds = (spot: string): string => `${spot.slice('pays:'.length)}:1`;
  /** Returns a sentence about the result of a round. */
  const sentence = ({ shows, multiplier }: Stop): string => {
    const winner = `${name(`pays:${shows}`)} ${shows}:1`;
    return multiplier > 1 ? t`${winner} wins, multiplied by ${multiplier}.` : t`${winner} wins.`;
  };
  return { name, odds, sentence };
}
