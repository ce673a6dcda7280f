import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { requestRecovery } from '@wl/contract/members';
import { Button, buttonClass } from '@wl/ui/button';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useAddressAtHand } from '../address-at-hand.ts';
import { LockStamp } from '../components/lock-stamp.tsx';
import s from '../components/email-sent.module.css';

/** Sends the digits to the address of the sign-in and leads to the page where they are typed. */
function SendDigits({ email }: { email: string }) {
  const errorText = useErrorText();
  const navigate = useNavigate();
  const send = useSend(requestRecovery, {
    onSuccess: () =>
      navigate({ to: '/forgot-password-known-user', search: { code: '' }, state: { email } }),
  });
  return (
    <>
      {send.isError && (
        <p role="alert" className={s.alert}>
          {errorText(send.error)}
        </p>
      )}
      <Button loading={send.isPending} onClick={() => send.mutate({ body: { email } })}>
        <Trans>Send me a six-digit code</Trans>
      </Button>
    </>
  );
}

/** Account lock after too many wrong passwords: the reason and the next step. The text is the same for an unknown address. */
export default function PasswordLocked() {
  const { email } = useAddressAtHand();
  return (
    <main className={`paper ${s.sheet ?? ''}`}>
      <LockStamp />
      <h1>
        <Trans>Your account is locked</Trans>
      </h1>
      <p>
        <Trans>
          The password was wrong too often, so we locked the account and informed its owner by
          e-mail. A new password unlocks it immediately: we send a six-digit code for it. Otherwise
          the lock ends automatically after 24 hours. Your balance is safe.
        </Trans>
      </p>
      {email ? (
        <SendDigits email={email} />
      ) : (
        // Opened without an e-mail address: the recovery page requests it.
        <Link to="/forgot-password-known-user" className={buttonClass()}>
          <Trans>Choose a new password</Trans>
        </Link>
      )}
    </main>
  );
}
