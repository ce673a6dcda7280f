import { useLingui } from '@lingui/react/macro';
import type { RoadWords } from '../roads/road-words.ts';

/**
 * Returns the texts for the baccarat roads, on which red marks the banker and blue the player.
 * @param isDealt true if a person deals the cards, so that they come from a real shoe
 */
export function useRoadWords(isDealt = false): RoadWords {
  const { t } = useLingui();
  return {
    names: { red: t`Banker`, blue: t`Player`, tie: t`Tie` },
    initials: {
      red: t({ message: 'B', comment: 'Banker, one letter on the bead plate' }),
      blue: t({ message: 'P', comment: 'Player, one letter on the bead plate' }),
      tie: t({ message: 'T', comment: 'Tie, one letter on the bead plate' }),
    },
    count: {
      red: (banker) => t`Banker ${banker}`,
      blue: (player) => t`Player ${player}`,
      tie: (ties) => t`Tie ${ties}`,
    },
    ask: { red: t`If Banker`, blue: t`If Player` },
    asked: {
      red: ({ bigEye, small, cockroach }) =>
        t`If the banker wins: big eye ${bigEye}, small road ${small}, cockroach road ${cockroach}.`,
      blue: ({ bigEye, small, cockroach }) =>
        t`If the player wins: big eye ${bigEye}, small road ${small}, cockroach road ${cockroach}.`,
    },
    position: (hand, rounds) => t`Hand ${hand} of ${rounds}`,
    note: isDealt
      ? t`Earlier results do not predict the next hand.`
      : t`Every hand comes from a fresh shoe. Earlier results do not predict the next hand.`,
  };
}
