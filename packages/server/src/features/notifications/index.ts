/** Function of the notifications feature that other features use. */
export { forgetAll as forgetNotifications } from './repository.ts';
