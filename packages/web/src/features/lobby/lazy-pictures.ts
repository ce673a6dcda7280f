/**
 * Loads pictures within 1.3 window heights of the viewport, with up to three attempts (specification §9). Positions are
 * checked at most every 200 ms. The last 200 loaded pictures are shown immediately when the member returns to the
 * lobby.
 */
import { type RefObject, useEffect, useState } from 'react';

const PRELOAD_FACTOR = 1.3;
const ATTEMPTS = 3;
const CACHED = 200;
const THROTTLE_MS = 200;

const loaded = new Set<string>();

/** Adds a picture to the list of loaded pictures. Removes the oldest entry if there are more than `CACHED` entries. */
export function rememberPicture(source: string): void {
  loaded.delete(source);
  loaded.add(source);
  const [oldest] = loaded;
  if (loaded.size > CACHED && oldest !== undefined) loaded.delete(oldest);
}

export const isRemembered = (source: string): boolean => loaded.has(source);

const waiting = new Map<Element, () => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function lookOver(): void {
  timer = undefined;
  const reach = window.innerHeight * PRELOAD_FACTOR;
  for (const [element, arrive] of [...waiting]) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < reach && bottom > window.innerHeight - reach) arrive();
  }
}

function lookSoon(): void {
  timer ??= setTimeout(lookOver, THROTTLE_MS);
}

function waitFor(element: Element, arrive: () => void): () => void {
  if (waiting.size === 0) {
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
  }
  waiting.set(element, arrive);
  lookSoon();
  return () => {
    waiting.delete(element);
    if (waiting.size > 0) return;
    window.removeEventListener('scroll', lookSoon);
    window.removeEventListener('resize', lookSoon);
  };
}

/** Returns true once an element has come near the viewport, and keeps returning true afterwards. */
export function useNear(place: RefObject<Element | null>, fromTheStart = false): boolean {
  const [near, setNear] = useState(fromTheStart);
  useEffect(() => {
    const element = place.current;
    if (near || !element) return;
    return waitFor(element, () => {
      setNear(true);
    });
  }, [near, place]);
  return near;
}

export interface LazyPicture {
  /** True once the picture is near the viewport and may load. */
  near: boolean;
  /** Number of failed attempts so far. When it changes, the component loads the picture again. */
  attempt: number;
  /** All attempts failed. */
  failed: boolean;
  onLoad: () => void;
  onError: () => void;
}

/**
 * Returns the state of a picture that starts loading when it is near the viewport. A picture is requested up to
 * `ATTEMPTS` times.
 * @param eager true for a picture above the fold, which loads immediately
 */
export function useLazyPicture(
  place: RefObject<Element | null>,
  source: string,
  eager: boolean,
): LazyPicture {
  const near = useNear(place, eager || isRemembered(source));
  const [attempt, setAttempt] = useState(0);
  return {
    near,
    attempt,
    failed: attempt >= ATTEMPTS,
    onLoad: () => {
      rememberPicture(source);
    },
    onError: () => {
      setAttempt((count) => Math.min(count + 1, ATTEMPTS));
    },
  };
}
