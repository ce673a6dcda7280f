import type { TermFields, TermsOf } from '../term-fields.ts';

/** Terms of a ticket for one free trip. */
export const destinationTicketTerms = {} as const satisfies TermFields;
export type DestinationTicketTerms = TermsOf<'destination_ticket', typeof destinationTicketTerms>;
