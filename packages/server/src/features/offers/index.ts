/** Functions that other features may use. */
export { endOffers } from './end-offers.ts';
export { offerEmail, sendOffer, type OfferWords } from './send-offer.ts';
