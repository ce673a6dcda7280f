import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BadgeFigure } from '@wl/world/achievements/badges';
import { useFormats } from '../../app/language/formats.ts';

/** Returns a function that describes, in one sentence, the condition for earning a badge. */
export function useBadgeWords(): (figure: BadgeFigure, target: number) => string {
  const { t } = useLingui();
  const { number } = useFormats();
  return (figure, target) => {
    const many = number(target);
    switch (figure) {
      case 'multiplier':
        return t`Win ${many} times your stake in one round`;
      case 'games':
        return t`Try ${many} different games`;
      case 'tables':
        return t`Play at ${many} different tables`;
      case 'studios':
        return t`Play games from ${many} studios`;
      case 'levels':
        return t`Reach level ${many}`;
      case 'cities':
        return t`Visit ${many} cities`;
      case 'trips':
        return t`Fly ${many} times`;
      case 'kilometres':
        return t`Fly ${many} kilometres`;
      case 'stamps':
        return plural(target, { one: 'Earn # stamp', other: 'Earn # stamps' });
      case 'missions':
        return t`Complete ${many} missions`;
      case 'errands':
        return t`Complete ${many} itinerary errands`;
      case 'purchases':
        return plural(target, {
          one: 'Buy # item in the marketplace',
          other: 'Buy # items in the marketplace',
        });
      case 'bonuses':
        return plural(target, {
          one: 'Complete # bonus',
          other: 'Complete # bonuses',
        });
      case 'skills':
        return plural(target, {
          one: 'Upgrade a skill',
          other: 'Upgrade skills # times',
        });
      case 'proofs':
        return plural(target, {
          one: 'Check the proof of a round',
          other: 'Check the proofs of # rounds',
        });
      case 'playlists':
        return plural(target, { one: 'Create # playlist', other: 'Create # playlists' });
      case 'ratings':
        return t`Rate ${many} different games`;
    }
  };
}
