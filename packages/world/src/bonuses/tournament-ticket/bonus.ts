import {
  type BonusKind,
  type Bounds,
  type TournamentTicketTerms,
  firstProblem,
  KEEP_DAYS,
} from '../kind.ts';
import { texts } from './texts.ts';

const bounds: Bounds<TournamentTicketTerms> = { keepDays: KEEP_DAYS };

export const tournamentTicket: BonusKind<TournamentTicketTerms> = {
  kind: 'tournament_ticket',
  start: 'ticket',
  texts,
  bounds,
  problem: (terms) => firstProblem(terms, bounds),
};
