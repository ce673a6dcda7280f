import type { TermFields, TermsOf } from '../term-fields.ts';

/** Terms of a ticket for free entry to one tournament. */
export const tournamentTicketTerms = {} as const satisfies TermFields;
export type TournamentTicketTerms = TermsOf<'tournament_ticket', typeof tournamentTicketTerms>;
