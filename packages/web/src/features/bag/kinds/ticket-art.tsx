import type { ReactNode } from 'react';

/** Colour of the print on a ticket. */
export const INK = '#0a1026';

/** Draws a ticket with a torn edge, in two colours. */
export const ticketArt = (body: string, stub: string, mark: ReactNode) => (
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
