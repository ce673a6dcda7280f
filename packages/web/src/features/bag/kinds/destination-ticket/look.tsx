import type { DestinationTicketTerms } from '@wl/world/bonuses/destination-ticket/terms';
import type { KindLook } from '../kind-look.ts';
import { INK, ticketArt } from '../ticket-art.tsx';

export const destinationTicketLook: KindLook<DestinationTicketTerms> = {
  icon: 'plane',
  sky: ['#1f8fae', '#123a6b', '#d8f5ff'],
  poster: () => ({ figure: '' }),
  art: ticketArt(
    '#fbf6ea',
    '#2cc6b6',
    <path
      transform="translate(37 48) scale(1.1)"
      d="M18 0C18-2 14-3 10-3H4L-5-14H-9L-5-3H-11L-15-8H-18L-16 0-18 8H-15L-11 3H-5L-9 14H-5L4 3H10C14 3 18 2 18 0z"
      fill={INK}
    />,
  ),
};
