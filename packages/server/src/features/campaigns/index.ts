/** Function of the campaigns feature that other features use. */
export { hasCampaignPage } from './repository.ts';
