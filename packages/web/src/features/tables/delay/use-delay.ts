import { useEffect, useState } from 'react';
import { useVisible } from '../../../app/use-visible.ts';
import { levelOf, type DelayLevel } from './delay.ts';
import { measureDelay } from './measure-delay.ts';

export interface Delay {
  ms: number;
  level: DelayLevel;
  /**
   * True once the level has changed since the first measurement, so that the change is announced. Of several windows,
   * only the first one announces changes.
   */
  hasChanged: boolean;
}

function nextDelay(before: Delay | undefined, ms: number, isFirst: boolean): Delay {
  const level = levelOf(ms, before?.level);
  const isChange = isFirst && before !== undefined && before.level !== level;
  return { ms: Math.round(ms), level, hasChanged: isChange || before?.hasChanged === true };
}

type Follower = (ms: number | undefined, isFirst: boolean) => void;

const followers = new Set<Follower>();
let latest: number | undefined;
let stopMeasuring = () => {};

/**
 * Calls a function with each measured delay. All game windows share one measurement. Otherwise, a window could mistake
 * the answer to another window's ping for the answer to its own.
 * @returns a function that ends the calls; once no window is left, it also ends the measurement
 */
function follow(follower: Follower, clients: Parameters<typeof measureDelay>[1]): () => void {
  followers.add(follower);
  if (followers.size > 1) follower(latest, false);
  else
    stopMeasuring = measureDelay((ms) => {
      latest = ms;
      for (const [index, each] of [...followers].entries()) each(ms, index === 0);
    }, clients);
  return () => {
    followers.delete(follower);
    if (followers.size > 0) return;
    stopMeasuring();
    latest = undefined;
  };
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
    // The connection is already open, so this module has already been loaded. It lists all connections of the page.
    void import('pusher-js').then(({ default: PusherClient }) => {
      if (isGone) return;
      stop = follow((ms, isFirst) => {
        setDelay((before) => (ms === undefined ? undefined : nextDelay(before, ms, isFirst)));
      }, PusherClient.instances);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [isVisible]);
  return delay;
}
