/** Sentences about the result of a round, for the members' pages and for previews in the back office. */
import { useLingui } from '@lingui/react/macro';

interface Hand {
  result: string;
  playerTotal: number;
  bankerTotal: number;
}

/** Returns a function that states the result of a baccarat hand in a sentence. */
export function useHandWords() {
  const { t } = useLingui();
  return ({ result, playerTotal, bankerTotal }: Hand): string => {
    if (result === 'tie') return t`Tie at ${playerTotal}.`;
    return result === 'player'
      ? t`Player wins, ${playerTotal} to ${bankerTotal}.`
      : t`Banker wins, ${bankerTotal} to ${playerTotal}.`;
  };
}

/** Returns a function that states the winning number of a wheel in a sentence. */
export function usePocketWords() {
  const { t } = useLingui();
  return (pocket: string): string => t`${pocket} wins.`;
}

/**
 * Returns a function that maps the reason for a void round to a sentence. For an unknown reason, the sentence does not
 * name the reason.
 */
export function useVoidWords(): (reason: string | undefined) => string {
  const { t } = useLingui();
  return (reason) => {
    switch (reason) {
      case 'link_lost':
        return t`This round is void because its result could not be proved.`;
      case 'wrong_entry':
        return t`This round is void because its result was entered wrongly.`;
      case 'equipment':
        return t`This round is void because of a technical fault.`;
      case 'picture_lost':
        return t`This round is void because the video of the table was lost.`;
      case 'dealer_left':
        return t`This round is void because the dealer had to leave the table.`;
      case 'table_closed':
        return t`This round is void because the table was closed.`;
      default:
        return t`This round is void.`;
    }
  };
}

/** Returns the sentence that tells members with a bet in a void round about their refund. It follows the reason. */
export function useRefundWords(): string {
  const { t } = useLingui();
  return t`Your bets are refunded.`;
}
