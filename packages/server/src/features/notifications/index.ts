/** What other features may use of notifications. */
export { bellOf } from './read-notifications.ts';
export { forgetAll as forgetNotifications } from './repository.ts';
