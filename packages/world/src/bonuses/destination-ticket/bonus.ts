import {
  type BonusKind,
  type Bounds,
  type DestinationTicketTerms,
  firstProblem,
  KEEP_BOUNDS,
} from '../kind.ts';
import { texts } from './texts.ts';

const bounds: Bounds<DestinationTicketTerms> = KEEP_BOUNDS;

export const destinationTicket: BonusKind<DestinationTicketTerms> = {
  kind: 'destination_ticket',
  start: 'ticket',
  texts,
  bounds,
  problem: (terms) => firstProblem(terms, bounds),
};
