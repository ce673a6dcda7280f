import type { Round } from '@wl/contract/play';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { Curtain } from '../../curtain.ts';
import { factsOf, tell, type Handlers, type RouletteFact } from '../../facts.ts';
import { playSound } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import {
  changeChips,
  EMPTY_TABLE,
  type ChipAction,
  type ChipState,
  type Stakes,
  type TableLimits,
} from './chips.ts';
import type { WheelHandle } from './wheel.tsx';

/** How long a result stands before the table is cleared, in ms. */
const RESULT_MS = 3_200;
const KEPT_NUMBERS = 12;

export interface SpotResult {
  spot: string;
  stakeCents: number;
  paidCents: number;
}

export interface RouletteView {
  /** The pocket that won, while its result stands. */
  pocket: string | null;
  settled: readonly SpotResult[];
  wonCents: number;
}

const NOTHING: RouletteView = { pocket: null, settled: [], wonCents: 0 };

export interface Roulette {
  phase: 'idle' | 'asking' | 'spinning' | 'result';
  chips: ChipState;
  change: (action: ChipAction) => void;
  view: RouletteView;
  /** Stakes on the table: of the round on stage, or the chips being placed. */
  stakes: Stakes;
  last: Round | null;
  /** Winning numbers of this visit, newest first. */
  numbers: readonly string[];
  spin: () => void;
  hurry: () => void;
}

type Options = Pick<StageProps, 'rounds' | 'animate' | 'replay' | 'onReplayEnd' | 'launch'> & {
  limits: TableLimits;
  wheel: React.RefObject<WheelHandle | null>;
};

/** Chips, spins and results of a roulette table. */
export function useRoulette(options: Options): Roulette {
  const [phase, setPhase] = useState<Roulette['phase']>('idle');
  const [view, setView] = useState(NOTHING);
  const [last, setLast] = useState<Round | null>(null);
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  const [onStage, setOnStage] = useState<Stakes | null>(null);
  const { limits } = options;
  const [chips, change] = useReducer(
    (state: ChipState, action: ChipAction) => changeChips(state, action, limits),
    EMPTY_TABLE,
  );
  const now = useRef({ ...options, chips });
  now.current = { ...options, chips };
  const curtain = useRef<Curtain | null>(null);
  const busy = useRef(false);
  const shown = useRef('');

  const present = useCallback(async (round: Round) => {
    const { animate, wheel } = now.current;
    const own = new Curtain(!animate);
    curtain.current = own;
    const stakes = (round.bet['spots'] ?? {}) as Stakes;
    setOnStage(stakes);
    setPhase('spinning');
    const settled: SpotResult[] = [];
    const handlers: Handlers<RouletteFact> = {
      async ball_landed(fact) {
        await wheel.current?.spin(fact.wheelIndex, own.hurried);
        playSound('ball');
        setPhase('result');
        setView({ pocket: fact.pocket, settled: [], wonCents: 0 });
        setNumbers((before) => [fact.pocket, ...before].slice(0, KEPT_NUMBERS));
      },
      spot_settled(fact) {
        const stakeCents = stakes[fact.spot] ?? 0;
        const paidCents = Math.floor((stakeCents * fact.hundredths) / 100);
        settled.push({ spot: fact.spot, stakeCents, paidCents });
      },
      round_finished() {
        setView((before) => ({ ...before, settled, wonCents: round.payout_cents }));
      },
    };
    try {
      await tell(factsOf(round, 'roulette'), handlers);
    } catch (error) {
      // The picture failed, the round did not: its sums stand.
      console.error(error);
      setView((before) => ({ ...before, settled, wonCents: round.payout_cents }));
    }
    if (round.payout_cents > round.stake_cents) playSound('win');
    setLast(round);
  }, []);

  /** The result stands a while of its own: who hurried the ball wants to see what came of it. */
  const stand = useCallback(() => {
    const own = new Curtain(!now.current.animate);
    curtain.current = own;
    return own.wait(RESULT_MS);
  }, []);

  const spin = useCallback(async () => {
    const { rounds, chips: lying, launch } = now.current;
    if (busy.current || Object.keys(lying.stakes).length === 0) return;
    busy.current = true;
    setPhase('asking');
    setView(NOTHING);
    try {
      const round = await rounds.play({ spots: lying.stakes });
      // From the answer on: the house counts from when it played the round, which is earlier.
      const answered = performance.now();
      await present(round);
      rounds.curtain(round);
      await stand();
      const left = launch.min_round_ms - (performance.now() - answered);
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      change({ type: 'played', stakes: (round.bet['spots'] ?? {}) as Stakes });
    } catch (error) {
      rounds.fail(error);
    } finally {
      busy.current = false;
      setOnStage(null);
      setPhase('idle');
      setView((before) => ({ ...before, pocket: null }));
    }
  }, [present, stand]);

  const { replay, onReplayEnd } = options;
  const recovered = options.rounds.recovered;
  useEffect(() => {
    // A recovered round is shown once, also when a replay comes after it.
    const round = replay ?? (recovered?.id === shown.current ? null : recovered);
    if (!round || busy.current) return;
    busy.current = true;
    if (!replay) shown.current = round.id;
    void present(round)
      .then(() => {
        // The member's balance waits for the result, not for the table to be cleared.
        if (!replay) now.current.rounds.curtain(round);
        return stand();
      })
      .then(() => {
        busy.current = false;
        setOnStage(null);
        setPhase('idle');
        setView(NOTHING);
        if (replay) onReplayEnd();
      });
  }, [replay, recovered, present, stand, onReplayEnd]);

  return {
    phase,
    chips,
    change: (action) => {
      if (action.type === 'place') playSound('chip');
      change(action);
    },
    view,
    stakes: onStage ?? chips.stakes,
    last,
    numbers,
    spin: () => void spin(),
    hurry: () => {
      curtain.current?.hurry();
      options.wheel.current?.finish();
    },
  };
}
