import { cardNamed } from '@wl/games/engines/cards';
import { rankOfHand, type VideoPokerRules } from '@wl/games/engines/video-poker/pays';
import { holdAction } from '@wl/games/engines/video-poker/rules';
import { useEffect, useState } from 'react';
import { cashShortageOf } from '../../shortage.tsx';
import { noteGesture, playSound } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import { rememberedBet } from '../../steps/bet-memory.ts';
import { useSteps } from '../../steps/use-steps.ts';
import { useStageKeys } from '../../use-stage-keys.ts';
import { paceOf, viewOf } from './view.ts';

/** Member's choice for the next round: stake per hand in cents, and number of hands. */
export interface Chosen {
  stakeCents: number;
  hands: number;
}

export type VideoPoker = ReturnType<typeof useVideoPoker>;

/** Manages the stake, held cards and rounds of a video poker machine. Space presses the deal button. */
export function useVideoPoker(props: StageProps & { rules: VideoPokerRules }) {
  const { launch, rules, replay } = props;
  const [chosen, setChosen] = useState(() => startOf(launch.slug, rules));
  const steps = useSteps(props, (event) => paceOf(event, handsOf(steps.bet) ?? chosen.hands));
  const { phase } = steps;
  const [held, setHeld] = useState<readonly number[]>([]);
  useEffect(() => setHeld([]), [steps.roundId]);
  const view = viewOf(steps.events);
  const isOn = phase !== 'idle' || replay !== null;
  // While a round is on stage, use that round's stake and number of hands. Between rounds, use the member's choice.
  const stakeCents = (isOn && stakeOf(steps.bet)) || chosen.stakeCents;
  const hands = (isOn && handsOf(steps.bet)) || chosen.hands;
  const shownHands =
    handsOf(steps.bet) && view.dealt.length > 0 ? (handsOf(steps.bet) ?? 1) : hands;
  const total = stakeCents * hands;
  const shortage = isOn ? null : cashShortageOf(props, total);
  const mayHold = phase === 'deciding' && replay === null;
  const dealtRank =
    view.held === null && view.dealt.length === 5
      ? (rankOfHand(rules, view.dealt.map(cardNamed)) ?? null)
      : null;

  const hold = (place: number) => {
    if (!mayHold) return;
    playSound('chip');
    setHeld((before) =>
      before.includes(place) ? before.filter((other) => other !== place) : [...before, place],
    );
  };
  const press = () => {
    noteGesture();
    if (phase === 'deciding') steps.act(holdAction(held));
    else if (phase === 'idle' && shortage === null && !replay) steps.begin({ ...chosen });
    else steps.hurry();
  };
  const change = (next: Chosen) => {
    playSound('press');
    setChosen(next);
  };
  useStageKeys({ onSpace: press });
  return {
    steps,
    view,
    /** True during a round or a replay, when the stake cannot be changed. */
    isOn,
    /** Bet of the current round or, between rounds, the bet that the member has selected. */
    chosen: { stakeCents, hands },
    shownHands,
    total,
    shortage,
    mayHold,
    held,
    dealtRank,
    hold,
    press,
    change,
  };
}

const handsOf = (bet: Record<string, unknown> | null) =>
  typeof bet?.['hands'] === 'number' ? bet['hands'] : null;
const stakeOf = (bet: Record<string, unknown> | null) =>
  typeof bet?.['stakeCents'] === 'number' ? bet['stakeCents'] : null;

/**
 * Returns this tab's last bet if the machine still accepts it. Otherwise, returns a bet with the lowest stake of at
 * least 1.00 and the first number of hands that the machine offers.
 */
function startOf(slug: string, rules: VideoPokerRules): Chosen {
  const kept = rememberedBet(slug);
  const stakeCents = stakeOf(kept) ?? 0;
  const hands = handsOf(kept) ?? 0;
  return rules.stakes.includes(stakeCents) && rules.hands.includes(hands)
    ? { stakeCents, hands }
    : { stakeCents: rules.stakes.find((cents) => cents >= 100) ?? 0, hands: rules.hands[0] ?? 1 };
}
