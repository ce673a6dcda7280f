/** The specification has one activity for the winnings of free spins and spin credits. */
export { spinCreditsActivity as freeSpinsActivity } from '../spin-credits/activity.ts';
