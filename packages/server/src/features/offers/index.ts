/** Functions that other features may use. */
export { offerEmail, sendOffer, type OfferWords } from './send-offer.ts';
