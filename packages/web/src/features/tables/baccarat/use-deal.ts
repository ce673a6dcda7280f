import { useEffect, useRef } from 'react';
import { isStill } from '../../../app/motion.ts';
import { playSound } from '../../play/index.ts';
import type { ShownTable } from '../live-state.ts';
import { dealAt, type Deal } from './deal.ts';

/**
 * Deals the cards of each result by the server's time. All cards are shown at once with reduced motion, or if the page
 * opens while a result is shown.
 * @param nowMs server time in milliseconds
 * @returns the deal, and the results of the rounds whose deal is over, newest first
 */
export function useDeal({ round, results }: ShownTable, nowMs: number) {
  const result = round?.result ?? null;
  const opened = useRef(result?.round).current;
  const isAtOnce =
    round?.phase !== 'revealed' ||
    result?.round === opened ||
    isStill() ||
    new URLSearchParams(location.search).get('anim') === '0';
  const elapsedMs = isAtOnce ? Infinity : nowMs - Date.parse(round.phase_since);
  const deal: Deal = dealAt(result, elapsedMs);
  const { player, banker } = deal.felt;
  const cards = player.length + banker.length;
  useEffect(() => {
    if (cards > 0 && !isAtOnce) playSound('press');
    // Only a new card makes a sound.
  }, [cards]);
  const isDealing = result !== null && !deal.isOver;
  const shown = results.filter((one) => !(isDealing && one.round === result.round));
  return { deal, result: deal.isOver ? result : null, results: shown };
}
