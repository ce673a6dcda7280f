/** Functions that other features can use. */
export { emailWantedOf } from './ask-for-email.ts';
export { forgetChanges, lastMoveOf, removeEmailRequest } from './repository.ts';
