/** Functions that other features can use. */
export { hasCampaignPage } from './repository.ts';
