import type { Round } from '@wl/contract/play';
import type { SlotConfig } from '@wl/games/engines/slots/config';
import { useCallback, useRef, useState, type RefObject } from 'react';
import { Curtain } from '../../../curtain.ts';
import { factsOf, presentFacts } from '../../../facts.ts';
import { useStageSound } from '../../../sound.ts';
import type { StageProps } from '../../../stage.ts';
import { slotHandlers } from './present.ts';
import { SLOT_FACTS } from './slot-facts.ts';
import { restingScreen, targetOf, type ReelTarget, type Screen } from '../reels/target.ts';
import type { Reels } from '../reels/use-reels.ts';
import { QUIET_VIEW, type SlotView } from './view.ts';

export type SlotPhase = 'idle' | 'asking' | 'showing';

export type SlotOptions = Pick<
  StageProps,
  'rounds' | 'animate' | 'replay' | 'onReplayEnd' | 'launch'
> & {
  config: SlotConfig;
  reels: Reels;
  stakeCents: number;
  /** Id of the bag item that covers the stake; undefined if no item does. */
  item: string | undefined;
  quick: boolean;
};

/** Symbols on screen by reel and row. `marks` maps a position (`reel,row`) to the text shown on its symbol. */
interface ShownScreen {
  grid: readonly (readonly string[])[];
  marks: ReadonlyMap<string, string>;
}

/** Changes that reset the view at the end of a round. */
const QUIET_ENDS: Partial<SlotView> = {
  free: null,
  banner: null,
  ladder: null,
  orbSum: null,
  expanding: null,
  hold: null,
};

export type RoundOnReels = ReturnType<typeof useRoundOnReels>;

/** Returns the state of the round shown on the reels, and functions that change this state and present a round. */
export function useRoundOnReels(config: SlotConfig, now: RefObject<SlotOptions>) {
  const sound = useStageSound();
  const [phase, setPhase] = useState<SlotPhase>('idle');
  const [view, setView] = useState<SlotView>(QUIET_VIEW);
  const [last, setLast] = useState<Round | null>(null);
  const [screen, setScreen] = useState<ShownScreen>({ grid: [], marks: new Map() });
  const [staked, setStaked] = useState({ roundCents: 0, baseCents: 0 });
  const curtain = useRef<Curtain | null>(null);
  const target = useRef<ReelTarget>(targetOf(config, restingScreen(config)));
  const busy = useRef(false);

  const show = useCallback(
    (change: Partial<SlotView>) => setView((before) => ({ ...before, ...change })),
    [],
  );

  /** Presents a complete round. If the presentation fails, sets the reels to the round's actual result. */
  const present = useCallback(
    async (round: Round, running: boolean) => {
      const engine = now.current.reels.engine.current;
      const own = new Curtain(!now.current.animate);
      curtain.current = own;
      setStaked({ roundCents: round.stake_cents, baseCents: baseStake(round) });
      const scene = {
        config,
        stakeCents: baseStake(round),
        engine,
        curtain: own,
        sound,
        quick: now.current.quick,
        running,
        show,
        landed: (landed: ReelTarget, screen: Screen) => {
          target.current = landed;
          setScreen({ grid: screen.grid, marks: landed.marks });
        },
      };
      try {
        await presentFacts(factsOf(round, SLOT_FACTS), slotHandlers(scene));
      } catch (error) {
        console.error(error);
        engine?.pin(new Map());
        const shown = finalTarget(round, config);
        if (shown) engine?.show(shown);
      }
      show({ ...QUIET_ENDS, wonCents: round.payout_cents });
      setLast(round);
    },
    [config, now, show, sound],
  );

  return {
    phase,
    setPhase,
    view,
    setView,
    show,
    last,
    setLast,
    screen,
    setScreen,
    staked,
    setStaked,
    curtain,
    target,
    busy,
    present,
  };
}

/**
 * Returns the base stake of a round in cents. Payouts are multiples of this stake, even if the round cost more because
 * the member bought a bonus.
 */
function baseStake(round: Round): number {
  const { stakeCents, parts } = round.bet as {
    stakeCents?: number;
    parts?: Record<string, number>;
  };
  return parts?.['spin'] ?? stakeCents ?? round.stake_cents;
}

function finalTarget(round: Round, config: SlotConfig): ReelTarget | null {
  const stood = round.events.findLast(
    ({ type }) => type === 'reels_stopped' || type === 'symbols_fell',
  );
  return stood ? targetOf(config, stood as unknown as Screen) : null;
}
