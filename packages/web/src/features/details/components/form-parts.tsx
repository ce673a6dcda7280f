import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Field } from '@wl/ui/controls/field';
import { useEffect } from 'react';
import { ApiError } from '../../../app/api.ts';
import { useErrorText, useFieldTexts } from '../../../app/errors.tsx';
import { endSession, useSession } from '../../../app/session/session.ts';
import s from './details.module.css';

/**
 * Returns the error texts for a rejected change: per field, for the password, and for the whole form. If the account
 * was locked, also ends the session.
 */
export function useRefusal(error: Error | null) {
  const errorText = useErrorText();
  const fields = useFieldTexts()(error);
  const navigate = useNavigate();
  const email = useSession((session) => session.player?.email);
  const code = error instanceof ApiError ? error.code : undefined;
  useEffect(() => {
    // The server ends the session after too many wrong passwords, so end it here too.
    if (code !== 'auth.locked') return;
    endSession();
    void navigate({ to: '/password-locked-player', state: email ? { email } : {} });
  }, [code, email, navigate]);
  const isPassword = code === 'auth.wrong_password';
  // For `member.too_young_there`, show a message for the whole form in addition to the field error, because only the
  // message states the required age.
  const isWhole = Object.keys(fields).length === 0 || code === 'member.too_young_there';
  return {
    fields,
    password: isPassword ? errorText(error) : undefined,
    whole: error && !isPassword && isWhole ? errorText(error) : undefined,
  };
}

/** Shows an error that concerns the whole form. Screen readers announce it. */
export function Trouble({ text }: { text: string | undefined }) {
  return (
    <p role="alert" className={text ? s.trouble : 'sr-only'}>
      {text}
    </p>
  );
}

interface PasswordProps {
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}

/**
 * Shows a password field for changes that must be confirmed with the password. The confirmation prevents a person who
 * finds a member's phone from making these changes.
 */
export function PasswordField({ value, error, onChange }: PasswordProps) {
  const { t } = useLingui();
  return (
    <Field
      label={t`Your password`}
      hint={t`We ask for your password so that nobody else who uses your device can make this change.`}
      type="password"
      name="password"
      autoComplete="current-password"
      required
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
