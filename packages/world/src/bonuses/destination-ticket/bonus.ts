import { type BonusKind, type Bounds, firstProblem, KEEP_BOUNDS } from '../bonus-kind.ts';
import type { DestinationTicketTerms } from './terms.ts';
import { texts } from './texts.ts';

const bounds: Bounds<DestinationTicketTerms> = KEEP_BOUNDS;

export const destinationTicket: BonusKind<DestinationTicketTerms> = {
  kind: 'destination_ticket',
  category: 'tickets',
  start: 'ticket',
  texts,
  figures: () => ({}),
  code: () => 'TRIP',
  bounds,
  problem: (terms) => firstProblem(terms, bounds),
  worthCents: () => 0,
  grantCents: () => 0,
  launchItems: [
    {
      slug: 'destination-ticket',
      terms: { kind: 'destination_ticket', keepDays: 30 },
      priceCoins: 400,
      limit: null,
      featured: null,
    },
  ],
};
