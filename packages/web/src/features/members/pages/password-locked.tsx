import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { requestRecovery } from '@wl/contract/members';
import { buttonClass } from '@wl/ui/button';
import { useSend } from '../../../app/api.ts';
import { useAddressAtHand } from '../address-at-hand.ts';
import { LockStamp } from '../components/lock-stamp.tsx';
import { Resend } from '../components/resend.tsx';
import s from '../components/letter.module.css';

/** Too many wrong passwords: what happened and what to do. Says the same for an address that is nobody's. */
export default function PasswordLocked() {
  const { email } = useAddressAtHand();
  const resend = useSend(requestRecovery);
  return (
    <main className={`paper ${s.letter ?? ''}`}>
      <LockStamp />
      <h1>
        <Trans>Your account is locked</Trans>
      </h1>
      <p>
        <Trans>
          The password was wrong too often, so we locked the account and sent its owner an e-mail
          with six digits. A new password opens it at once; without one, the lock ends by itself
          after 24 hours. Your balance is safe.
        </Trans>
      </p>
      <Link
        to="/forgot-password-known-user"
        {...(email && { search: { code: '' }, state: { email } })}
        className={buttonClass()}
      >
        <Trans>Choose a new password</Trans>
      </Link>
      {email ? (
        <Resend send={resend} onPress={() => resend.mutate({ body: { email } })}>
          <Trans>
            If this address is known, the e-mail is on its way again. Please look into your spam
            folder too.
          </Trans>
        </Resend>
      ) : (
        // Opened by its address: the first step of the recovery asks for the e-mail address and sends to it.
        <Link to="/forgot-password-known-user" className={buttonClass({ variant: 'quiet' })}>
          <Trans>Send the e-mail again</Trans>
        </Link>
      )}
    </main>
  );
}
