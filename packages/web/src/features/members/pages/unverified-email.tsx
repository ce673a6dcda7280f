import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { confirmEmail, resendConfirmation } from '@wl/contract/members';
import { Button } from '@wl/ui/controls/button';
import { useEffect, useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { storePlayer, takeDestination, useSession } from '../../../app/session/session.ts';
import { useEmailLink } from '../address-at-hand.ts';
import { CodeField, digitsOf, isCode } from '../components/code-field.tsx';
import { Resend } from '../components/resend.tsx';
import s from '../components/email-sent.module.css';

/**
 * Shows the page for a member whose e-mail address is unconfirmed and whose access is restricted. The code from the
 * e-mail gives full access.
 */
export default function UnverifiedEmail() {
  const navigate = useNavigate();
  const errorText = useErrorText();
  const search = useEmailLink();
  const player = useSession((session) => session.player);
  const [code, setCode] = useState(() => digitsOf(search.code));
  const confirm = useSend(confirmEmail, {
    onSuccess: async ({ data }) => {
      storePlayer(data.player);
      await navigate({ href: takeDestination() });
    },
    onError: () => setCode(''),
  });
  const resend = useSend(resendConfirmation);
  useEffect(() => {
    // If the address was confirmed in another window or through the link in the e-mail, leave this page.
    if (player?.email_confirmed && !confirm.isPending && !confirm.isSuccess)
      void navigate({ to: '/' });
  }, [player, navigate, confirm.isPending, confirm.isSuccess]);
  return (
    <main className={`paper ${s.sheet ?? ''}`}>
      <svg className={s.stamp} viewBox="0 0 120 84" width="120" height="84" aria-hidden="true">
        <path d="M3 6h114v72H3z" fill="#fffdf7" stroke="#b07c26" strokeWidth="2" />
        <path d="m3 6 57 40L117 6" fill="none" stroke="#b07c26" strokeWidth="2" />
        <circle cx="60" cy="46" r="13" fill="#c7392f" />
        <path
          d="m60 38 2.400 6.200 6.600 1.800-6.600 2.400L60 55l-2.400-6.600-6.600-2.400 6.600-1.800z"
          fill="#f6dc9c"
        />
      </svg>
      <h1>
        <Trans>
          Confirm your <span className={s.word}>e-mail</span> address
        </Trans>
      </h1>
      <p>
        <Trans>
          We sent a six-digit code to <b>{player?.email}</b>. Until you enter it, you can only
          browse the casino. Enter the code to make payments, play games and travel.
        </Trans>
      </p>
      <form
        className={s.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isCode(code)) confirm.mutate({ body: { code } });
        }}
      >
        <CodeField
          code={code}
          error={confirm.isError ? errorText(confirm.error) : undefined}
          onChange={setCode}
        />
        <Button type="submit" wide loading={confirm.isPending} inactive={!isCode(code)}>
          <Trans>Confirm e-mail address</Trans>
        </Button>
      </form>
      <Resend send={resend} onPress={() => resend.mutate({})}>
        <Trans>E-mail sent again. Please check your spam folder too.</Trans>
      </Resend>
    </main>
  );
}
