/** Functions that other features may use. */
export { sendOffer } from './send-offer.ts';
