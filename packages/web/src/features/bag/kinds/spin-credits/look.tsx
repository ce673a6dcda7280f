import { msg } from '@lingui/core/macro';
import type { SpinCreditsTerms } from '@wl/world/bonuses/spin-credits/terms';
import type { KindLook } from '../kind-look.ts';

export const spinCreditsLook: KindLook<SpinCreditsTerms> = {
  icon: 'coin',
  sky: ['#27489e', '#101a4a', '#c8d6ff'],
  poster: ({ creditCents }, formats) => ({ figure: formats.money(creditCents) }),
  art: (
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
  activity: { icon: 'spin', typeName: msg`Spins and credits`, title: msg`Spin winnings` },
};
