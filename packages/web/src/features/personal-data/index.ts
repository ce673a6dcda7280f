/**
 * Exports `DataCopy` and its translations for use in other features, which must load the translations with `useTexts`.
 */
export { DataCopy } from './components/data-copy.tsx';
export { feature as personalDataTexts } from './feature.ts';
