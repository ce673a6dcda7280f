/** Functions that other features may use. */
export { forgetAll as forgetNotifications } from './repository.ts';
