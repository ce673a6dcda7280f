import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { requestRecovery } from '@wl/contract/members';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useAddressAtHand } from '../address-at-hand.ts';
import { LockStamp } from '../components/lock-stamp.tsx';
import s from '../components/email-sent.module.css';

/** Shows a button that e-mails a code to the sign-in address, and then opens the page for entering the code. */
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

/**
 * Shows a page that explains why the account is locked and how to unlock it. The text is the same for an unknown e-mail
 * address, so that it does not reveal whether an account exists.
 */
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
          The wrong password was entered too many times, so we locked the account and informed its
          owner by e-mail. To unlock it immediately, request a six-digit code and set a new
          password. Otherwise, the lock ends automatically after 24 hours. Your balance is safe.
        </Trans>
      </p>
      {email ? (
        <SendDigits email={email} />
      ) : (
        // The member's e-mail address is unknown here, so link to the recovery page, which asks for it.
        <Link to="/forgot-password-known-user" className={buttonClass()}>
          <Trans>Choose a new password</Trans>
        </Link>
      )}
    </main>
  );
}
