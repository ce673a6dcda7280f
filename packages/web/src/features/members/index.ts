/**
 * Parts of the registration forms that other features reuse: the phone input, the look-up of a city by postcode, and
 * the field for an e-mailed code. The export `texts` is the members feature, which contains their translations.
 */
export { CodeField, isCode } from './components/code-field.tsx';
export { countryOfNumber } from './components/phone-input/countries.ts';
export { preferredCountries, useUnserved } from './components/phone-input/home-country.ts';
export { PhoneInput } from './components/phone-input/phone-input.tsx';
export { useCityOf } from './components/use-city-of.ts';
export { feature as texts } from './routes.tsx';
