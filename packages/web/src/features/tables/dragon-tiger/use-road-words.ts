import { useLingui } from '@lingui/react/macro';
import type { RoadWords } from '../roads/road-words.ts';

/** Returns the texts for dragon tiger's roads, in which red is the dragon and blue the tiger. */
export function useRoadWords(): RoadWords {
  const { t } = useLingui();
  return {
    names: { red: t`Dragon`, blue: t`Tiger`, tie: t`Tie` },
    initials: {
      red: t({
        message: 'D',
        comment: 'Dragon, one letter on the bead plate',
        context: 'dragon tiger',
      }),
      blue: t({
        message: 'T',
        comment: 'Tiger, one letter on the bead plate',
        context: 'dragon tiger',
      }),
      tie: '=',
    },
    count: {
      red: (dragon) => t`Dragon ${dragon}`,
      blue: (tiger) => t`Tiger ${tiger}`,
      tie: (ties) => t`Tie ${ties}`,
    },
    ask: { red: t`If Dragon`, blue: t`If Tiger` },
    asked: {
      red: ({ bigEye, small, cockroach }) =>
        t`If the dragon wins: big eye ${bigEye}, small road ${small}, cockroach road ${cockroach}.`,
      blue: ({ bigEye, small, cockroach }) =>
        t`If the tiger wins: big eye ${bigEye}, small road ${small}, cockroach road ${cockroach}.`,
    },
    position: (hand, rounds) => t`Hand ${hand} of ${rounds}`,
    note: t`Every hand comes from a fresh shoe. Earlier results do not predict the next hand.`,
  };
}
