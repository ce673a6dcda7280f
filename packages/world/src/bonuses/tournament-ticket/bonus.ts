import {
  type BonusKind,
  type Bounds,
  type TournamentTicketTerms,
  firstProblem,
  KEEP_BOUNDS,
} from '../kind.ts';
import { texts } from './texts.ts';

const bounds: Bounds<TournamentTicketTerms> = KEEP_BOUNDS;

export const tournamentTicket: BonusKind<TournamentTicketTerms> = {
  kind: 'tournament_ticket',
  start: 'ticket',
  texts,
  bounds,
  problem: (terms) => firstProblem(terms, bounds),
};
