/** Functions and types that other features may use. */
export { editionsUpTo, knownEditions, type Held, type Shelf } from './shelf.ts';
