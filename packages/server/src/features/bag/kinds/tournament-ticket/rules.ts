import type { TournamentTicketTerms } from '@wl/world/bonuses/tournament-ticket/terms';
import type { BagKind } from '../bag-kind.ts';
import { NO_USE } from '../past.ts';

export const tournamentTicket: BagKind<TournamentTicketTerms> = {
  pays: 'tournament_entry',
  pastUse: () => Promise.resolve(NO_USE),
};
