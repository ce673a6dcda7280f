import { useLingui } from '@lingui/react/macro';
import type { RoundEvent } from '@wl/games/round';

type Events = readonly { type: string }[];

/**
 * Returns a function that describes the result of a dealt round in a sentence. The function returns '' if the round has
 * no result.
 */
export function useResultWords(): (events: Events) => string {
  const { t } = useLingui();
  return (events) => {
    for (const event of events as readonly RoundEvent[]) {
      if (event.type === 'ball_landed') {
        const { pocket } = event;
        return t`${pocket} wins`;
      }
      if (event.type !== 'hands_compared') continue;
      const { result, playerTotal, bankerTotal } = event;
      if (result === 'tie') return t`Tie at ${playerTotal}`;
      return result === 'player'
        ? t`Player wins, ${playerTotal} to ${bankerTotal}`
        : t`Banker wins, ${bankerTotal} to ${playerTotal}`;
    }
    return '';
  };
}
