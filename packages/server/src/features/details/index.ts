/** Functions that other features may use. */
export { emailWantedOf } from './ask-for-email.ts';
export { forgetChanges, lastMoveOf, removeEmailRequest } from './repository.ts';
