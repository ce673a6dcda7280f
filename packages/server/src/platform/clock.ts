/** The only source of time in the server. Tests replace it with a clock that they can move. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * Returns the machine's time shifted by `CLOCK_OFFSET_MS`, which lets `npm run faults` take a real server over midnight and the
 * month's end. In production the variable is ignored.
 * @throws Error when the variable is set and is not a whole number
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
  /** Moves forward by milliseconds. */
  advance(ms: number): void;
}

/** Creates a clock that does not move until a test moves it. */
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
