import type { DestinationTicketTerms } from '@wl/world/bonuses/destination-ticket/terms';
import type { BagKind } from '../bag-kind.ts';
import { NO_USE } from '../past.ts';

export const destinationTicket: BagKind<DestinationTicketTerms> = {
  pays: 'trip',
  pastUse: () => Promise.resolve(NO_USE),
};
