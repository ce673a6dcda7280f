/** The only source of time in the server; tests put their own in its place and travel. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface TestClock extends Clock {
  set(to: Date | string): void;
  /** Moves forward by milliseconds. */
  advance(ms: number): void;
}

/** A clock that stands still until it is told to move. */
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
