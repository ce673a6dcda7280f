/** Functions that other features may use. */
export { bellOf } from './read-notifications.ts';
export { forgetAll as forgetNotifications } from './repository.ts';
