/** What other features may use of the editions. */
export { editionsUpTo, knownEditions, type Held, type Shelf } from './shelf.ts';
