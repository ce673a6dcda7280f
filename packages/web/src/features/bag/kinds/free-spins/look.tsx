import type { FreeSpinsTerms } from '@wl/world/bonuses/free-spins/terms';
import type { KindLook } from '../kind-look.ts';

export const freeSpinsLook: KindLook<FreeSpinsTerms> = {
  icon: 'spin',
  sky: ['#6c2f8f', '#23134d', '#ffb7e3'],
  poster: ({ game }) => ({ image: `/art/games/${game}/banner-640.avif` }),
  art: (
    <>
      <rect
        x="12"
        y="18"
        width="66"
        height="62"
        rx="12"
        fill="#a8261f"
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
};
