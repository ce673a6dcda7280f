/** Loader for the travel journal tab, for use by other features. */
export { activitiesTab } from './loaders/activities-tab.ts';
