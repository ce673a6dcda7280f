/** Functions and types that other features can use. */
export { editionsUpTo, knownEditions, type Held, type Shelf } from './shelf.ts';
