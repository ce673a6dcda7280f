/** What other features may use of a member's changes of details. */
export { emailWantedOf } from './ask-for-email.ts';
export { forgetChanges, lastMoveOf, removeEmailWish } from './repository.ts';
