/** Parts of the registration for other features: phone input, city of a post code, code of an e-mail. Their texts are `texts`. */
export { CodeField, isCode } from './components/code-field.tsx';
export { countryOfNumber } from './components/phone-input/countries.ts';
export { preferredCountries, useUnserved } from './components/phone-input/home-country.ts';
export { PhoneInput } from './components/phone-input/phone-input.tsx';
export { useCityOf } from './components/use-city-of.ts';
export { feature as texts } from './routes.tsx';
