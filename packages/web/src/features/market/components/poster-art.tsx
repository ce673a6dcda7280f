import type { MarketItem } from '@wl/contract/market';
import { useId } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import { KindArt, lookOf } from '../../bag/index.ts';
import s from './poster.module.css';

const RAYS = 18;
const WIDTH = 640;
const HEIGHT = 360;
/** Centre of the sun, in the drawing's units. */
const CENTRE = { x: 236, y: 176 };

/**
 * Maximum font size of the number beside the item's picture, in the drawing's units. Long numbers use a smaller font,
 * so that they fit.
 */
const FIGURE_SIZE = 104;
const FIGURE_ROOM = 344;

const rays = Array.from({ length: RAYS }, (_, at) => {
  const corner = (turn: number) => {
    const angle = (turn / RAYS) * 2 * Math.PI;
    return `${(CENTRE.x + 560 * Math.cos(angle)).toFixed(0)} ${(CENTRE.y + 560 * Math.sin(angle)).toFixed(0)}`;
  };
  return `M${CENTRE.x} ${CENTRE.y}L${corner(at - 0.25)}L${corner(at + 0.25)}Z`;
}).join('');

/**
 * Shows decorative artwork for an item: the picture of its game, or a travel poster with an object that represents the
 * item.
 */
export function PosterArt({ item }: { item: Pick<MarketItem, 'terms' | 'kind'> }) {
  const id = useId();
  const { money, number } = useFormats();
  const look = lookOf(item.kind);
  const percent = (whole: number) => number(whole / 100, { style: 'percent' });
  const shown = look.poster(item.terms, { money, percent });
  if ('image' in shown) return <img src={shown.image} alt="" className={s.art} />;
  const { figure } = shown;
  const [from, to, ray] = look.sky;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={s.art}
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={`${id}sky`} cx="37%" cy="48%" r="75%">
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </radialGradient>
        <radialGradient id={`${id}sun`}>
          <stop offset="0" stopColor="#fff3d0" stopOpacity=".95" />
          <stop offset=".55" stopColor={ray} stopOpacity=".5" />
          <stop offset="1" stopColor={ray} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}sky)`} />
      <path d={rays} fill={ray} opacity=".16" />
      <circle cx={CENTRE.x} cy={CENTRE.y} r="150" fill={`url(#${id}sun)`} />
      <path d={`M0 286Q90 226 190 268T380 254T640 236V360H0Z`} fill="#0a1026" opacity=".38" />
      <g transform={`translate(${CENTRE.x - 115} ${CENTRE.y - 122})`}>
        <KindArt kind={item.kind} size={230} />
      </g>
      <text
        x="478"
        y="178"
        textAnchor="middle"
        dominantBaseline="central"
        fontFamily="var(--font-poster)"
        fontSize={Math.min(FIGURE_SIZE, FIGURE_ROOM / figure.length)}
        fill="#fff3d0"
        stroke="#0a1026"
        strokeWidth="10"
        paintOrder="stroke"
      >
        {figure}
      </text>
    </svg>
  );
}
