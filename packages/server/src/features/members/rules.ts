import parsePhone from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';
import type { FieldCode } from '@wl/contract/field-texts';
import type { NewPlayer } from '@wl/contract/members';
import { bagById, DEFAULT_BAG_ID } from '@wl/world/casino/bags';
import { isBlocked, minimumAge } from '@wl/world/casino/jurisdictions';
import {
  ADDRESS_MAX_LENGTH,
  AFFILIATE_TOKEN_MAX_LENGTH,
  CITY_MAX_LENGTH,
  MAXIMUM_AGE_YEARS,
  MINIMUM_AGE_YEARS,
  NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH_REGISTRATION,
  PHONE_NATIONAL_MAX_DIGITS,
  PHONE_NATIONAL_MIN_DIGITS,
  POST_CODE_MAX_LENGTH,
} from '@wl/world/casino/limits';
import { ageOn, readBirthDate } from './dates.ts';
import { emailKeyOf, judgeEmail } from '../../platform/email/email-address.ts';
import { judgePassword } from '../../platform/passwords/password-rules.ts';

/** Error codes by form field. */
export type FieldFaults = Partial<Record<keyof NewPlayer, FieldCode>>;

type Gender = 'male' | 'female';
const isGender = (text: string): text is Gender => text === 'male' || text === 'female';

/** Validated registration, normalised for storage. */
export interface Applicant {
  email: string;
  emailKey: string;
  /** E.164 format. */
  phone: string;
  password: string;
  /** Format `YYYY-MM-DD`. */
  birthDate: string;
  firstName: string;
  lastName: string;
  nationality: string;
  address1: string;
  address2: string;
  postCode: string;
  gender: Gender;
  city: string;
  country: string;
  offers: boolean;
  language: NewPlayer['language'];
  affiliateToken: string | null;
  bagId: string;
}

export type RegistrationVerdict =
  | { ok: true; applicant: Applicant }
  | { ok: false; faults: FieldFaults; tooYoung: TooYoung | null };

/**
 * Parses a phone number (specification §5). The number must:
 * - have at most 25 characters: digits, spaces, parentheses, plus signs and hyphens
 * - have 2 to 17 national digits
 * - be valid in its country, which must not be blocked
 *
 * @param country ISO 3166 alpha-2 code of the country assumed for a number without an international prefix
 * @returns the number in E.164 format, or null if it is invalid
 */
export function readPhone(phone: string, country: string): string | null {
  if (phone.length > PHONE_MAX_LENGTH_REGISTRATION || !/^[\d ()+-]+$/.test(phone)) return null;
  const number = parsePhone(phone, country as CountryCode);
  if (!number?.isValid()) return null;
  const digits = number.nationalNumber.length;
  if (digits < PHONE_NATIONAL_MIN_DIGITS || digits > PHONE_NATIONAL_MAX_DIGITS) return null;
  if (number.country && isBlocked(number.country)) return null;
  return number.number;
}

/** Checks a required text field, which can have at most `max` characters. */
function judgeText(value: string, max: number): FieldCode | null {
  const text = value.trim();
  if (text === '') return 'field.required';
  if (text.length > max) return 'field.too_long';
  // Control characters and angle brackets are not allowed in names, addresses or passport details.
  return /[\p{Cc}<>]/u.test(text) ? 'field.fill_out' : null;
}

/** Address fields as entered, before validation. */
export type AddressInput = Pick<
  NewPlayer,
  'country' | 'post_code' | 'city' | 'address1' | 'address2'
>;

/**
 * Checks the fields of an address.
 * @param known returns true if an ISO alpha-2 code names a country
 * @returns an error code for each field; null if the field is valid
 */
export function judgeAddress(
  address: AddressInput,
  known: (country: string) => boolean,
): Record<keyof AddressInput, FieldCode | null> {
  const { address1, address2, post_code, city, country } = address;
  return {
    address1: judgeText(address1, ADDRESS_MAX_LENGTH),
    address2: address2.trim() === '' ? null : judgeText(address2, ADDRESS_MAX_LENGTH),
    post_code: judgeText(post_code, POST_CODE_MAX_LENGTH),
    city: judgeText(city, CITY_MAX_LENGTH),
    country: known(country) ? null : 'field.required',
  };
}

/**
 * Error for a person below the minimum age: this casino's own minimum, or the higher minimum `age` of the country of
 * residence (decisions §3).
 */
export type TooYoung =
  | { code: 'member.too_young' }
  | { code: 'member.too_young_there'; age: number };

/**
 * Returns the reason why a person of this age cannot play as a resident of the country; null if the person is old
 * enough.
 */
export function judgeAge(age: number, country: string): TooYoung | null {
  const asked = minimumAge(country);
  if (age >= asked) return null;
  return asked > MINIMUM_AGE_YEARS
    ? { code: 'member.too_young_there', age: asked }
    : { code: 'member.too_young' };
}

function judgeBirthDate(player: NewPlayer, today: Date) {
  const { date, fields } = readBirthDate(player, today);
  const age = date === null ? null : ageOn(date, today);
  const tooYoung = age === null ? null : judgeAge(age, player.country);
  const faults: FieldFaults = { ...fields };
  if (tooYoung?.code === 'member.too_young') faults.dob = 'field.too_young';
  else if (tooYoung) faults.country = 'field.too_young_there';
  else if (age !== null && age > MAXIMUM_AGE_YEARS) faults.dob = 'field.date_invalid';
  return { date, tooYoung, faults };
}

/**
 * Checks a complete registration (specification §5, decisions §2).
 * @param known returns true if an ISO alpha-2 code names a country
 * @param today current time according to the application's clock
 */
export function judgeRegistration(
  player: NewPlayer,
  known: (country: string) => boolean,
  today: Date,
): RegistrationVerdict {
  const email = player.email.trim();
  const birth = judgeBirthDate(player, today);
  const phone = readPhone(player.phone.trim(), player.country);
  const gender = isGender(player.gender) ? player.gender : null;
  const bagId = player.acquire_travel_bags_id || DEFAULT_BAG_ID;
  const judged: Record<string, FieldCode | null> = {
    email: judgeEmail(email),
    phone: player.phone.trim() === '' ? 'field.required' : phone ? null : 'field.phone_invalid',
    password: judgePassword(player.password, [player.first_name, player.last_name, email]),
    first_name: judgeText(player.first_name, NAME_MAX_LENGTH),
    last_name: judgeText(player.last_name, NAME_MAX_LENGTH),
    gender: gender ? null : 'field.required',
    nationality: known(player.nationality) ? null : 'field.required',
    ...judgeAddress(player, known),
    term_and_condition: player.term_and_condition ? null : 'field.required',
    acquire_travel_bags_id: bagById(bagId)?.atRegistration ? null : 'field.required',
  };
  const faults: FieldFaults = { ...birth.faults };
  for (const [field, code] of Object.entries(judged))
    if (code) faults[field as keyof NewPlayer] = code;
  if (Object.keys(faults).length > 0 || birth.date === null || !phone || !gender)
    return { ok: false, faults, tooYoung: birth.tooYoung };
  return {
    ok: true,
    applicant: {
      email,
      emailKey: emailKeyOf(email),
      phone,
      password: player.password,
      birthDate: birth.date,
      firstName: player.first_name.trim(),
      lastName: player.last_name.trim(),
      nationality: player.nationality,
      address1: player.address1.trim(),
      address2: player.address2.trim(),
      postCode: player.post_code.trim(),
      gender,
      city: player.city.trim(),
      country: player.country,
      offers: player.offer_from ?? false,
      language: player.language,
      affiliateToken: player.affiliate_token?.trim().slice(0, AFFILIATE_TOKEN_MAX_LENGTH) || null,
      bagId,
    },
  };
}

/** Folds case and removes accents and punctuation, so that spelling variants of a name or street become equal. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the normalised name and birth date that are hashed to find a person's other accounts (decisions §3). */
export function personText(
  person: Pick<Applicant, 'firstName' | 'lastName' | 'birthDate'>,
): string {
  return [fold(person.firstName + person.lastName), person.birthDate].join('|');
}

/** Returns the normalised address that is hashed to find accounts with the same address. */
export function addressText(place: Pick<Applicant, 'country' | 'postCode' | 'address1'>): string {
  return [place.country, fold(place.postCode), fold(place.address1)].join('|');
}

/**
 * Returns the text whose hash identifies a person who registers again (decisions §3): name, birth date and address,
 * normalised for case, accents and punctuation.
 */
export function identityText(
  person: Parameters<typeof personText>[0] & Parameters<typeof addressText>[0],
): string {
  return `${personText(person)}|${addressText(person)}`;
}
