import { useLingui } from '@lingui/react/macro';
import type { BaccaratHand } from '@wl/games/engines/baccarat/rules';

/** Returns a function that states the result of a hand in a sentence. */
export function useHandWords() {
  const { t } = useLingui();
  return ({ result, playerTotal, bankerTotal }: BaccaratHand): string => {
    if (result === 'tie') return t`Tie at ${playerTotal}.`;
    return result === 'player'
      ? t`Player wins, ${playerTotal} to ${bankerTotal}.`
      : t`Banker wins, ${bankerTotal} to ${playerTotal}.`;
  };
}
