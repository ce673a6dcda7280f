import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { playSound } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import { rememberedBet } from '../../steps/bet-memory.ts';
import { useSteps, type StepsState } from '../../steps/use-steps.ts';
import {
  changeChips,
  EMPTY_TABLE,
  refusalOf,
  type ChipAction,
  type ChipState,
  type Stakes,
  type TableLimits,
} from '../roulette/chips.ts';
import type { Settled } from '../table/facts.ts';
import { paceOf, stakesOf, viewOf, type ThreeCardView } from './view.ts';

export interface ThreeCard {
  steps: StepsState;
  view: ThreeCardView;
  chips: ChipState;
  change: (action: ChipAction) => void;
  /** Clears the last round from the table and starts a round with the placed chips. */
  deal: () => void;
  /** Stakes shown on the spots: the stakes of the round on stage, or the chips placed for the next round. */
  stakes: Stakes;
  /** Payout of each spot, from the end of the round until its result is cleared. */
  settled: readonly Settled[];
  /** True during a round or a replay, when chips cannot be moved. */
  locked: boolean;
}

const spotsOf = (bet: Record<string, unknown> | null) => (bet?.['spots'] ?? {}) as Stakes;

/** Returns the initial state, with this tab's last bet for "same again" if the table still accepts it. */
function startOf(slug: string, limits: TableLimits): ChipState {
  const kept = spotsOf(rememberedBet(slug));
  const isTaken = 'ante' in kept && refusalOf(kept, limits) === null;
  return { ...EMPTY_TABLE, last: isTaken ? kept : null };
}

/**
 * Returns the state of a three card poker table, and functions that change the chips and deal. The result stays visible
 * until the member changes the chips or deals again. The chips stay in place for the next deal.
 */
export function useThreeCard(props: StageProps & { limits: TableLimits }): ThreeCard {
  const { launch, limits, replay } = props;
  const [chips, dispatch] = useReducer(
    (state: ChipState, action: ChipAction) => changeChips(state, action, limits),
    null,
    () => startOf(launch.slug, limits),
  );
  const steps = useSteps(props, paceOf);
  const { phase, round, roundId, bet } = steps;
  const [cleared, setCleared] = useState<string | null>(null);
  const played = useRef<string | null>(null);

  useEffect(() => {
    if (!round || replay || played.current === round.id) return;
    played.current = round.id;
    dispatch({ type: 'played', stakes: spotsOf(round.bet) });
    dispatch({ type: 'same_again' });
  }, [round, replay]);

  const locked = phase !== 'idle' || replay !== null;
  const isOnStage = roundId !== null && (replay !== null || cleared !== roundId);
  const events = steps.events;
  const view = useMemo(() => viewOf(isOnStage ? events : []), [isOnStage, events]);
  const stakes = isOnStage ? stakesOf(spotsOf(bet), view) : chips.stakes;
  const settled = useMemo(
    () =>
      view.over
        ? [...view.settled].map(([spot, hundredths]) => {
            const stakeCents = stakes[spot] ?? 0;
            return { spot, stakeCents, paidCents: Math.floor((stakeCents * hundredths) / 100) };
          })
        : [],
    [view, stakes],
  );
  const change = useCallback(
    (action: ChipAction) => {
      if (action.type === 'place') playSound('chip');
      setCleared(roundId);
      dispatch(action);
    },
    [roundId],
  );
  const deal = () => {
    setCleared(roundId);
    steps.begin({ spots: chips.stakes });
  };
  return { steps, view, chips, change, deal, stakes, settled, locked };
}
