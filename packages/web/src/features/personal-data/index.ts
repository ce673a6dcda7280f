/**
 * Exports the request for a copy of the member's data and its translations for use in other features. The translations
 * must be loaded with `useTexts`.
 */
export { DataCopy } from './components/data-copy.tsx';
export { feature as personalDataTexts } from './feature.ts';
