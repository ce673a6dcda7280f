/** Function that the personal-data feature offers to other features. */
export { eraseAtClosing } from './erase.ts';
