import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { confirmEmail, resendConfirmation } from '@wl/contract/members';
import { Button } from '@wl/ui/button';
import { Field } from '@wl/ui/field';
import { useEffect, useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { storePlayer, takeDestination, useSession } from '../../../app/session.ts';
import s from '../components/letter.module.css';

const CODE = /^\d{6}$/;

/** Restricted access for an unconfirmed address: the code from the mail opens the house. */
export default function UnverifiedEmail() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const search = useSearch({ strict: false }) as { code?: string | number };
  const player = useSession((session) => session.player);
  const [code, setCode] = useState(() => String(search.code ?? '').replace(/\D/g, ''));
  const confirm = useSend(confirmEmail, {
    onSuccess: async ({ data }) => {
      storePlayer(data.player);
      await navigate({ href: takeDestination() });
    },
    onError: () => setCode(''),
  });
  const resend = useSend(resendConfirmation);
  useEffect(() => {
    // Confirmed in another window or by the link in the mail: nothing is left to do here.
    if (player?.email_confirmed && !confirm.isPending && !confirm.isSuccess)
      void navigate({ to: '/' });
  }, [player, navigate, confirm.isPending, confirm.isSuccess]);
  return (
    <main className={`paper ${s.letter ?? ''}`}>
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
        <Trans>Confirm your e-mail</Trans>
      </h1>
      <p>
        <Trans>
          We sent six digits to <b>{player?.email}</b>. Until you enter them you can look around;
          money, play and travel wait.
        </Trans>
      </p>
      <form
        className={s.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (CODE.test(code)) confirm.mutate({ body: { code } });
        }}
      >
        <Field
          label={t`Your code`}
          error={confirm.isError ? errorText(confirm.error) : undefined}
          className={s.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
        />
        <Button type="submit" wide loading={confirm.isPending} inactive={!CODE.test(code)}>
          <Trans>Confirm</Trans>
        </Button>
      </form>
      <p className={s.aside} role="status">
        {resend.isSuccess && <Trans>Sent again. Please look into your spam folder too.</Trans>}
        {resend.isError && errorText(resend.error)}
      </p>
      <Button variant="quiet" loading={resend.isPending} onClick={() => resend.mutate({})}>
        <Trans>Send the e-mail again</Trans>
      </Button>
    </main>
  );
}
