import { useEffect, useState } from 'react';
import { useVisible } from '../../../app/use-visible.ts';
import { levelOf, type DelayLevel } from './delay.ts';
import { measureDelay } from './measure-delay.ts';

export interface Delay {
  ms: number;
  level: DelayLevel;
  /** True once the level has changed since the first measurement. Only then is it announced. */
  hasChanged: boolean;
}

function nextDelay(before: Delay | undefined, ms: number): Delay {
  const level = levelOf(ms, before?.level);
  const hasChanged = before !== undefined && (before.hasChanged || before.level !== level);
  return { ms: Math.round(ms), level, hasChanged };
}

/** Returns the measured delay of the live connection; undefined while it is unknown. */
export function useDelay(): Delay | undefined {
  const [delay, setDelay] = useState<Delay>();
  const isVisible = useVisible();
  useEffect(() => {
    // Browsers slow down the timers of a hidden page, so its measurements would be wrong.
    if (!isVisible) return undefined;
    let stop = () => {};
    let isGone = false;
    // The connection is already open, so this import loads nothing. Its module lists all connections of the page.
    void import('pusher-js').then(({ default: PusherClient }) => {
      if (isGone) return;
      stop = measureDelay((ms) => {
        setDelay((before) => (ms === undefined ? undefined : nextDelay(before, ms)));
      }, PusherClient.instances);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [isVisible]);
  return delay;
}
