import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { staffSignIn } from '@wl/contract/staff';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { Logo } from '../../../app/logo.tsx';
import { keepToken } from '../../../app/session.ts';
import { LanguageSwitch } from '../../../app/shell.tsx';
import s from './sign-in.module.css';

/** Staff sign-in: password and authenticator code together, one answer whichever is wrong. */
export function SignIn() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [form, setForm] = useState({ email: '', password: '', code: '' });
  const signIn = useMutation({
    mutationFn: () => request(staffSignIn, { body: form }),
    onSuccess: async ({ data }) => {
      keepToken(data.auth_token);
      queries.clear();
      await navigate({ to: '/' });
    },
    onError: () => setForm((old) => ({ ...old, code: '' })),
  });
  const field = (name: keyof typeof form) => ({
    value: form[name],
    required: true,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setForm((old) => ({ ...old, [name]: event.target.value })),
  });
  return (
    <div className={s.page}>
      <header className={s.top}>
        <Logo />
        <LanguageSwitch />
      </header>
      <main className={s.card}>
        <h1>
          <Trans>Start your shift</Trans>
        </h1>
        <p className={s.note}>
          <Trans>Everything you open and change here is written to the audit log.</Trans>
        </p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            signIn.mutate();
          }}
        >
          <label>
            <Trans>E-mail</Trans>
            <input type="email" autoComplete="username" autoFocus {...field('email')} />
          </label>
          <label>
            <Trans>Password</Trans>
            <input type="password" autoComplete="current-password" {...field('password')} />
          </label>
          <label>
            <Trans>Authenticator code</Trans>
            <input
              className={s.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9]{6}"
              maxLength={6}
              title={t`Six digits`}
              {...field('code')}
            />
          </label>
          {signIn.isError && (
            <p role="alert" className={s.error}>
              {errorText(signIn.error)}
            </p>
          )}
          <button type="submit" disabled={signIn.isPending}>
            {signIn.isPending ? <Trans>Checking …</Trans> : <Trans>Sign in</Trans>}
          </button>
        </form>
      </main>
    </div>
  );
}
