import type { IconName } from '@wl/ui/icon';
import { Icon } from '@wl/ui/icon';
import { useId } from 'react';
import s from './gauge.module.css';

const CENTRE = 100;
/**
 * Angles of the gauge's scale, clockwise from the top. The scale starts at the lower left and ends at the lower right.
 */
const FROM_DEGREES = -126;
const SWEEP_DEGREES = 252;
const SCALE_RADIUS = 50;

const radians = (degrees: number) => ((degrees - 90) * Math.PI) / 180;
const at = (degrees: number, radius: number) => ({
  x: CENTRE + radius * Math.cos(radians(degrees)),
  y: CENTRE + radius * Math.sin(radians(degrees)),
});
const arc = (from: number, to: number, radius: number) => {
  const [a, b] = [at(from, radius), at(to, radius)];
  return `M${a.x.toFixed(2)} ${a.y.toFixed(2)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${b.x.toFixed(2)} ${b.y.toFixed(2)}`;
};

const angleOf = (level: number, max: number) => FROM_DEGREES + (SWEEP_DEGREES * level) / max;

/** Shows a level on a brass gauge, with a mark for each whole level. */
export function Gauge({
  level,
  max,
  icon,
  label,
}: {
  level: number;
  max: number;
  icon: IconName;
  label: string;
}) {
  const id = useId();
  return (
    <div className={s.gauge} role="img" aria-label={label}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <Materials id={id} />
        <Rim id={id} />
        <Dial id={id} />
        <Scale level={level} max={max} />
        <Needle id={id} degrees={angleOf(level, max)} />
        <path d="M40 78A64 64 0 0 1 152 62C128 52 74 56 40 78Z" fill={`url(#${id}glass)`} />
      </svg>
      <span className={s.icon}>
        <Icon name={icon} size={26} />
      </span>
    </div>
  );
}

/** Defines the gradients of the brass, the dial and the glass. `id` is the prefix of their ids. */
function Materials({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}rim`} x1="0" y1="0" x2="0.6" y2="1">
        <stop offset="0" stopColor="#fff0c4" />
        <stop offset="0.35" stopColor="#e7b75a" />
        <stop offset="0.62" stopColor="#9c6a1c" />
        <stop offset="0.8" stopColor="#e9c376" />
        <stop offset="1" stopColor="#8a5c16" />
      </linearGradient>
      <linearGradient id={`${id}bevel`} x1="0.3" y1="0" x2="0.7" y2="1">
        <stop offset="0" stopColor="#7a5212" />
        <stop offset="1" stopColor="#ffe9b4" />
      </linearGradient>
      <radialGradient id={`${id}dial`} cx="0.45" cy="0.3" r="0.85">
        <stop offset="0" stopColor="#fffaf0" />
        <stop offset="0.7" stopColor="#f0e3c6" />
        <stop offset="1" stopColor="#d3bb86" />
      </radialGradient>
      <linearGradient id={`${id}glass`} x1="0.2" y1="0" x2="0.6" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.75" />
        <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
    </defs>
  );
}

/** Draws a brass ring with four screws. */
function Rim({ id }: { id: string }) {
  return (
    <>
      <circle cx="100" cy="100" r="98" fill={`url(#${id}rim)`} />
      <circle
        cx="100"
        cy="100"
        r="97"
        fill="none"
        stroke="#5a3d0a"
        strokeOpacity="0.5"
        strokeWidth="1.5"
      />
      {[45, 135, 225, 315].map((degrees) => {
        const screw = at(degrees, 90);
        return (
          <g key={degrees} transform={`translate(${screw.x} ${screw.y}) rotate(${degrees * 1.7})`}>
            <circle r="4.4" fill="#f6dc9c" stroke="#6b470f" strokeWidth="1" />
            <path d="M-3 0H3" stroke="#6b470f" strokeWidth="1.4" />
          </g>
        );
      })}
    </>
  );
}

/** Draws the face of the gauge with its bevel and shadow. */
function Dial({ id }: { id: string }) {
  return (
    <>
      <circle cx="100" cy="100" r="83" fill={`url(#${id}bevel)`} />
      <circle cx="100" cy="100" r="79" fill={`url(#${id}dial)`} />
      <circle
        cx="100"
        cy="100"
        r="78"
        fill="none"
        stroke="#3a2706"
        strokeOpacity="0.28"
        strokeWidth="3"
      />
    </>
  );
}

/** Draws a scale of whole levels, with the reached levels highlighted. */
function Scale({ level, max }: { level: number; max: number }) {
  const levels = Array.from({ length: max + 1 }, (_, one) => one);
  return (
    <>
      <path d={arc(FROM_DEGREES, FROM_DEGREES + SWEEP_DEGREES, SCALE_RADIUS)} className={s.scale} />
      {level > 0 && (
        <path d={arc(FROM_DEGREES, angleOf(level, max), SCALE_RADIUS)} className={s.reached} />
      )}
      {levels.map((one) => {
        const [outer, inner, text] = [
          at(angleOf(one, max), 56),
          at(angleOf(one, max), 44),
          at(angleOf(one, max), 67),
        ];
        return (
          <g key={one}>
            <line
              x1={outer.x}
              y1={outer.y}
              x2={inner.x}
              y2={inner.y}
              className={one <= level ? s.tickReached : s.tick}
            />
            <text x={text.x} y={text.y} className={s.numeral}>
              {one}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Needle({ id, degrees }: { id: string; degrees: number }) {
  return (
    <>
      <g className={s.needle} style={{ transform: `rotate(${degrees}deg)` }}>
        <path d="M100 48L104.5 104H95.5Z" fill="#b3261e" />
        <path d="M100 48L100 104H95.5Z" fill="#fff" fillOpacity="0.28" />
        <path d="M97 104H103L101.6 122H98.4Z" fill="#2b1c08" />
      </g>
      <circle cx="100" cy="100" r="10" fill={`url(#${id}rim)`} stroke="#5a3d0a" strokeWidth="1.2" />
      <circle cx="100" cy="100" r="3.4" fill="#5a3d0a" />
    </>
  );
}
