import { errors, type ErrorAnswer, type ErrorCode } from '@wl/contract/errors';
import { moneyParams } from '@wl/contract/money-params';

export interface DomainErrorDetails {
  /** Values for the `{name}` placeholders in the error's text. */
  params?: Record<string, string | number>;
  /** Error texts by form field, for 422 responses. */
  fields?: Record<string, string[]>;
}

/** Expected failure. Its code determines its HTTP status and error text (`contract/src/errors.ts`). */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly params?: Record<string, string | number>;
  readonly fields?: Record<string, string[]>;

  constructor(code: ErrorCode, details: DomainErrorDetails = {}) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    if (details.params) this.params = details.params;
    if (details.fields) this.fields = details.fields;
  }
}

export function statusOf(code: ErrorCode): number {
  return errors[code][0];
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats an error parameter for the English message. Amounts of money are given in cents and shown in dollars. */
const shown = (name: string, value: string | number): string =>
  typeof value === 'number' && moneyParams.has(name) ? dollars.format(value / 100) : String(value);

/** Returns the JSON body that reports an expected failure to a client. */
export function answerOf(error: DomainError): ErrorAnswer {
  const message = errors[error.code][1].replace(/\{(\w+)\}/g, (place: string, name: string) =>
    shown(name, error.params?.[name] ?? place),
  );
  return {
    code: error.code,
    message,
    ...(error.fields ? { errors: error.fields } : {}),
    ...(error.params ? { params: error.params } : {}),
  };
}
