import { fieldTexts, type FieldCode } from '@wl/contract/field-texts';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/**
 * Zod's message for issues that have no text in the contract. No Zod locale is loaded, so all of these issues have the
 * same message.
 */
const UNWORDED = 'Invalid input';

/** Returns the English texts of error codes, for the `errors` field of a response. */
export function textsOf(faults: Readonly<Record<string, FieldCode>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(faults).map(([field, code]) => [field, [fieldTexts[code][0]]]),
  );
}

const valueAt = (value: unknown, path: Issue['path']): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );

/**
 * Returns the error code for a password or e-mail field whose value is not a string or is too long (specification §8);
 * undefined for other fields.
 */
function impossible(path: Issue['path']): FieldCode | undefined {
  const field = String(path.at(-1));
  if (field === 'email') return 'field.email_malformed';
  return field === 'password' || field.endsWith('_password') ? 'field.password_invalid' : undefined;
}

function codeOf(issue: Issue, value: unknown): FieldCode {
  if (valueAt(value, issue.path) === undefined) return 'field.required';
  if (issue.code === 'invalid_type') return impossible(issue.path) ?? 'field.wrong_type';
  if (issue.code === 'too_big' && issue.origin === 'string')
    return impossible(issue.path) ?? 'field.too_long';
  return 'field.invalid';
}

/**
 * Returns the text of a validation issue: the contract's text if it has one, otherwise a generic text for that kind of
 * error.
 * @param value the path, query or body that failed validation
 */
export function textOfIssue(issue: Issue, value: unknown): string {
  return issue.message === UNWORDED ? fieldTexts[codeOf(issue, value)][0] : issue.message;
}
