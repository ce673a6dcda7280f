export interface Left {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Returns the time left, rounded up to whole seconds, so that 0 is shown only when the time is over. */
export function leftUntil(untilMs: number, nowMs: number): Left {
  const all = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}
