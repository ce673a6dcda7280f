import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { requestRecovery } from '@wl/contract/members';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { RECOVERY_CODE_LIFETIME_MS } from '@wl/world/casino/limits';
import { useSend } from '../../../../app/api.ts';
import { complaints } from '../acquire/complaints.ts';
import { judgeEmail } from '../acquire/draft.ts';
import { CodeField } from '../code-field.tsx';
import { Resend } from '../resend.tsx';
import { NewPassword } from './new-password.tsx';
import { StepTitle } from './step-title.tsx';
import { useReset } from './use-reset.ts';
import s from '../email-sent.module.css';

type Form = ReturnType<typeof useReset>;

const minutes = RECOVERY_CODE_LIFETIME_MS / 60_000;

/**
 * Shows the second step of account recovery, which asks for the code from the e-mail and, twice, for the new password.
 */
export function SetPassword({ onDone }: { onDone: (email: string) => void }) {
  const { i18n } = useLingui();
  const form = useReset(onDone);
  const resend = useSend(requestRecovery);
  const { address, tried, refusal } = form;
  return (
    <>
      <StepTitle>
        <Trans>Choose a new password</Trans>
      </StepTitle>
      <Explanation form={form} />
      <form
        className={s.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <EmailAddress form={form} />
        <CodeField
          ref={form.codeInput}
          code={form.code}
          error={refusal.code ?? (tried && !form.code && i18n._(complaints.required))}
          onChange={(code) => form.change({ code })}
        />
        <NewPassword
          password={form.password}
          again={form.again}
          tried={tried}
          refusal={refusal.password}
          onPassword={(password) => form.change({ password })}
          onAgain={(again) => form.change({ again })}
        />
        {refusal.whole && (
          <p role="alert" className={s.alert}>
            {refusal.whole}
          </p>
        )}
        <Button type="submit" wide loading={form.pending}>
          <Trans>Set new password</Trans>
        </Button>
      </form>
      {form.isAddressTyped && (
        <Resend send={resend} onPress={() => resend.mutate({ body: { email: address } })}>
          <Trans>
            If this e-mail address is registered, we have sent the code again. Please check your
            spam folder too.
          </Trans>
        </Resend>
      )}
      <Link to="/forgot-password-known-user" className={buttonClass({ variant: 'quiet' })}>
        {form.isAddressTyped ? (
          <Trans>Use a different e-mail address</Trans>
        ) : (
          <Trans>Send me a six-digit code</Trans>
        )}
      </Link>
    </>
  );
}

/** Explains where the code was sent and how long it is valid. */
function Explanation({ form: { isAddressTyped, address } }: { form: Form }) {
  return (
    <p>
      {isAddressTyped ? (
        <Trans>
          If <b>{address}</b> is registered, we have sent a six-digit code to it. The code is valid
          for {minutes} minutes and only in this browser.
        </Trans>
      ) : (
        <Trans>
          Enter the six-digit code from our e-mail. The code is valid for {minutes} minutes and only
          in the browser that requested it.
        </Trans>
      )}
    </p>
  );
}

/** Shows the field for the e-mail address, or hides it if the address was entered in the previous step. */
function EmailAddress({ form }: { form: Form }) {
  const { t, i18n } = useLingui();
  const emailComplaint = judgeEmail(form.address);
  return form.isAddressTyped ? (
    // Tells password managers which e-mail address belongs to the new password.
    <input type="email" name="email" autoComplete="username" value={form.address} readOnly hidden />
  ) : (
    <Field
      label={t`E-mail`}
      type="email"
      name="email"
      autoComplete="username"
      maxLength={254}
      required
      error={form.tried && emailComplaint && i18n._(complaints[emailComplaint])}
      value={form.email}
      onChange={(event) => form.change({ email: event.target.value })}
    />
  );
}
