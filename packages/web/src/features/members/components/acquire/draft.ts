/** Pure functions for the registration draft, which the wizard passes between its steps and keeps across a reload. */
import { minimumAge } from '@wl/world/casino/jurisdictions';
import { MINIMUM_AGE_YEARS } from '@wl/world/casino/limits';
import type { CountryCode } from '../phone-input/countries.ts';

export interface Draft {
  first_name: string;
  last_name: string;
  gender: '' | 'male' | 'female';
  dobDay: string;
  dobMonth: string;
  dobYear: string;
  nationality: string;
  /** Phone number as typed. `phoneNumber` is the same number in E.164 format, or as typed if it cannot be parsed. */
  phone: string;
  phoneNumber: string;
  /**
   * Country shown next to the number, used to parse a number without a country code. Empty until the member has entered
   * a number or selected a country.
   */
  phoneCountry: CountryCode | '';
  /** True if the phone number is valid or the phone library failed to load; null until the number can be checked. */
  phoneValid: boolean | null;
  email: string;
  country: string;
  post_code: string;
  city: string;
  address1: string;
  address2: string;
  password: string;
  confirmation: string;
  acquire_travel_bags_id: string;
  term_and_condition: boolean;
  offer_from: boolean;
}

export type FieldName = keyof Draft;

export const emptyDraft: Draft = {
  first_name: '',
  last_name: '',
  gender: '',
  dobDay: '',
  dobMonth: '',
  dobYear: '',
  nationality: '',
  phone: '',
  phoneNumber: '',
  phoneCountry: '',
  phoneValid: null,
  email: '',
  country: '',
  post_code: '',
  city: '',
  address1: '',
  address2: '',
  password: '',
  confirmation: '',
  acquire_travel_bags_id: 'pouch',
  term_and_condition: true,
  offer_from: true,
};

export const stepNames = ['identity', 'contact', 'address', 'login', 'bag', 'terms'] as const;
export type StepName = (typeof stepNames)[number];

export const fieldsOf: Record<StepName, readonly FieldName[]> = {
  identity: ['first_name', 'last_name', 'gender', 'dobDay', 'dobMonth', 'dobYear', 'nationality'],
  contact: ['phone', 'email'],
  address: ['country', 'post_code', 'city', 'address1', 'address2'],
  login: ['password', 'confirmation'],
  bag: ['acquire_travel_bags_id'],
  terms: ['term_and_condition', 'offer_from'],
};

/** Names of the error texts in specification §5. The wizard shows the texts in the member's language. */
export type Complaint =
  | 'required'
  | 'email_missing'
  | 'email_invalid'
  | 'email_taken'
  | 'phone_invalid'
  | 'birth_missing'
  | 'day_invalid'
  | 'month_invalid'
  | 'year_invalid'
  | 'date_invalid'
  | 'too_young'
  | 'password_missing'
  | 'password_weak'
  | 'password_mismatch'
  | 'terms_missing';

/**
 * Possible error in a field. The text for `too_young_there` contains a country's minimum age, so the page composes it.
 */
export type Fault = Complaint | 'too_young_there';

/** Returns the number of full years between a birth date and `today`, both as UTC calendar days. */
export function ageOn(birth: Date, today: Date): number {
  const years = today.getUTCFullYear() - birth.getUTCFullYear();
  const before =
    today.getUTCMonth() < birth.getUTCMonth() ||
    (today.getUTCMonth() === birth.getUTCMonth() && today.getUTCDate() < birth.getUTCDate());
  return before ? years - 1 : years;
}

/**
 * Returns the minimum age in the draft's country. If no country is selected yet, returns the casino's own minimum age.
 */
export const ageAsked = ({ country }: Pick<Draft, 'country'>): number => minimumAge(country);

/**
 * Returns true if the member meets the casino's own minimum age, but not the higher minimum age of the selected
 * country.
 */
function isTooYoungThere(draft: Draft, today: Date): boolean {
  const birth = new Date(
    Date.UTC(Number(draft.dobYear), Number(draft.dobMonth) - 1, Number(draft.dobDay)),
  );
  return judgeBirth(draft, today) === undefined && ageOn(birth, today) < ageAsked(draft);
}

type Birth = Pick<Draft, 'dobDay' | 'dobMonth' | 'dobYear'>;

/** Returns the first error in a birth date, and the field that contains the error. */
export function judgeBirth(
  birth: Birth,
  today: Date,
): { field: keyof Birth; complaint: Complaint } | undefined {
  const { dobDay, dobMonth, dobYear } = birth;
  if (!dobDay && !dobMonth && !dobYear) return { field: 'dobDay', complaint: 'birth_missing' };
  const [day, month, year] = [Number(dobDay), Number(dobMonth), Number(dobYear)];
  if (!/^\d{4}$/.test(dobYear) || year < today.getUTCFullYear() - 120) {
    return { field: 'dobYear', complaint: 'year_invalid' };
  }
  if (!/^\d{1,2}$/.test(dobMonth) || month < 1 || month > 12) {
    return { field: 'dobMonth', complaint: 'month_invalid' };
  }
  if (!/^\d{1,2}$/.test(dobDay) || day < 1 || day > 31) {
    return { field: 'dobDay', complaint: 'day_invalid' };
  }
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCDate() !== day) return { field: 'dobDay', complaint: 'date_invalid' };
  if (ageOn(date, today) < MINIMUM_AGE_YEARS) return { field: 'dobYear', complaint: 'too_young' };
  return undefined;
}

/**
 * Returns the changes to the draft when a country is selected. Selecting a country without preset consents unticks both
 * consent boxes. If both boxes are still unticked when the member switches from that country to one with preset
 * consents, both are ticked.
 */
export function chooseCountry(
  before: Pick<Draft, 'country' | 'term_and_condition' | 'offer_from'>,
  country: string,
  list: readonly { id: string; consents_preset: boolean }[],
): Partial<Draft> {
  const isPreset = (code: string) => list.find(({ id }) => id === code)?.consents_preset ?? true;
  const both = (ticked: boolean) => ({
    country,
    term_and_condition: ticked,
    offer_from: ticked,
  });
  if (!isPreset(country)) return both(false);
  const wasCleared = !isPreset(before.country) && !before.term_and_condition && !before.offer_from;
  return wasCleared ? both(true) : { country };
}

/** Returns which of the password requirements (specification §5) are met, for the checklist shown while typing. */
export function passwordParts(password: string) {
  return {
    length: password.length >= 8,
    digit: /\d/.test(password),
    special: /[^\p{L}\p{N}\s]/u.test(password),
    capital: /\p{Lu}/u.test(password),
  };
}

const isStrong = (password: string): boolean =>
  Object.values(passwordParts(password)).every(Boolean);

const required = (value: string): Complaint | undefined => (value.trim() ? undefined : 'required');

export function judgeEmail(email: string): Complaint | undefined {
  if (!email.trim()) return 'email_missing';
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()) ? undefined : 'email_invalid';
}

export function judgePassword(password: string): Complaint | undefined {
  if (!password) return 'password_missing';
  return isStrong(password) ? undefined : 'password_weak';
}

/** Returns the error of one field of the draft; undefined if it has none. The server checks all fields again. */
export function judgeField(name: FieldName, draft: Draft, today: Date): Fault | undefined {
  switch (name) {
    case 'dobDay':
    case 'dobMonth':
    case 'dobYear': {
      const found = judgeBirth(draft, today);
      return found?.field === name ? found.complaint : undefined;
    }
    case 'phone':
      return required(draft.phone) ?? (draft.phoneValid === false ? 'phone_invalid' : undefined);
    case 'email':
      return judgeEmail(draft.email);
    case 'password':
      return judgePassword(draft.password);
    case 'confirmation':
      return draft.confirmation === draft.password ? undefined : 'password_mismatch';
    case 'term_and_condition':
      return draft.term_and_condition ? undefined : 'terms_missing';
    case 'country':
      return (
        required(draft.country) ?? (isTooYoungThere(draft, today) ? 'too_young_there' : undefined)
      );
    case 'first_name':
    case 'last_name':
    case 'gender':
    case 'nationality':
    case 'post_code':
    case 'city':
    case 'address1':
    case 'acquire_travel_bags_id':
      return required(draft[name]);
    default:
      return undefined;
  }
}

/**
 * Returns the names of the fields whose values change. Unchanged values are ignored because the phone input reports
 * them too, and they must not clear a server error.
 */
export function changedFields(draft: Draft, part: Partial<Draft>): FieldName[] {
  const names = (Object.keys(part) as FieldName[]).filter((name) => part[name] !== draft[name]);
  return names.includes('phoneNumber') ? [...names, 'phone'] : names;
}

/** Returns the step that contains a field. Used to find the step for an error from the server. */
export function stepOf(field: string): StepName | undefined {
  const name = field === 'dob' ? 'dobDay' : field;
  return stepNames.find((step) => (fieldsOf[step] as readonly string[]).includes(name));
}

/** Returns the part of the draft that survives a reload: all fields except the password. */
export function keepable(draft: Draft): Draft {
  return { ...draft, password: '', confirmation: '' };
}
