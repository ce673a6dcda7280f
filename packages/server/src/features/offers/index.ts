/** Functions of the offers feature that other features use. */
export { endOffers } from './end-offers.ts';
export { offerEmail, sendOffer, type OfferWords } from './send-offer.ts';
