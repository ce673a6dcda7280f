import { useLingui } from '@lingui/react/macro';
import { Field } from '@wl/ui/controls/field';
import type { ReactNode } from 'react';
import { complaints } from '../acquire/complaints.ts';
import { judgePassword } from '../acquire/draft.ts';
import { PasswordRules } from '../password-rules.tsx';

interface Props {
  password: string;
  again: string;
  onPassword: (password: string) => void;
  onAgain: (again: string) => void;
  /** Error that the server returned for the password. */
  refusal?: ReactNode;
  /** True once the form has been submitted. Before that, no errors are shown. */
  tried: boolean;
}

/** Shows the fields for a new password and its confirmation, with the password rules. */
export function NewPassword({ password, again, onPassword, onAgain, refusal, tried }: Props) {
  const { t, i18n } = useLingui();
  const complaint = tried ? judgePassword(password) : undefined;
  return (
    <>
      <Field
        label={t`New password`}
        type="password"
        name="password"
        autoComplete="new-password"
        maxLength={128}
        required
        error={refusal ?? (complaint && i18n._(complaints[complaint]))}
        value={password}
        onChange={(event) => onPassword(event.target.value)}
      />
      <PasswordRules password={password} />
      <Field
        label={t`Repeat the new password`}
        type="password"
        name="confirmation"
        autoComplete="new-password"
        maxLength={128}
        required
        error={tried && again !== password && t`Both new Passwords must match`}
        value={again}
        onChange={(event) => onAgain(event.target.value)}
      />
    </>
  );
}
