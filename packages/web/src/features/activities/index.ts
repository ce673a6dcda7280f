/** Loader of the tab with the travel journal, for use by other features. */
export { activitiesTab } from './loaders/activities-tab.ts';
