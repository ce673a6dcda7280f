import type { Round } from '@wl/contract/play';
import type { RoundEvent } from '@wl/games/round';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { Curtain } from '../curtain.ts';
import { VoidedRound } from '../rounds/round-player.ts';
import { useStageSound } from '../sound.ts';
import type { StageProps } from '../stage.ts';
import type { RoundState } from './stepped-player.ts';

/** Display time of a replay's result, in ms. */
const REPLAY_END_MS = 2_600;

/**
 * Phase of the round on stage:
 *
 * - `idle`: a new round can start
 * - `asking`: the client waits for the server's response
 * - `playing`: the stage presents the latest step
 * - `deciding`: the member must make a decision
 */
export type StepsPhase = 'idle' | 'asking' | 'playing' | 'deciding';

/**
 * Ref to the latest properties of the stage. A round reads them from this ref, because it can outlast the render that
 * started it.
 */
export type LatestProps = RefObject<StageProps & { paceMs: (event: RoundEvent) => number }>;

interface OnStage {
  roundState: RoundState;
  shown: number;
}

const eventsOf = ({ open, round }: RoundState) =>
  (open ?? round)?.events as RoundEvent[] | undefined;
const idOf = ({ open, round }: RoundState) => (open ?? round)?.id ?? '';

export type RoundOnStage = ReturnType<typeof useRoundOnStage>;

/** Manages the round on stage, and presents its events one by one. */
export function useRoundOnStage(now: LatestProps, demo: boolean) {
  const sound = useStageSound();
  const [phase, setPhase] = useState<StepsPhase>(demo ? 'idle' : 'asking');
  const [stage, setStage] = useState<OnStage | null>(null);
  const curtain = useRef<Curtain | null>(null);
  const current = useRef<RoundState | null>(null);

  /** Presents the events from index `from` onwards. Earlier events are already shown. */
  const present = useCallback(
    async (roundState: RoundState, from: number, own: Curtain) => {
      const events = eventsOf(roundState) ?? [];
      curtain.current = own;
      setStage({ roundState, shown: from });
      setPhase('playing');
      for (let shown = from; shown < events.length && !own.hurried; shown += 1) {
        const event = events[shown];
        setStage({ roundState, shown: shown + 1 });
        if (!event) break;
        if (event.type === 'card_dealt' || event.type === 'hole_turned') sound('chip');
        await own.wait(now.current.paceMs(event));
      }
      setStage({ roundState, shown: events.length });
    },
    [now, sound],
  );

  /** Clears the table after a round has been voided, and reports a `VoidedRound` error. */
  const clear = useCallback(
    (voided: Round) => {
      current.current = null;
      setStage(null);
      now.current.rounds.curtain(voided);
      now.current.rounds.fail(new VoidedRound(voided));
      setPhase('idle');
    },
    [now],
  );

  const show = useCallback(
    async (roundState: RoundState, isFound = false) => {
      if (roundState.round?.voided) return clear(roundState.round);
      const before = current.current;
      const from =
        before && idOf(before) === idOf(roundState) ? (eventsOf(before)?.length ?? 0) : 0;
      current.current = roundState;
      const isKnown = isFound && from === 0 && roundState.open !== null;
      await present(roundState, from, new Curtain(isKnown || !now.current.animate));
      const { round } = roundState;
      if (round) {
        if (round.payout_cents > round.stake_cents) sound('win');
        now.current.rounds.curtain(round);
        setPhase('idle');
      } else setPhase('deciding');
    },
    [now, present, sound, clear],
  );

  return { phase, setPhase, stage, setStage, curtain, current, present, show };
}

/** Presents a replay on the stage, then restores the round that was on the stage before the replay. */
export function useReplay(
  { replay, animate, onReplayEnd }: StageProps,
  { phase, setPhase, setStage, current, present }: RoundOnStage,
  busy: RefObject<boolean>,
): void {
  const watched = useRef<Round | null>(null);
  useEffect(() => {
    if (!replay) watched.current = null;
    if (!replay || replay === watched.current || busy.current) return;
    watched.current = replay;
    busy.current = true;
    const own = new Curtain(!animate);
    void present({ open: null, round: replay }, 0, own)
      .then(() => own.wait(REPLAY_END_MS))
      .then(() => {
        busy.current = false;
        const roundState = current.current;
        setStage(roundState && { roundState, shown: eventsOf(roundState)?.length ?? 0 });
        setPhase(roundState?.open ? 'deciding' : 'idle');
        onReplayEnd();
      });
    // If another round is still being presented, wait. This effect runs again when the phase changes at the end of that
    // presentation.
  }, [replay, phase, setPhase, setStage, current, busy, animate, onReplayEnd, present]);
}
