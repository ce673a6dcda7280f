import { useEffect, useRef, useState, type RefObject } from 'react';
import { useStageSound, type WheelHandle } from '../../play/index.ts';
import type { ShownTable } from '../live-state.ts';
import { useHeld } from '../replay/use-held.ts';
import { ballOf } from './roulette-bets.ts';

/**
 * Shows each result on the wheel. If the page opens while a result is shown, the ball is already in the pocket.
 * @returns `pocket` is the winning pocket of the current round, or null until the ball has landed. `results` and
 *   `numbers` are the results and winning numbers of the rounds whose ball has landed, newest first.
 */
export function useSpin(table: ShownTable, wheel: RefObject<WheelHandle | null>) {
  const { round, results, dealt } = table;
  const result = round?.result ?? null;
  const [landed, setLanded] = useState(-1);
  const sound = useStageSound();
  const isFirst = useRef(true);
  useHeld(wheel);
  const number = result?.round;

  useEffect(() => {
    // After the payout, there is no time left to spin the wheel, so a late result is shown immediately.
    const isLate = isFirst.current || round?.phase !== 'revealed';
    const isStill = isLate || new URLSearchParams(location.search).get('anim') === '0';
    isFirst.current = false;
    if (result === null || number === undefined) return undefined;
    let isGone = false;
    // At a dealt table, the video shows the wheel, so the page has no wheel to spin.
    const isShown = wheel.current?.spin(ballOf(result).wheelIndex, isStill) ?? Promise.resolve();
    void isShown.then(() => {
      if (isGone) return;
      sound('ball');
      setLanded(number);
    });
    return () => {
      isGone = true;
    };
    // The messages of the later phases repeat the result, so only a new round starts the wheel.
  }, [number]);

  const isSpinning = dealt === null && number !== undefined && number !== landed;
  const landedResults = results.filter((one) => !(isSpinning && one.round === number));
  return {
    pocket: result && !isSpinning ? ballOf(result).pocket : null,
    results: landedResults,
    numbers: landedResults.map((one) => ballOf(one).pocket),
  };
}
