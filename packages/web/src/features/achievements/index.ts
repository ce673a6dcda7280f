/** Loader for the achievements tab, for use by other features. */
export { achievementsTab } from './loaders/achievements.ts';
