/**
 * Parts of the registration for other features: phone input, lookup of a city by postcode, and field for an e-mail
 * code. `texts` is the feature that contains the texts of these parts.
 */
export { CodeField, isCode } from './components/code-field.tsx';
export { countryOfNumber } from './components/phone-input/countries.ts';
export { preferredCountries, useUnserved } from './components/phone-input/home-country.ts';
export { PhoneInput } from './components/phone-input/phone-input.tsx';
export { useCityOf } from './components/use-city-of.ts';
export { feature as texts } from './routes.tsx';
