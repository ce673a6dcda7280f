import { type BonusKind, type Bounds, firstProblem, KEEP_BOUNDS } from '../bonus-kind.ts';
import type { TournamentTicketTerms } from './terms.ts';
import { texts } from './texts.ts';

const bounds: Bounds<TournamentTicketTerms> = KEEP_BOUNDS;

export const tournamentTicket: BonusKind<TournamentTicketTerms> = {
  kind: 'tournament_ticket',
  category: 'tickets',
  start: 'ticket',
  texts,
  figures: () => ({}),
  code: () => 'TOUR',
  bounds,
  problem: (terms) => firstProblem(terms, bounds),
  worthCents: () => 0,
  grantCents: () => 0,
  launchItems: [
    {
      slug: 'tournament-ticket',
      terms: { kind: 'tournament_ticket', keepDays: 30 },
      priceCoins: 120,
      limit: null,
      featured: null,
    },
  ],
};
