import { Trans } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import { openDialog } from '../../../app/dialogs.ts';
import { endSession } from '../../../app/session/session.ts';
import { removeLocal } from '../../../app/session/storage.ts';
import { knownMember, useEmailLink } from '../address-at-hand.ts';
import { LockStamp } from '../components/lock-stamp.tsx';
import { AskForCode } from '../components/recovery/ask-for-code.tsx';
import { SetPassword } from '../components/recovery/set-password.tsx';
import { StepTitle } from '../components/recovery/step-title.tsx';
import s from '../components/email-sent.module.css';

/**
 * Shows the account recovery page: first the form for the e-mail address, then the form for the code and a new
 * password. The URL contains the step, so that the link in the e-mail (`?code=123456`) and the browser's back button
 * work.
 */
export default function ForgotPassword() {
  const { code } = useEmailLink();
  const [done, setDone] = useState(false);
  const finish = (email: string) => {
    // The server has ended every session of the account, so end the session here too.
    endSession();
    // Delete the stored name if it belongs to a different member. Otherwise, the sign-in HUD would greet that member
    // and ask only for a password.
    if (knownMember()?.email.toLowerCase() !== email.toLowerCase()) removeLocal('known-player');
    setDone(true);
  };
  return (
    <main className={`paper ${s.sheet ?? ''}`}>
      <LockStamp open={done} />
      {done ? (
        <>
          <StepTitle>
            <Trans>Your new password is set</Trans>
          </StepTitle>
          <p>
            <Trans>
              You have been signed out of all devices. If your account was locked, it is now
              unlocked. Sign in with the new password.
            </Trans>
          </p>
          <Button onClick={() => openDialog('sign-in')}>
            <Trans>Sign in</Trans>
          </Button>
        </>
      ) : code === undefined ? (
        <AskForCode />
      ) : (
        <SetPassword onDone={finish} />
      )}
    </main>
  );
}
