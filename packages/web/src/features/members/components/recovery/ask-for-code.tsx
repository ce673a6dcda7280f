import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { requestRecovery } from '@wl/contract/members';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { useState } from 'react';
import { useSend } from '../../../../app/api.ts';
import { useErrorText } from '../../../../app/errors.tsx';
import { useAddressAtHand } from '../../address-at-hand.ts';
import { complaints } from '../acquire/complaints.ts';
import { judgeEmail } from '../acquire/draft.ts';
import { StepTitle } from './step-title.tsx';
import s from '../email-sent.module.css';

/**
 * Shows the first step of account recovery, which asks for the e-mail address to which the code is sent. The next step
 * is the same whether or not the address belongs to a member.
 */
export function AskForCode() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const atHand = useAddressAtHand();
  const [email, setEmail] = useState(atHand.email);
  const [tried, setTried] = useState(false);
  const address = email.trim();
  const send = useSend(requestRecovery, {
    onSuccess: () =>
      navigate({
        to: '/forgot-password-known-user',
        search: { code: '' },
        state: { email: address },
      }),
  });
  const complaint = tried ? judgeEmail(email) : undefined;
  return (
    <>
      <StepTitle>
        <Trans>Forgot your password?</Trans>
      </StepTitle>
      <p>
        <Trans>
          Enter your e-mail address. We will send you a six-digit code to set a new password.
        </Trans>
      </p>
      <form
        className={s.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!judgeEmail(email)) send.mutate({ body: { email: address } });
        }}
      >
        <Field
          label={t`E-mail`}
          type="email"
          name="email"
          autoComplete="username"
          maxLength={254}
          required
          error={complaint && i18n._(complaints[complaint])}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {send.isError && (
          <p role="alert" className={s.alert}>
            {errorText(send.error)}
          </p>
        )}
        <Button type="submit" wide loading={send.isPending}>
          <Trans>Send me a six-digit code</Trans>
        </Button>
      </form>
      <Link
        to="/forgot-password-known-user"
        search={{ code: '' }}
        className={buttonClass({ variant: 'quiet' })}
      >
        <Trans>I already have a six-digit code</Trans>
      </Link>
    </>
  );
}
