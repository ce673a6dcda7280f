import type { Round } from '@wl/contract/play';
import { caught } from '@wl/games/engines/keno/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Curtain } from '../../curtain.ts';
import { factsOf, tell, type FactOf, type Handlers } from '../../facts.ts';
import { useStageSound } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import { useStanding } from '../../windows/standing.ts';
import type { AutoSpin, AutoSpinPlan, AutoStop } from '../slot/auto-spin.ts';
import { playRow } from '../slot/play-row.ts';

/** Pause before each ball in ms, what a ball that hits adds, and the breath before the result. */
const NORMAL_PACE = { ball: 200, hit: 220, result: 450 };
const QUICK_PACE = { ball: 55, hit: 40, result: 150 };
/** How long a result stands before the next round of a row, in ms. */
const ROW_MS = 1_000;
/** How long a replay's result stands, in ms. */
const RESULT_MS = 3_600;
/** From how many stakes on a win sounds like a great one. */
const GREAT_WIN = 20;

const KINDS = ['numbers_drawn', 'spot_settled', 'round_finished'] as const;
type Fact = FactOf<(typeof KINDS)[number]>;

/** A draw on the board: of the running round, or of the last one until the ticket is changed. */
export interface Draw {
  picks: readonly number[];
  /** The balls in sight, in the order drawn. */
  drawn: readonly number[];
  /** Its marks among them, in the order drawn. */
  hits: readonly number[];
  stakeCents: number;
  /** Set when all balls are out. */
  round: Round | null;
}

export interface Keno {
  phase: 'idle' | 'asking' | 'showing';
  draw: Draw | null;
  last: Round | null;
  auto: AutoSpin | null;
  autoStop: AutoStop | null;
  play: () => void;
  hurry: () => void;
  /** Whether a running draw may be cut short. */
  mayHurry: boolean;
  /** Takes the last draw off the board. */
  clear: () => void;
  beginAuto: (plan: AutoSpinPlan) => void;
  endAuto: () => void;
}

type Options = Pick<StageProps, 'rounds' | 'animate' | 'replay' | 'onReplayEnd' | 'launch'> & {
  stakeCents: number;
  picks: readonly number[];
  quick: boolean;
};

/** Plays and shows draws: one at a time, by hand or in a row. */
export function useKeno(options: Options): Keno {
  const sound = useStageSound();
  const standing = useStanding();
  const [phase, setPhase] = useState<Keno['phase']>('idle');
  const [draw, setDraw] = useState<Draw | null>(null);
  const [last, setLast] = useState<Round | null>(null);
  const [auto, setAuto] = useState<AutoSpin | null>(null);
  const [autoStop, setAutoStop] = useState<AutoStop | null>(null);
  // The newest values for code that outlives a render: rounds and rows of rounds.
  const now = useRef(options);
  now.current = options;
  const curtain = useRef<Curtain | null>(null);
  const busy = useRef(false);
  const shown = useRef('');
  const watched = useRef<Round | null>(null);
  const autoWanted = useRef(false);

  /** Shows a round to its end. Whatever breaks on the way, the board ends on the truth. */
  const present = useCallback(
    async (round: Round) => {
      const own = new Curtain(!now.current.animate);
      curtain.current = own;
      const picks = (round.bet['picks'] ?? []) as readonly number[];
      const show = (drawn: readonly number[], isOver: boolean) =>
        setDraw({
          picks,
          drawn,
          hits: caught(picks, drawn),
          stakeCents: round.stake_cents,
          round: isOver ? round : null,
        });
      let all: readonly number[] = [];
      const handlers: Handlers<Fact> = {
        async numbers_drawn({ numbers }) {
          all = numbers;
          for (const [place, number] of numbers.entries()) {
            const pace = now.current.quick ? QUICK_PACE : NORMAL_PACE;
            await own.wait(pace.ball);
            if (own.hurried) return;
            const isHit = picks.includes(number);
            show(numbers.slice(0, place + 1), false);
            sound(isHit ? 'line' : 'ball');
            if (isHit) await own.wait(pace.hit);
          }
        },
        spot_settled: () => undefined,
        round_finished: () => own.wait((now.current.quick ? QUICK_PACE : NORMAL_PACE).result),
      };
      show([], false);
      setPhase('showing');
      try {
        await tell(factsOf(round, KINDS), handlers);
      } catch (error) {
        console.error(error);
      }
      show(all, true);
      setLast(round);
      if (round.payout_cents > round.stake_cents)
        sound(round.payout_cents >= GREAT_WIN * round.stake_cents ? 'award' : 'win');
      return own;
    },
    [sound],
  );

  const playOne = useCallback(async (): Promise<Round | null> => {
    const { rounds, stakeCents, picks, launch } = now.current;
    if (busy.current) return null;
    busy.current = true;
    setAutoStop(null);
    setPhase('asking');
    setDraw(null);
    try {
      const round = await rounds.play({ stakeCents, picks });
      // From the answer on: the house counts from when it played the round, which is earlier.
      const answered = performance.now();
      const own = await present(round);
      rounds.curtain(round);
      if (autoWanted.current) await own.wait(ROW_MS);
      const left = launch.min_round_ms - (performance.now() - answered);
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      return round;
    } catch (error) {
      rounds.fail(error);
      return null;
    } finally {
      busy.current = false;
      setPhase('idle');
    }
  }, [present]);

  const beginAuto = useCallback(
    (plan: AutoSpinPlan) => {
      if (busy.current || autoWanted.current) return;
      autoWanted.current = true;
      void playRow(plan, {
        // Out of sight no row goes on.
        wanted: () => autoWanted.current && standing.current.isShown,
        stakeCents: () => now.current.stakeCents,
        playOne,
        onChange: setAuto,
      }).then((stop) => {
        autoWanted.current = false;
        setAuto(null);
        setAutoStop(stop);
      });
    },
    [playOne],
  );

  const { replay, onReplayEnd } = options;
  const recovered = options.rounds.recovered;
  useEffect(() => {
    // A row of rounds ends for an old round, and begins no other while that is watched.
    if (replay) autoWanted.current = false;
    // A recovered round is shown once, also when a replay comes after it.
    const round = replay ?? (recovered?.id === shown.current ? null : recovered);
    if (!replay) watched.current = null;
    if (!round || round === watched.current || busy.current) return;
    busy.current = true;
    if (replay) watched.current = replay;
    else shown.current = round.id;
    void present(round)
      .then(() => {
        if (!replay) now.current.rounds.curtain(round);
        // Also a replay that was hurried on shows its result.
        const result = new Curtain(!now.current.animate);
        curtain.current = result;
        return result.wait(replay ? RESULT_MS : 0);
      })
      .then(() => {
        busy.current = false;
        setPhase('idle');
        if (!replay) return;
        setDraw(null);
        onReplayEnd();
      });
    // The phase is among them because a round on stage is shown to its end first.
  }, [replay, recovered, phase, present, onReplayEnd]);

  useEffect(
    () => () => {
      autoWanted.current = false;
      curtain.current?.hurry();
    },
    [],
  );

  // Where quick play is not allowed, a draw takes its time; a replay stakes nothing and may be cut short.
  const mayHurry = options.launch.features['quickSpin'] === true || replay !== null;
  return {
    phase,
    draw,
    last,
    auto,
    autoStop,
    play: () => void playOne(),
    hurry: () => {
      if (mayHurry) curtain.current?.hurry();
    },
    mayHurry,
    clear: () => setDraw(null),
    beginAuto,
    endAuto: () => {
      autoWanted.current = false;
    },
  };
}
