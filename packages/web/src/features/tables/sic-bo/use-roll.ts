import type { Dice } from '@wl/games/engines/sic-bo/rules';
import { useEffect, useRef, type RefObject } from 'react';
import { useStageSound, type DomeHandle } from '../../play/index.ts';
import type { ShownTable } from '../live-state.ts';
import { shownResults, useReveal } from '../reveal/use-reveal.ts';
import { useHeld } from '../replay/use-held.ts';
import { diceOf, rollAt } from './dice.ts';

/** Dice shown under the dome while a table has no results. */
const FIRST: Dice = [1, 4, 5];

/**
 * Rolls the dice of each result under the dome. On all pages, the dice land at the same server time.
 * @param nowMs server time in milliseconds
 * @returns `dice` are the dice of the current round, or null until they have landed. `isRolling` is true from the
 *   arrival of a result until its dice have landed. `first` are the dice to show before the first roll. `results` are
 *   the results of the rounds whose dice have landed, newest first.
 */
export function useRoll(table: ShownTable, nowMs: number, dome: RefObject<DomeHandle | null>) {
  useHeld(dome);
  const reveal = useReveal(table, nowMs);
  const sound = useStageSound();
  const { result } = reveal;
  const state = rollAt(reveal.elapsedMs);
  const hasLanded = state === 'landed';
  const rolled = useRef(-1);
  const number = result?.round;
  useEffect(() => {
    if (result === null || number === undefined) return;
    if (state === 'rolling') {
      rolled.current = number;
      sound('spin');
      void dome.current?.throw(diceOf(result), false);
    } else if (state === 'landed') {
      if (rolled.current === number) dome.current?.finish();
      else void dome.current?.throw(diceOf(result), true);
    }
    // The messages of the later phases repeat the result, so only a new round or state moves the dice.
  }, [number, state]);

  const results = shownResults(table, reveal, hasLanded);
  const [latest] = results;
  const first = useRef(latest ? diceOf(latest) : FIRST);
  return {
    dice: result && hasLanded ? diceOf(result) : null,
    isRolling: result !== null && !hasLanded,
    first: first.current,
    results,
  };
}
