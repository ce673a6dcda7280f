/** What other features may use of members' personal data. */
export { eraseAtClosing } from './erase.ts';
