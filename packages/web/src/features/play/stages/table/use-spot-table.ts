import type { Round } from '@wl/contract/play';
import {
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { Curtain } from '../../curtain.ts';
import { pauseUntil } from '../../pause.ts';
import { shortageOf } from '../../shortage.tsx';
import { playSound, useStageSound } from '../../sound.ts';
import type { Launch, StageProps } from '../../stage.ts';
import { useStageKeys } from '../../use-stage-keys.ts';
import {
  changeChips,
  EMPTY_TABLE,
  totalOf,
  type ChipAction,
  type ChipState,
  type Stakes,
  type TableLimits,
} from '../roulette/chips.ts';
import { settledOf, type Settled } from './facts.ts';

/** Time in ms for which a result is shown before the table is cleared. */
const RESULT_MS = 3_600;

export interface SpotTable {
  phase: 'idle' | 'asking' | 'playing' | 'result';
  chips: ChipState;
  change: (action: ChipAction) => void;
  /** Stakes shown on the table: those of the round on stage or, before a round, the chips being placed. */
  stakes: Stakes;
  /** Payouts of the spots while the result is shown; otherwise empty. */
  settled: readonly Settled[];
  wonCents: number;
  last: Round | null;
  play: () => void;
  hurry: () => void;
}

type Options = Pick<StageProps, 'rounds' | 'animate' | 'replay' | 'onReplayEnd' | 'launch'> & {
  limits: TableLimits;
  /**
   * Presents the round's facts in order, up to the result. `own` provides the pauses, which end early if the member
   * skips the presentation.
   */
  perform: (round: Round, own: Curtain) => Promise<void>;
  /** Called when the table is cleared, to reset the stage. */
  clear: () => void;
};

/** Manages the chips, rounds and results of a table with betting spots. The stage presents the rounds. */
export function useSpotTable(options: Options): SpotTable {
  const { limits } = options;
  const [chips, change] = useReducer(
    (state: ChipState, action: ChipAction) => changeChips(state, action, limits),
    EMPTY_TABLE,
  );
  const now = useRef({ ...options, chips });
  now.current = { ...options, chips };
  const stage = useRoundOnStage(now);
  const { phase, setPhase, settled, last, busy, present, stand, finish } = stage;

  const play = useCallback(async () => {
    const { rounds, chips: lying, launch } = now.current;
    if (busy.current || Object.keys(lying.stakes).length === 0) return;
    busy.current = true;
    now.current.clear();
    setPhase('asking');
    try {
      const round = await rounds.play({ spots: lying.stakes });
      // The server measures the minimum time between rounds from the start of a round. The response arrives later, so a
      // pause measured from the response is never too short.
      const answered = performance.now();
      await present(round);
      rounds.curtain(round);
      await stand();
      await pauseUntil(answered + launch.min_round_ms);
      change({ type: 'played', stakes: (round.bet['spots'] ?? {}) as Stakes });
    } catch (error) {
      rounds.fail(error);
    } finally {
      finish();
    }
  }, [busy, setPhase, present, stand, finish]);

  useStoredRound(options, now, stage);

  return {
    phase,
    chips,
    change: (action) => {
      if (action.type === 'place') playSound('chip');
      change(action);
    },
    stakes: stage.onStage ?? chips.stakes,
    settled,
    wonCents: phase === 'result' && last ? last.payout_cents : 0,
    last,
    play: () => void play(),
    hurry: stage.hurry,
  };
}

/** Manages the round on stage: presents the round, shows its result, and clears the table. */
function useRoundOnStage(now: RefObject<Options>) {
  const [phase, setPhase] = useState<SpotTable['phase']>('idle');
  const [settled, setSettled] = useState<readonly Settled[]>([]);
  const [last, setLast] = useState<Round | null>(null);
  const [onStage, setOnStage] = useState<Stakes | null>(null);
  const sound = useStageSound();
  const curtain = useRef<Curtain | null>(null);
  /** True from the start of a round until the table is cleared. */
  const busy = useRef(false);

  const present = useCallback(
    async (round: Round) => {
      const own = new Curtain(!now.current.animate);
      curtain.current = own;
      setOnStage((round.bet['spots'] ?? {}) as Stakes);
      setSettled([]);
      setPhase('playing');
      try {
        await now.current.perform(round, own);
      } catch (error) {
        // The round is already settled, so log the presentation error and show the result.
        console.error(error);
      }
      setSettled(settledOf(round));
      setLast(round);
      setPhase('result');
      if (round.payout_cents > round.stake_cents) sound('win');
    },
    [now, sound],
  );

  /** Waits while the result is shown. Uses a new `Curtain`, because the previous `Curtain` may have been skipped. */
  const stand = useCallback(() => {
    const own = new Curtain(!now.current.animate);
    curtain.current = own;
    return own.wait(RESULT_MS);
  }, [now]);

  const finish = useCallback(() => {
    busy.current = false;
    setOnStage(null);
    setSettled([]);
    setPhase('idle');
    now.current.clear();
  }, [now]);

  const hurry = () => curtain.current?.hurry();
  return { phase, setPhase, settled, last, onStage, busy, present, stand, finish, hurry };
}

/** Presents a replay, or the recovered round of a bet that got no response. */
function useStoredRound(
  { replay, onReplayEnd, rounds: { recovered } }: Options,
  now: RefObject<Options>,
  { phase, busy, present, stand, finish }: ReturnType<typeof useRoundOnStage>,
): void {
  const shown = useRef('');
  const watched = useRef<Round | null>(null);
  useEffect(() => {
    // Show a recovered round only once, even if a replay was shown in between.
    const round = replay ?? (recovered?.id === shown.current ? null : recovered);
    if (!replay) watched.current = null;
    if (!round || round === watched.current || busy.current) return;
    busy.current = true;
    if (replay) watched.current = replay;
    else shown.current = round.id;
    void present(round)
      .then(() => {
        // Update the balance now that the result is shown, without waiting until the table is cleared.
        if (!replay) now.current.rounds.curtain(round);
        return stand();
      })
      .then(() => {
        finish();
        if (replay) onReplayEnd();
      });
    // While a round is still on the stage, this effect does nothing. It runs again when the end of that round changes
    // the phase.
  }, [replay, recovered, phase, busy, present, stand, finish, onReplayEnd, now]);
}

export function useSpotLimits(
  launch: Launch,
  rules: Pick<TableLimits, 'maxBySpot' | 'maxTotalCents' | 'maxSpots'>,
): TableLimits {
  return useMemo(
    () => ({
      minSpotCents: launch.min_bet_cents,
      maxSpotCents: launch.max_bet_cents,
      ...(rules.maxBySpot && { maxBySpot: rules.maxBySpot }),
      maxTotalCents: rules.maxTotalCents,
      maxSpots: rules.maxSpots,
    }),
    [launch, rules],
  );
}

/**
 * Lets the member place chips and play. Space starts a round, or skips the presentation or result of the current round.
 * @returns properties for the layout (`spots`) and for the controls (`controls`), and the total stake in cents
 */
export function useSpotPlay(
  props: StageProps,
  table: SpotTable,
  limits: TableLimits,
  firstChip: number,
) {
  const { slug, stakes: chips } = props.launch;
  const { phase, change, stakes, settled } = table;
  const [chip, setChip] = useState(firstChip);
  const total = totalOf(stakes);
  const locked = phase !== 'idle' || props.replay !== null;
  const shortage = shortageOf(props, total);
  const mayPlay = !locked && total > 0 && shortage === null;
  const won = useMemo(() => {
    if (phase !== 'result') return null;
    return new Set(settled.filter(({ paidCents }) => paidCents > 0).map(({ spot }) => spot));
  }, [phase, settled]);

  useStageKeys({
    onSpace: () => {
      if (phase === 'playing' || phase === 'result') table.hurry();
      else if (mayPlay) table.play();
    },
  });

  return {
    total,
    spots: {
      slug,
      stakes,
      chips,
      won,
      locked,
      onPlace: (spot: string) => change({ type: 'place', spot, cents: chip }),
      onTake: (spot: string) => change({ type: 'take', spot, cents: chip }),
    },
    controls: {
      slug,
      chips,
      chip,
      onChip: setChip,
      state: table.chips,
      total,
      change,
      locked,
      shortage: locked ? null : shortage,
      limits,
      asking: phase === 'asking',
      inactive: !mayPlay,
      onPlay: table.play,
      animate: props.animate,
    },
  };
}
