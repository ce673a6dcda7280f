/** Activity entry for winnings from free spins. The specification defines the same entry for spin credits. */
export { spinCreditsActivity as freeSpinsActivity } from '../spin-credits/activity.ts';
