/** The server's only source of time. Tests replace it with a clock that they can set. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * Returns the system clock, shifted by the environment variable `CLOCK_OFFSET_MS` except in production. `npm run
 * faults` uses the shift to run a real server across midnight and the end of a month.
 * @throws Error if the variable is set but not a whole number
 */
export function clockOf(env: Record<string, string | undefined>): Clock {
  const setting = env['CLOCK_OFFSET_MS'];
  if (!setting || env['NODE_ENV'] === 'production') return systemClock;
  if (!/^-?\d{1,14}$/.test(setting))
    throw new Error('CLOCK_OFFSET_MS must be a whole number of milliseconds.');
  const offsetMs = Number(setting);
  return { now: () => new Date(Date.now() + offsetMs) };
}

export interface TestClock extends Clock {
  set(to: Date | string): void;
  advance(ms: number): void;
}

/** Creates a clock that moves only when a test moves it. */
export function testClock(start: Date | string = '2026-03-02T12:00:00Z'): TestClock {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    set: (to) => {
      at = new Date(to).getTime();
    },
    advance: (ms) => {
      at += ms;
    },
  };
}
