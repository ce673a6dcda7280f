import type { DepositBonusTerms } from '@wl/world/bonuses/deposit-bonus/terms';
import type { KindLook } from '../kind-look.ts';

/** Draws a flat coin, one of several in a pile. */
const coin = (x: number, y: number, key: string) => (
  <g key={key}>
    <ellipse cx={x} cy={y + 5} rx="15" ry="6" fill="#9c6a1c" />
    <ellipse cx={x} cy={y} rx="15" ry="6" fill="#f6dc9c" />
    <ellipse cx={x} cy={y} rx="10" ry="3.6" fill="none" stroke="#b07c26" strokeWidth="1.6" />
  </g>
);

export const depositBonusLook: KindLook<DepositBonusTerms> = {
  icon: 'gift',
  sky: ['#b8392e', '#4a1032', '#f6dc9c'],
  poster: ({ percent }, formats) => ({ figure: formats.percent(percent) }),
  art: (
    <>
      <rect
        x="14"
        y="34"
        width="68"
        height="48"
        rx="9"
        fill="#7a3f1d"
        stroke="#e7b75a"
        strokeWidth="3"
      />
      <path
        d="M36 34v-7a7 7 0 0 1 7-7h10a7 7 0 0 1 7 7v7"
        fill="none"
        stroke="#5a2c12"
        strokeWidth="6"
      />
      <path d="M14 54h68" stroke="#5a2c12" strokeWidth="3" />
      <rect
        x="40"
        y="47"
        width="16"
        height="16"
        rx="4"
        fill="#f6dc9c"
        stroke="#9c6a1c"
        strokeWidth="2"
      />
      {coin(26, 30, 'a')}
      {coin(70, 30, 'b')}
      {coin(48, 21, 'c')}
      {coin(48, 12, 'd')}
    </>
  ),
};
