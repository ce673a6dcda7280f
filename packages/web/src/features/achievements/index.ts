/** Functions and components that other features can use. */
export { achievementsTab } from './loaders/achievements.ts';
