import type { BonusKindName } from '@wl/world/bonuses/kind';
import type { ReactNode } from 'react';

const INK = '#0a1026';

/** Draws a flat coin, from which heaps of coins are built. */
const coin = (x: number, y: number, key: string) => (
  <g key={key}>
    <ellipse cx={x} cy={y + 5} rx="15" ry="6" fill="#9c6a1c" />
    <ellipse cx={x} cy={y} rx="15" ry="6" fill="#f6dc9c" />
    <ellipse cx={x} cy={y} rx="10" ry="3.6" fill="none" stroke="#b07c26" strokeWidth="1.6" />
  </g>
);

/** Draws a ticket with a torn edge, in two colours. */
const ticket = (body: string, stub: string, mark: ReactNode) => (
  <g transform="rotate(-9 48 48)">
    <path
      d="M8 28h80v11a9 9 0 0 0 0 18v11H8V57a9 9 0 0 0 0-18z"
      fill={body}
      stroke="#b07c26"
      strokeWidth="2.5"
    />
    <path d="M66 28h22v11a9 9 0 0 0 0 18v11H66z" fill={stub} />
    <path d="M66 30v36" stroke={INK} strokeWidth="2" strokeDasharray="3 4" opacity=".6" />
    <path d="M8 28h80v4H8z" fill="#fff" opacity=".35" />
    {mark}
  </g>
);

/** Drawing for each item kind, simple enough to be legible on a tag and to scale up to a poster. */
const drawings: Record<BonusKindName, ReactNode> = {
  deposit_bonus: (
    <>
      <rect x="14" y="34" width="68" height="48" rx="9" fill="#7a3f1d" />
      <rect
        x="14"
        y="34"
        width="68"
        height="48"
        rx="9"
        fill="none"
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
  deposit_cashback: (
    <>
      <circle cx="48" cy="48" r="24" fill="#e7b75a" />
      <circle cx="48" cy="48" r="24" fill="none" stroke="#9c6a1c" strokeWidth="3" />
      <circle cx="48" cy="48" r="17" fill="none" stroke="#f6dc9c" strokeWidth="3" />
      <path
        d="M48 36v24M54 41c-2-3-12-3-12 2s12 4 12 9-10 5-12 2"
        fill="none"
        stroke="#6b420c"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M14 50a34 34 0 0 1 58-26" fill="none" stroke="#0f7a6e" strokeWidth="8" />
      <path d="M64 32l14-1-3-15z" fill="#0f7a6e" />
      <path d="M82 46a34 34 0 0 1-58 26" fill="none" stroke="#2cc6b6" strokeWidth="8" />
      <path d="M32 64l-14 1 3 15z" fill="#2cc6b6" />
    </>
  ),
  free_spins: (
    <>
      <rect x="12" y="18" width="66" height="62" rx="12" fill="#a8261f" />
      <rect
        x="12"
        y="18"
        width="66"
        height="62"
        rx="12"
        fill="none"
        stroke="#e7b75a"
        strokeWidth="3"
      />
      <rect x="20" y="32" width="50" height="30" rx="5" fill="#fbf6ea" />
      <path d="M36.5 32v30M53.5 32v30" stroke="#dcc9a0" strokeWidth="2" />
      {[28, 45, 62].map((x) => (
        <path
          key={x}
          d={`M${String(x - 5)} 41h10l-6 13`}
          fill="none"
          stroke="#c7392f"
          strokeWidth="4"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      <path d="M78 50h6V28" fill="none" stroke="#b07c26" strokeWidth="5" strokeLinecap="round" />
      <circle cx="84" cy="24" r="7" fill="#ff6b57" stroke="#7a1611" strokeWidth="2" />
      <path d="M28 71h34" stroke="#f6dc9c" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  spin_credits: (
    <>
      <circle cx="48" cy="48" r="36" fill="#23346e" />
      <circle
        cx="48"
        cy="48"
        r="33"
        fill="none"
        stroke="#fbf6ea"
        strokeWidth="6"
        strokeDasharray="13 13"
      />
      <circle cx="48" cy="48" r="24" fill="#f6dc9c" stroke="#b07c26" strokeWidth="3" />
      <path
        d="M36 48a12 12 0 0 1 21-8M60 48a12 12 0 0 1-21 8"
        fill="none"
        stroke="#23346e"
        strokeWidth="4.5"
      />
      <path d="M52 42h9v-9zM44 54h-9v9z" fill="#23346e" />
    </>
  ),
  tournament_ticket: ticket(
    '#f6dc9c',
    '#ff6b57',
    <path
      d="M28 36h20v7a10 10 0 0 1-20 0zM38 53v6M31 61h14M28 39h-5c0 6 2 8 6 8M48 39h5c0 6-2 8-6 8"
      fill="none"
      stroke="#6b420c"
      strokeWidth="3.5"
      strokeLinejoin="round"
    />,
  ),
  destination_ticket: ticket(
    '#fbf6ea',
    '#2cc6b6',
    <path
      transform="translate(37 48) scale(1.1)"
      d="M18 0C18-2 14-3 10-3H4L-5-14H-9L-5-3H-11L-15-8H-18L-16 0-18 8H-15L-11 3H-5L-9 14H-5L4 3H10C14 3 18 2 18 0z"
      fill={INK}
    />,
  ),
};

/** Picture of an item kind. Decorative: the name of the kind is always beside it. */
export function KindArt({
  kind,
  size = 64,
  className,
}: {
  kind: BonusKindName;
  size?: number;
  className?: string | undefined;
}) {
  return (
    <svg viewBox="0 0 96 96" width={size} height={size} className={className} aria-hidden="true">
      {drawings[kind]}
    </svg>
  );
}
