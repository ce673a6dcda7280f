import { Trans } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import type { ReactNode } from 'react';
import { isStill } from '../../../app/motion.ts';
import { useFormats } from '../../../app/language/formats.ts';
import { useNarrow } from '../../play/index.ts';
import type { TableReply } from '../live-state.ts';
import type { Climb } from './climb.ts';
import { Parachute, Plane } from './plane.tsx';
import { curveOf, linesOf, scaleOf, slopeOf, type Place } from './scale.ts';
import { useClimb } from './use-climb.ts';
import { useMultiplier } from './use-multiplier.ts';
import s from './climb-scene.module.css';

/** Minimum time in ms between two frames, without and with reduced motion. */
const [FRAME_MS, STILL_MS] = [0, 200] as const;
/** Approximate aspect ratio of the scene on wide and narrow screens, used to compute the direction of the plane. */
const [SHAPE, NARROW_SHAPE] = [3.2, 1.5] as const;

const styleOf = ({ x, y }: Place) => ({ left: `${x * 100}%`, bottom: `${y * 100}%` });

/** Returns the style for the sky: the city's picture, darkened only where numbers are shown. */
const skyOf = (city: string) => ({
  backgroundImage: `linear-gradient(#0a1026e6, #2a155966 45%, #0a102640 75%, #0a1026b3), url(/art/cities/${city}/postcard-1200.avif)`,
});

/** Cash-out by the member, to be drawn on the curve. */
export interface DrawnCashOut {
  spot: string;
  name: string;
  hundredths: number;
  ms: number;
}

/** Shows the climb: the multiplier, the plane on its curve, and the member's cash-outs. */
export function ClimbScene({
  reply: { table },
  aheadMs,
  cashOuts,
  points,
  children,
}: {
  reply: TableReply;
  aheadMs: number;
  cashOuts: readonly DrawnCashOut[];
  points: ReactNode;
  /** Countdown. */
  children: ReactNode;
}) {
  const still = isStill();
  const climb = useClimb(table.round, aheadMs, still ? STILL_MS : FRAME_MS);
  return (
    <div className={s.scene} style={skyOf(table.city)} data-state={climb.state}>
      <div className={s.points}>{points}</div>
      {!still && <Picture climb={climb} cashOuts={cashOuts} />}
      <Numeral climb={climb} />
      <div className={s.countdown}>{children}</div>
    </div>
  );
}

/** Shows the current multiplier, or the one at which the climb ended. The page announces only the end. */
function Numeral({ climb: { state, elapsedMs, hundredths } }: { climb: Climb }) {
  const multiplier = useMultiplier();
  const { number } = useFormats();
  const seconds = number(elapsedMs / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className={s.numeral} data-testid="multiplier">
      <b className="num">{multiplier(hundredths)}</b>
      <span>
        {state === 'waiting' && <Trans>On the runway</Trans>}
        {state === 'climbing' && <Trans>In the air for {seconds} s</Trans>}
        {state === 'ended' && <Trans>The climb has ended</Trans>}
      </span>
    </div>
  );
}

function Picture({ climb, cashOuts }: { climb: Climb; cashOuts: readonly DrawnCashOut[] }) {
  const multiplier = useMultiplier();
  const narrow = useNarrow();
  const scale = scaleOf(climb, narrow);
  const curve = curveOf(climb, scale);
  const end = curve.at(-1) ?? { x: 0, y: 0 };
  const path = curve.map(({ x, y }) => `${(x * 1000).toFixed(1)} ${(1000 - y * 1000).toFixed(1)}`);
  const line = `M${path.join('L')}`;
  const angle =
    climb.state === 'waiting' ? 0 : slopeOf(climb, scale, narrow ? NARROW_SHAPE : SHAPE);
  return (
    <div className={s.picture} aria-hidden="true">
      {linesOf(scale).map((at) => (
        <span key={at} className={s.line} style={{ bottom: `${((at - 100) / scale.rise) * 100}%` }}>
          {multiplier(at)}
        </span>
      ))}
      <svg className={s.curve} viewBox="0 0 1000 1000" preserveAspectRatio="none">
        <path d={`${line}L${(end.x * 1000).toFixed(1)} 1000L0 1000Z`} className={s.area} />
        <path d={line} className={s.glow} />
        <path d={line} className={s.track} />
      </svg>
      {cashOuts.map(({ spot, name, hundredths, ms }) => (
        <span key={spot} className={s.exit} style={styleOf(scale.placeOf(ms, hundredths))}>
          <Parachute className={s.parachute} />
          <i />
          <small>
            {name} <b className="num">{multiplier(hundredths)}</b>
          </small>
        </span>
      ))}
      <span className={s.nose} style={styleOf(end)}>
        <span style={{ transform: `rotate(${-angle}deg)` }}>
          <Plane className={cx(s.plane)} />
        </span>
      </span>
    </div>
  );
}
