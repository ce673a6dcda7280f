import type { Round } from '@wl/contract/play';
import type { RoadResult } from '@wl/games/engines/roads/roads';
import { useCallback, useState } from 'react';
import type { Curtain } from '../../curtain.ts';
import { factsOf, presentFacts, type FactOf, type Handlers } from '../../facts.ts';
import { useStageSound } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import type { TableLimits } from '../roulette/chips.ts';
import { useKept } from '../table/use-kept.ts';
import { useSpotTable } from '../table/use-spot-table.ts';
import { EMPTY_FELT, laid, turnedUp, type Felt, type Side } from './hands.ts';

/** Pauses in ms: before a card is turned face up, before the next card, and before a third card. */
const TURN_MS = 260;
const NEXT_MS = 300;
const THIRD_MS = 650;
/** Maximum number of results shown on the bead plate, a chart of past results. */
const KEPT = 72;

const KINDS = ['card_dealt', 'hands_compared', 'spot_settled', 'round_finished'] as const;
type Fact = FactOf<(typeof KINDS)[number]>;

const ROAD = { player: 'blue', banker: 'red', tie: 'tie' } as const;

/** Presents baccarat rounds card by card and stores their results for the charts of past results (roads). */
export function useBaccarat(props: StageProps & { limits: TableLimits }) {
  const sound = useStageSound();
  const [felt, setFelt] = useState<Felt>(EMPTY_FELT);
  const [results, keep] = useKept<RoadResult>(props.launch.slug, KEPT);

  const perform = useCallback(
    async (round: Round, own: Curtain) => {
      setFelt(EMPTY_FELT);
      const dealt = { player: 0, banker: 0 };
      const handlers: Handlers<Fact> = {
        async card_dealt({ to, card }) {
          const side = to as Side;
          dealt[side] += 1;
          if (dealt[side] === 3) await own.wait(THIRD_MS);
          sound('press');
          setFelt((before) => laid(before, side));
          await own.wait(TURN_MS);
          if (card !== null) setFelt((before) => turnedUp(before, side, card));
          await own.wait(NEXT_MS);
        },
        hands_compared({ result, natural }) {
          setFelt((before) => ({ ...before, result, natural }));
          // Do not add a replayed round to the roads (charts of past results), because it is not a new result.
          if (!props.replay) keep(ROAD[result]);
        },
        spot_settled: () => undefined,
        round_finished: () => own.wait(350),
      };
      await presentFacts(factsOf(round, KINDS), handlers);
    },
    [keep, props.replay, sound],
  );
  const clear = useCallback(() => setFelt(EMPTY_FELT), []);
  return { felt, results, ...useSpotTable({ ...props, perform, clear }) };
}
