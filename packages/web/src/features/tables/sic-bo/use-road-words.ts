import { useLingui } from '@lingui/react/macro';
import type { RoadWords } from '../roads/road-words.ts';

/** Returns the texts for the sic bo roads, in which red means big and blue means small. Both bets lose on a triple. */
export function useRoadWords(): RoadWords {
  const { t } = useLingui();
  return {
    names: { red: t`Big`, blue: t`Small`, tie: t`Triple` },
    initials: {
      red: t({ message: 'B', comment: 'Big, one letter on the bead plate', context: 'sic bo' }),
      blue: t({ message: 'S', comment: 'Small, one letter on the bead plate', context: 'sic bo' }),
      tie: t({ message: 'T', comment: 'Triple, one letter on the bead plate', context: 'sic bo' }),
    },
    count: {
      red: (big) => t`Big ${big}`,
      blue: (small) => t`Small ${small}`,
      tie: (triples) => t`Triple ${triples}`,
    },
    ask: { red: t`If Big`, blue: t`If Small` },
    asked: {
      red: ({ bigEye, small, cockroach }) =>
        t`After a big total: big eye ${bigEye}, small road ${small}, cockroach road ${cockroach}.`,
      blue: ({ bigEye, small, cockroach }) =>
        t`After a small total: big eye ${bigEye}, small road ${small}, cockroach road ${cockroach}.`,
    },
    position: (number, rounds) => t`Throw ${number} of ${rounds}`,
    note: t`Every throw is independent. Earlier results do not predict the next throw.`,
  };
}
