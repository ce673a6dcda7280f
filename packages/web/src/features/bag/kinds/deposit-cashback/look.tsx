import { msg } from '@lingui/core/macro';
import type { DepositCashbackTerms } from '@wl/world/bonuses/deposit-cashback/terms';
import type { KindLook } from '../kind-look.ts';

export const depositCashbackLook: KindLook<DepositCashbackTerms> = {
  icon: 'undo',
  sky: ['#0f7a6e', '#0a2f4a', '#bff3e6'],
  poster: ({ percent }, formats) => ({ figure: formats.percent(percent) }),
  art: (
    <>
      <circle cx="48" cy="48" r="24" fill="#e7b75a" stroke="#9c6a1c" strokeWidth="3" />
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
  activity: { watched: msg`Loss tracking started` },
};
