import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';

const cache = new Map<string, Intl.DateTimeFormat>();

function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let known = cache.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    cache.set(key, known);
  }
  return known;
}

const MONTH = { month: 'short' } as const;
const LONG_MONTH = { month: 'long', year: 'numeric' } as const;
const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

export interface Moments {
  /** `2026-11` → Nov */
  month: (month: string) => string;
  /** Formats a month: `2026-11` → November 2026. */
  longMonth: (month: string) => string;
  /** Formats a day: `2026-11-21` → Saturday, November 21, 2026. */
  day: (day: string) => string;
  /** Formats an ISO instant as a time of day in the ledger's format, such as 14:03:27 UTC. */
  time: (instant: string) => string;
}

/**
 * Returns functions that format the ledger's months, days and times in UTC. For times in the member's own time zone,
 * use `useFormats().dateTime`.
 */
export function useMoments(): Moments {
  const { i18n } = useLingui();
  const locale = i18n.locale === '' ? 'en' : i18n.locale;
  return {
    month: (month) => format(locale, MONTH).format(new Date(`${month}-01`)),
    longMonth: (month) => format(locale, LONG_MONTH).format(new Date(`${month}-01`)),
    day: (day) => format(locale, DAY).format(new Date(day)),
    time: (instant) => `${format(locale, TIME).format(new Date(instant))} UTC`,
  };
}

const SECOND_MS = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let nowMs = Date.now();

function subscribe(hear: () => void): () => void {
  listeners.add(hear);
  timer ??= setInterval(() => {
    nowMs = Date.now();
    for (const announce of listeners) announce();
  }, SECOND_MS);
  return () => {
    listeners.delete(hear);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

/** Returns the current time in ms, updated every second by one timer that all countdowns share. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => nowMs);

/** Formats a countdown: 754000 → 12:34, 7384000 → 2:03:04. The result is never below 0:00. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0
    ? `${String(hours)}:${two(minutes)}:${two(seconds % 60)}`
    : `${String(minutes)}:${two(seconds % 60)}`;
}
