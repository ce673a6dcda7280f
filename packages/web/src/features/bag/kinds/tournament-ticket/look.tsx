import type { TournamentTicketTerms } from '@wl/world/bonuses/tournament-ticket/terms';
import type { KindLook } from '../kind-look.ts';
import { ticketArt } from '../ticket-art.tsx';

export const tournamentTicketLook: KindLook<TournamentTicketTerms> = {
  icon: 'trophy',
  sky: ['#b07c26', '#5a2c12', '#fff3d0'],
  poster: () => ({ figure: '' }),
  art: ticketArt(
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
};
