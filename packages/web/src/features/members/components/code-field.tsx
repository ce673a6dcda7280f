import { useLingui } from '@lingui/react/macro';
import { Field } from '@wl/ui/controls/field';
import type { ReactNode, Ref } from 'react';
import s from './email-sent.module.css';

const DIGITS = 6;

/** Returns true if a code consists of exactly six digits. */
export const isCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Returns the digits of a code that was typed, pasted or taken from a link. */
export const digitsOf = (text: unknown): string =>
  typeof text === 'string' || typeof text === 'number'
    ? String(text).replace(/\D/g, '').slice(0, DIGITS)
    : '';

interface Props {
  code: string;
  onChange: (code: string) => void;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Renders the input field for a confirmation code sent by e-mail. */
export function CodeField({ code, onChange, error, ref }: Props) {
  const { t } = useLingui();
  return (
    <Field
      label={t`Your code`}
      error={error}
      {...(ref && { ref })}
      className={s.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={code}
      onChange={(event) => onChange(digitsOf(event.target.value))}
    />
  );
}
