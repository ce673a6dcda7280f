import type { Round } from '@wl/contract/play';
import { caught } from '@wl/games/engines/keno/rules';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { Curtain } from '../../curtain.ts';
import { factsOf, presentFacts, type FactOf, type Handlers } from '../../facts.ts';
import { pauseUntil } from '../../pause.ts';
import { useStageSound } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import type { AutoSpin, AutoSpinPlan, AutoStop } from '../slots/controls/auto-spin.ts';
import { useAutoPlay } from '../slots/controls/use-auto-play.ts';

/** Pauses in ms: before each ball, an extra pause after each hit, and before the result is shown. */
const NORMAL_PACE = { ball: 200, hit: 220, result: 450 };
const QUICK_PACE = { ball: 55, hit: 40, result: 150 };
/** Display time of a result before the next automatic round, in ms. */
const ROW_MS = 1_000;
/** Display time of a replay's result, in ms. */
const RESULT_MS = 3_600;
/** Minimum payout, as a multiple of the stake, that triggers the big-win sound. */
const GREAT_WIN = 20;

const KINDS = ['numbers_drawn', 'spot_settled', 'round_finished'] as const;
type Fact = FactOf<(typeof KINDS)[number]>;

/** Draw shown on the board. The draw of the last round remains until the ticket changes or another round starts. */
export interface Draw {
  picks: readonly number[];
  /** Balls shown so far, in the order drawn. */
  drawn: readonly number[];
  /** Marked numbers among the balls shown, in the order drawn. */
  hits: readonly number[];
  stakeCents: number;
  /** Settled round; null until all balls are shown. */
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
  /** True if the presentation of a draw can be skipped. */
  mayHurry: boolean;
  /** Removes the last draw from the board. */
  clear: () => void;
  beginAuto: (plan: AutoSpinPlan) => void;
  endAuto: () => void;
}

type Options = Pick<StageProps, 'rounds' | 'animate' | 'replay' | 'onReplayEnd' | 'launch'> & {
  stakeCents: number;
  picks: readonly number[];
  quick: boolean;
};

/** Plays and presents draws one at a time, manually or automatically. */
export function useKeno(options: Options): Keno {
  // Rounds and automatic play can outlast the render that started them, so they read the latest options from this ref.
  const now = useRef(options);
  now.current = options;
  const autoPlay = useAutoPlay();
  const { auto, autoStop, setAutoStop, wanted } = autoPlay;
  const stage = useDrawOnStage(now);
  const { phase, setPhase, draw, setDraw, last, curtain, busy, present } = stage;

  const playOne = useCallback(async (): Promise<Round | null> => {
    const { rounds, stakeCents, picks, launch } = now.current;
    if (busy.current) return null;
    busy.current = true;
    setAutoStop(null);
    setPhase('asking');
    setDraw(null);
    try {
      const round = await rounds.play({ stakeCents, picks });
      // The server measures the minimum time between rounds from the start of a round. The response arrives later, so a
      // pause measured from the response is never too short.
      const answered = performance.now();
      const own = await present(round);
      rounds.curtain(round);
      if (wanted.current) await own.wait(ROW_MS);
      await pauseUntil(answered + launch.min_round_ms);
      return round;
    } catch (error) {
      rounds.fail(error);
      return null;
    } finally {
      busy.current = false;
      setPhase('idle');
    }
  }, [busy, setAutoStop, setPhase, setDraw, present, wanted]);

  useStoredDraw(options, now, stage, wanted);

  useEffect(
    () => () => {
      wanted.current = false;
      curtain.current?.hurry();
    },
    [wanted, curtain],
  );

  // Outside replays, a draw can be skipped only if quick play is allowed. Replays involve no stake, so they can always
  // be skipped.
  const mayHurry = options.launch.features['quickSpin'] === true || options.replay !== null;
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
    beginAuto: (plan) => {
      if (busy.current || wanted.current) return;
      autoPlay.begin(plan, () => now.current.stakeCents, playOne);
    },
    endAuto: autoPlay.end,
  };
}

/** Returns the state of the draw on the board, and a function that presents a round. */
function useDrawOnStage(now: RefObject<Options>) {
  const sound = useStageSound();
  const [phase, setPhase] = useState<Keno['phase']>('idle');
  const [draw, setDraw] = useState<Draw | null>(null);
  const [last, setLast] = useState<Round | null>(null);
  const curtain = useRef<Curtain | null>(null);
  const busy = useRef(false);

  /** Presents a complete round. If an error interrupts the presentation, the board still shows the actual result. */
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
        await presentFacts(factsOf(round, KINDS), handlers);
      } catch (error) {
        console.error(error);
      }
      show(all, true);
      setLast(round);
      if (round.payout_cents > round.stake_cents)
        sound(round.payout_cents >= GREAT_WIN * round.stake_cents ? 'award' : 'win');
      return own;
    },
    [now, sound],
  );

  return { phase, setPhase, draw, setDraw, last, curtain, busy, present };
}

/** Presents a replay, or the round recovered from an earlier visit. */
function useStoredDraw(
  { replay, onReplayEnd, rounds: { recovered } }: Options,
  now: RefObject<Options>,
  { phase, setPhase, setDraw, curtain, busy, present }: ReturnType<typeof useDrawOnStage>,
  autoWanted: RefObject<boolean>,
): void {
  const shown = useRef('');
  const watched = useRef<Round | null>(null);
  useEffect(() => {
    // Stop automatic play when a replay starts.
    if (replay) autoWanted.current = false;
    // Present a recovered round only once. Without this check, it would be presented again after a later replay.
    const round = replay ?? (recovered?.id === shown.current ? null : recovered);
    if (!replay) watched.current = null;
    if (!round || round === watched.current || busy.current) return;
    busy.current = true;
    if (replay) watched.current = replay;
    else shown.current = round.id;
    void present(round)
      .then(() => {
        if (!replay) now.current.rounds.curtain(round);
        // Use a new presentation clock (`Curtain`), because the previous clock no longer waits if the member has
        // skipped the presentation. After a replay, show the result for its full display time.
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
    // If a round is still being presented, do nothing yet. This effect runs again when the phase changes at the end of
    // the round.
  }, [
    replay,
    recovered,
    phase,
    setPhase,
    setDraw,
    curtain,
    busy,
    present,
    onReplayEnd,
    now,
    autoWanted,
  ]);
}
