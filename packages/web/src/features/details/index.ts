/** Functions and components that other features can use. */
export { DetailsSheet } from './components/details-sheet.tsx';
export { useCountryName } from './use-country-name.ts';
export { useDates } from './use-dates.ts';
