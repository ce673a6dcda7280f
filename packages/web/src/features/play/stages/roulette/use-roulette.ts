import type { Round } from '@wl/contract/play';
import { useCallback, useState, type RefObject } from 'react';
import type { Curtain } from '../../curtain.ts';
import { factsOf, presentFacts, type FactOf, type Handlers } from '../../facts.ts';
import { useStageSound } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import { useKept } from '../table/use-kept.ts';
import { useSpotTable } from '../table/use-spot-table.ts';
import type { TableLimits } from './chips.ts';
import type { WheelHandle } from './wheel.tsx';

const KEPT_NUMBERS = 12;

const KINDS = ['ball_landed', 'spot_settled', 'round_finished'] as const;
type Fact = FactOf<(typeof KINDS)[number]>;

/**
 * Returns the winning number of a round.
 * @throws Error if the round contains a type of fact that roulette does not support
 */
export const pocketOf = (round: Round): string =>
  factsOf(round, KINDS).find((fact) => fact.type === 'ball_landed')?.pocket ?? '';

/** Presents rounds on the wheel, and stores the winning numbers of this visit. */
export function useRoulette(
  props: StageProps & { limits: TableLimits; wheel: RefObject<WheelHandle | null> },
) {
  const { wheel, replay } = props;
  const sound = useStageSound();
  const [numbers, keep] = useKept<string>(props.launch.slug, KEPT_NUMBERS);
  /** Winning pocket while its result is shown, otherwise null. */
  const [pocket, setPocket] = useState<string | null>(null);

  const perform = useCallback(
    async (round: Round, own: Curtain) => {
      const handlers: Handlers<Fact> = {
        async ball_landed(fact) {
          await wheel.current?.spin(fact.wheelIndex, own.hurried);
          sound('ball');
          setPocket(fact.pocket);
          // Do not add the number of a replayed round to the recent numbers, because it is not a new result.
          if (!replay) keep(fact.pocket);
        },
        spot_settled: () => undefined,
        round_finished: () => undefined,
      };
      await presentFacts(factsOf(round, KINDS), handlers);
    },
    [wheel, keep, replay, sound],
  );
  const clear = useCallback(() => setPocket(null), []);
  const table = useSpotTable({ ...props, perform, clear });
  return {
    ...table,
    pocket,
    /** Winning numbers since the member opened the table, newest first. */
    numbers: numbers.toReversed(),
    hurry: () => {
      table.hurry();
      wheel.current?.finish();
    },
  };
}
