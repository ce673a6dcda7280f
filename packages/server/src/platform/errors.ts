import { errors, type ErrorAnswer, type ErrorCode } from '@wl/contract/errors';
import { moneyParams } from '@wl/contract/money-params';

export interface DomainErrorDetails {
  /** Values for the `{name}` places of the English text. */
  params?: Record<string, string | number>;
  /** Texts per form field, as 422 answers carry them. */
  fields?: Record<string, string[]>;
}

/** An expected failure. Its code decides the HTTP status and the text; see `contract/src/errors.ts`. */
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

/** The HTTP status of an error code. */
export function statusOf(code: ErrorCode): number {
  return errors[code][0];
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Value of a parameter as the English text shows it. */
const shown = (name: string, value: string | number): string =>
  typeof value === 'number' && moneyParams.has(name) ? dollars.format(value / 100) : String(value);

/** The JSON body that tells a client of an expected failure. */
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
