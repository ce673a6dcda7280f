import type { KenoRules } from '@wl/games/engines/keno/game';
import { useState } from 'react';
import { noteGesture, playSound } from '../../sound.ts';
import { shortageOf } from '../../shortage.tsx';
import type { StageProps } from '../../stage.ts';
import { rememberBet, rememberedBet } from '../../steps/bet-memory.ts';
import { useStageKeys } from '../../use-stage-keys.ts';
import { quickPick, soundPicks } from './ticket.ts';
import { useKeno } from './use-keno.ts';

export type Ticket = ReturnType<typeof useTicket>;

/** Manages the ticket and stake that the member chooses, and the draws played with them. */
export function useTicket(props: StageProps & { rules: KenoRules }) {
  const { launch, rules, replay } = props;
  const { slug, stakes } = launch;
  const [remembered] = useState(() => rememberedBet(slug));
  const [picks, setPicks] = useState<readonly number[]>(() =>
    soundPicks(remembered['picks'], rules.picks),
  );
  const [stakeCents, setStakeCents] = useState(() => startStake(stakes, remembered['stakeCents']));
  const [lastTicket, setLastTicket] = useState<readonly number[] | null>(null);
  const [quick, setQuick] = useState(false);
  const [refused, setRefused] = useState(false);
  const keno = useKeno({ ...props, picks, stakeCents, quick });
  const { phase, auto } = keno;
  const isFree = phase === 'idle' && auto === null && replay === null;
  const shortage = isFree ? shortageOf(props, stakeCents) : null;
  const missing = rules.picks - picks.length;

  /** Sets the ticket and clears the last draw from the board. An unchanged ticket means that a mark was refused. */
  const mark = (next: readonly number[]) => {
    if (!isFree) return;
    playSound('chip');
    setRefused(next === picks);
    setPicks(next);
    keno.clear();
  };
  const begin = (start: () => void) => {
    setRefused(false);
    setLastTicket(picks);
    rememberBet(slug, { picks, stakeCents });
    start();
  };
  const press = () => {
    noteGesture();
    if (phase !== 'idle') keno.hurry();
    else if (isFree && shortage === null && missing === 0) begin(keno.play);
  };
  const pickAtRandom = () => mark(quickPick(picks, rules.picks, randomBelow));
  const changeStake = (cents: number) => {
    playSound('press');
    setStakeCents(cents);
    keno.clear();
  };
  useStageKeys({ onSpace: press });
  return {
    keno,
    picks,
    stakeCents,
    changeStake,
    quick,
    setQuick,
    isFree,
    shortage,
    missing,
    refused,
    mark,
    begin,
    press,
    pickAtRandom,
    /**
     * Marks the numbers of the previous ticket; null if there is no previous ticket or its numbers are already marked.
     */
    repeatLast: lastTicket && !isSame(lastTicket, picks) ? () => mark(lastTicket) : null,
  };
}

/**
 * Returns the initial stake in cents: the stake of this tab's last ticket if the game still offers it, otherwise the
 * lowest stake of at least 1.00.
 */
function startStake(stakes: readonly number[], kept: unknown): number {
  return stakes.find((cents) => cents === kept) ?? stakes.find((cents) => cents >= 100) ?? 0;
}

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((number) => b.includes(number));

/**
 * Returns a random integer from 0 to n − 1, for quick picks only. The draw itself is derived from the committed seed.
 */
function randomBelow(n: number): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word % n;
}
