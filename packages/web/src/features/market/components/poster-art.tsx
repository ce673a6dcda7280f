import type { MarketItem } from '@wl/contract/market';
import type { BonusKindName } from '@wl/world/bonuses/kind';
import { useId } from 'react';
import { useFormats } from '../../../app/formats.ts';
import { KindArt } from '../../bag/index.ts';
import s from './poster.module.css';

/** Two sky colours behind each item kind, and the colour of the sun's rays. */
const skies: Record<BonusKindName, readonly [from: string, to: string, ray: string]> = {
  deposit_bonus: ['#b8392e', '#4a1032', '#f6dc9c'],
  deposit_cashback: ['#0f7a6e', '#0a2f4a', '#bff3e6'],
  free_spins: ['#6c2f8f', '#23134d', '#ffb7e3'],
  spin_credits: ['#27489e', '#101a4a', '#c8d6ff'],
  tournament_ticket: ['#b07c26', '#5a2c12', '#fff3d0'],
  destination_ticket: ['#1f8fae', '#123a6b', '#d8f5ff'],
};

const RAYS = 18;
const WIDTH = 640;
const HEIGHT = 360;
/** Centre of the sun. */
const CENTRE = { x: 236, y: 176 };

/**
 * Maximum font size of the number beside the object, in the drawing's units. Long numbers are set smaller, so that they
 * fit.
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
 * Art of an item: the picture of its game, or an object that represents the item, drawn in front of a travel poster's
 * rays. Decorative.
 */
export function PosterArt({ item }: { item: Pick<MarketItem, 'terms' | 'kind'> }) {
  const id = useId();
  const { money, number } = useFormats();
  const { terms } = item;
  if (terms.kind === 'free_spins') {
    return <img src={`/art/games/${terms.game}/banner-640.avif`} alt="" className={s.art} />;
  }
  const [from, to, ray] = skies[item.kind];
  const figure =
    'percent' in terms
      ? number(terms.percent / 100, { style: 'percent' })
      : terms.kind === 'spin_credits'
        ? money(terms.creditCents)
        : '';
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
