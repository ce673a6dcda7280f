import { useEffect } from 'react';
import { useStageSound } from '../../play/index.ts';
import type { ShownTable } from '../live-state.ts';
import { shownResults, useReveal } from '../reveal/use-reveal.ts';
import { dealAt, type Deal } from './deal.ts';

/**
 * Deals the cards of each result according to the server's time.
 * @param nowMs server time in milliseconds
 * @returns the deal, and the results of the rounds whose deal is over, newest first
 */
export function useDeal(table: ShownTable, nowMs: number) {
  const reveal = useReveal(table, nowMs);
  const sound = useStageSound();
  const deal: Deal = dealAt(reveal.result, reveal.elapsedMs);
  const { player, banker } = deal.felt;
  const cards = player.length + banker.length;
  const isTimed = Number.isFinite(reveal.elapsedMs);
  useEffect(() => {
    if (cards > 0 && isTimed) sound('press');
    // Depend only on the number of cards, so that only a new card makes a sound.
  }, [cards]);
  return {
    deal,
    result: deal.isOver ? reveal.result : null,
    results: shownResults(table, reveal, deal.isOver),
  };
}
