const DAY_S = 86_400;
const HOUR_S = 3600;
const MINUTE_S = 60;

const two = (value: number) => String(value).padStart(2, '0');

/** Formats a duration in seconds as `02:14:09`; whole days are returned separately. */
export function clockOf(seconds: number): { days: number; clock: string } {
  const rest = seconds % DAY_S;
  const clock = [
    Math.floor(rest / HOUR_S),
    Math.floor((rest % HOUR_S) / MINUTE_S),
    rest % MINUTE_S,
  ];
  return { days: Math.floor(seconds / DAY_S), clock: clock.map(two).join(':') };
}
