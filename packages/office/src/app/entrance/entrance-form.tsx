import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@wl/contract/client';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import type { ChangeEvent, ReactNode } from 'react';
import { useErrorText } from '../api.ts';
import { NoPasskey } from './passkey.ts';
import s from './entrance-form.module.css';

/**
 * Props of a field in an entrance form (sign-in or one-time link), including the value and whether the server rejected
 * that value.
 */
export interface EntranceInput {
  value: string;
  required: true;
  isInvalid: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * Returns a function that creates the props of the field with the given name.
 * @param error error from the last attempt
 */
export function inputsOf<Form extends Record<string, string>>(
  form: Form,
  setForm: (change: (old: Form) => Form) => void,
  error: Error | null,
): (name: keyof Form & string) => EntranceInput {
  const faults = error instanceof ApiError ? error.fields : {};
  return (name) => ({
    value: form[name] ?? '',
    required: true,
    isInvalid: name in faults,
    onChange: ({ target: { value } }) => setForm((old) => ({ ...old, [name]: value })),
  });
}

interface EntranceFormProps {
  children: ReactNode;
  /** Label of the submit button. */
  submit: ReactNode;
  onSubmit: () => void;
  isPending: boolean;
  error: Error | null;
  /** Control for another sign-in method, shown below the submit button. */
  other?: ReactNode;
}

/** Shows the form of the sign-in and one-time-link pages: fields, an error message and one button. */
export function EntranceForm({
  children,
  submit,
  onSubmit,
  isPending,
  error,
  other,
}: EntranceFormProps) {
  const errorText = useErrorText();
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {error && (
        <p role="alert" className={s.error}>
          {error instanceof NoPasskey ? (
            <Trans>
              No passkey was used. Try again, or enter the code from your authenticator app.
            </Trans>
          ) : (
            errorText(error)
          )}
        </p>
      )}
      <Button type="submit" wide inactive={isPending}>
        {isPending ? <Trans>Checking…</Trans> : submit}
      </Button>
      {other}
    </form>
  );
}

/** Shows the field for the six-digit code from an authenticator app. */
export function CodeField(props: EntranceInput) {
  const { t } = useLingui();
  return (
    <Field
      label={<Trans>Authenticator code</Trans>}
      className={s.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]{6}"
      maxLength={6}
      title={t`Six digits`}
      {...props}
    />
  );
}
