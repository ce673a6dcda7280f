import { useLingui } from '@lingui/react/macro';
import type { ActualReturn } from '@wl/contract/office/play';
import { RETURN_ALARM_SIGMAS, RETURN_WATCH_SIGMAS } from '@wl/world/casino/returns';
import { useFormats } from '../../../app/language/format.ts';
import { returnTones, useGameWords } from '../use-game-words.ts';
import s from './games.module.css';

/** Half-width of the drawing, in standard deviations. Values outside this range are drawn at the edge. */
const REACH = 6;
const WIDTH = 120;
const HEIGHT = 16;

const place = (sigmas: number) =>
  WIDTH / 2 + (Math.max(-REACH, Math.min(REACH, sigmas)) / REACH) * (WIDTH / 2 - 5);

/**
 * Draws the actual return on a scale with the expected return in the middle. The marks show where the states `watch`
 * and `alarm` begin.
 */
export function ReturnBand({ about }: { about: ActualReturn }) {
  const { t } = useLingui();
  const { percent, decimal } = useFormats();
  const words = useGameWords();
  const { z, state, actual_percent: actual, expected_percent: expected } = about;
  const known = z !== null && actual !== null && expected !== null;
  const [paid, due, sigmas] = known
    ? [percent(actual), percent(expected), decimal(z)]
    : ['', '', ''];
  const label = known
    ? t`${words.returns[state]}: ${paid} paid, ${due} expected, ${sigmas} standard deviations apart`
    : t`No rounds yet`;
  return (
    <svg
      className={s.band}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={label}
      data-state={state}
      data-tone={returnTones[state]}
    >
      <title>{label}</title>
      <rect x="0" y="5" width={WIDTH} height="6" rx="3" className={s.beyond} />
      <rect
        x={place(-RETURN_ALARM_SIGMAS)}
        y="5"
        width={place(RETURN_ALARM_SIGMAS) - place(-RETURN_ALARM_SIGMAS)}
        height="6"
        className={s.watched}
      />
      <rect
        x={place(-RETURN_WATCH_SIGMAS)}
        y="5"
        width={place(RETURN_WATCH_SIGMAS) - place(-RETURN_WATCH_SIGMAS)}
        height="6"
        className={s.inside}
      />
      {[-RETURN_ALARM_SIGMAS, -RETURN_WATCH_SIGMAS, RETURN_WATCH_SIGMAS, RETURN_ALARM_SIGMAS].map(
        (mark) => (
          <line key={mark} x1={place(mark)} x2={place(mark)} y1="3" y2="13" className={s.mark} />
        ),
      )}
      <line x1={WIDTH / 2} x2={WIDTH / 2} y1="1" y2="15" className={s.middle} />
      {known && <circle cx={place(z)} cy="8" r="4.5" className={s.dot} />}
    </svg>
  );
}
