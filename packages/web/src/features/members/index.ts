/**
 * Registration components that other features reuse: phone input, lookup of a city by postcode, and field for an
 * e-mailed code. `texts` is the feature that contains their translations.
 */
export { CodeField, isCode } from './components/code-field.tsx';
export { countryOfNumber } from './components/phone-input/countries.ts';
export { preferredCountries, useUnserved } from './components/phone-input/home-country.ts';
export { PhoneInput } from './components/phone-input/phone-input.tsx';
export { useCityOf } from './components/use-city-of.ts';
export { feature as texts } from './routes.tsx';
