import type { FieldCode } from '@wl/contract/field-texts';

/** Date of birth as sent by the form: as a whole date, in three parts, or both. */
export interface BirthDateInput {
  dob: string;
  dobYear: string;
  dobMonth: string;
  dobDay: string;
}

export interface BirthDateVerdict {
  /** Date as `YYYY-MM-DD`; null if the input is invalid. */
  date: string | null;
  fields: Partial<Record<keyof BirthDateInput, FieldCode>>;
}

const FIRST_YEAR = 1900;

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * Parses a date of birth, sent as `dob` (dd/mm/yyyy), as separate year, month and day, or as both if they agree. There
 * are separate error codes for each part and for dates that do not exist, such as 31/02 (specification §5).
 * @param today UTC date, which determines the latest possible year
 */
export function readBirthDate(input: BirthDateInput, today: Date): BirthDateVerdict {
  const whole = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(input.dob.trim());
  const parts = [input.dobYear, input.dobMonth, input.dobDay].map((part) => part.trim());
  if (input.dob.trim() === '' && parts.every((part) => part === ''))
    return { date: null, fields: { dob: 'field.date_missing' } };
  const [yearText = '', monthText = '', dayText = ''] = parts.every((part) => part === '')
    ? [whole?.[3] ?? '', whole?.[2] ?? '', whole?.[1] ?? '']
    : parts;
  const number = (text: string, digits: number) =>
    new RegExp(`^\\d{1,${digits}}$`).test(text) ? Number(text) : NaN;
  const [year, month, day] = [number(yearText, 4), number(monthText, 2), number(dayText, 2)];
  const fields: BirthDateVerdict['fields'] = {};
  if (!(year >= FIRST_YEAR && year <= today.getUTCFullYear()))
    fields.dobYear = 'field.year_invalid';
  if (!(month >= 1 && month <= 12)) fields.dobMonth = 'field.month_invalid';
  if (!(day >= 1 && day <= 31)) fields.dobDay = 'field.day_invalid';
  const wrong = Object.keys(fields).length;
  if (wrong === 3) fields.dob = 'field.date_parts_invalid';
  if (wrong > 0) return { date: null, fields };
  const disagrees =
    input.dob.trim() !== '' &&
    (!whole || Number(whole[1]) !== day || Number(whole[2]) !== month || Number(whole[3]) !== year);
  if (day > daysIn(year, month) || disagrees)
    return { date: null, fields: { dob: 'field.date_invalid' } };
  const two = (value: number) => String(value).padStart(2, '0');
  return { date: `${year}-${two(month)}-${two(day)}`, fields };
}

/** Returns the age in whole years on a UTC day. In common years, a birthday on 29 February is treated as 1 March. */
export function ageOn(birthDate: string, today: Date): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const years = today.getUTCFullYear() - year;
  const thisMonth = today.getUTCMonth() + 1;
  const hadBirthday = thisMonth > month || (thisMonth === month && today.getUTCDate() >= day);
  return hadBirthday ? years : years - 1;
}
