import { useEffect } from 'react';
import { useStageSound } from '../../play/index.ts';
import type { ShownTable } from '../live-state.ts';
import { shownResults, useReveal } from '../reveal/use-reveal.ts';
import { duelAt } from './duel.ts';

/**
 * Turns over the two cards of each result according to the server's time.
 * @param nowMs server time in milliseconds
 * @returns the cards, and the results of the rounds whose cards have been compared, newest first
 */
export function useDuel(table: ShownTable, nowMs: number) {
  const reveal = useReveal(table, nowMs);
  const sound = useStageSound();
  const duel = duelAt(reveal.result, reveal.elapsedMs);
  const { dragon, tiger } = duel.cards;
  const cards = dragon.length + tiger.length;
  const isTimed = Number.isFinite(reveal.elapsedMs);
  useEffect(() => {
    if (cards > 0 && isTimed) sound('press');
    // The effect depends only on the number of cards, so that only a new card makes a sound.
  }, [cards]);
  return { duel, results: shownResults(table, reveal, duel.facts !== null) };
}
