/** Functions that other features may use. */
export { eraseAtClosing } from './erase.ts';
