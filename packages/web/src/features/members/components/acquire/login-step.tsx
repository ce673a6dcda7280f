import { useLingui } from '@lingui/react/macro';
import { PasswordRules } from '../password-rules.tsx';
import type { StepProps } from './step-props.ts';
import { TextField } from './text-field.tsx';

export function LoginStep(step: StepProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="password"
        type="password"
        autoComplete="new-password"
        label={t`Password`}
        maxLength={128}
        step={step}
      />
      <PasswordRules password={step.draft.password} />
      <TextField
        name="confirmation"
        type="password"
        autoComplete="new-password"
        label={t`Repeat the password`}
        maxLength={128}
        step={step}
      />
    </>
  );
}
