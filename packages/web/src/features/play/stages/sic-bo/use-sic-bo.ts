import type { Round } from '@wl/contract/play';
import type { Dice } from '@wl/games/engines/sic-bo/rules';
import { useCallback, useRef, useState, type RefObject } from 'react';
import type { Curtain } from '../../curtain.ts';
import { factsOf, presentFacts, type FactOf, type Handlers } from '../../facts.ts';
import { useStageSound } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import type { TableLimits } from '../roulette/chips.ts';
import { useKept } from '../table/use-kept.ts';
import { useSpotTable } from '../table/use-spot-table.ts';
import type { DomeHandle } from './dome.tsx';

/** Maximum number of recent throws kept for the history. */
const KEPT = 60;
/** Pause in ms between the dice coming to rest and the settlement of the bets. */
const READ_MS = 380;

const KINDS = ['dice_thrown', 'spot_settled', 'round_finished'] as const;
type Fact = FactOf<(typeof KINDS)[number]>;

/** Presents sic bo rounds with the dice and stores the recent throws. */
export function useSicBo(
  props: StageProps & { limits: TableLimits; dome: RefObject<DomeHandle | null> },
) {
  const { dome, replay } = props;
  const sound = useStageSound();
  const [throws, keep] = useKept<Dice>(props.launch.slug, KEPT);
  /** Dice at rest under the glass; null during a throw. */
  const [dice, setDice] = useState<Dice | null>(() => throws.at(-1) ?? null);
  const first = useRef(dice ?? ([1, 4, 5] as const));

  const perform = useCallback(
    async (round: Round, own: Curtain) => {
      const handlers: Handlers<Fact> = {
        async dice_thrown(fact) {
          const thrown = fact.dice as unknown as Dice;
          setDice(null);
          sound('spin');
          await dome.current?.throw(thrown, own.hurried);
          setDice(thrown);
          // Do not add a replayed throw to the recent throws, because it is not a new result.
          if (!replay) keep(thrown);
        },
        spot_settled: () => undefined,
        round_finished: () => own.wait(READ_MS),
      };
      await presentFacts(factsOf(round, KINDS), handlers);
    },
    [dome, keep, replay, sound],
  );
  // Clearing the table removes only the chips. The dice keep showing the last throw.
  const clear = useCallback(() => undefined, []);
  const table = useSpotTable({ ...props, perform, clear });
  return {
    ...table,
    dice,
    throws,
    first: first.current,
    hurry: () => {
      table.hurry();
      dome.current?.finish();
    },
  };
}
