/** What other features may use of offers. */
export { sendOffer } from './send-offer.ts';
