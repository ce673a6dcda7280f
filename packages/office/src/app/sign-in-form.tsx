import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type Clerk, staffSignIn } from '@wl/contract/staff';
import { useEffect, useRef, useState } from 'react';
import { request, useErrorText } from './api.ts';
import { keepToken } from './session.ts';
import s from './sign-in-form.module.css';

/** Password and authenticator code together, one answer whichever is wrong. */
export function SignInForm({
  email = '',
  onSignedIn,
}: {
  /** Of the clerk who was here before. */
  email?: string;
  onSignedIn: (clerk: Clerk) => void;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [form, setForm] = useState({ email, password: '', code: '' });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const signIn = useMutation({
    mutationFn: () => request(staffSignIn, { body: form }),
    onSuccess: ({ data }) => {
      keepToken(data.auth_token);
      onSignedIn(data.clerk);
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
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        signIn.mutate();
      }}
    >
      <label>
        <Trans>E-mail</Trans>
        <input
          ref={email ? null : first}
          type="email"
          autoComplete="username"
          {...field('email')}
        />
      </label>
      <label>
        <Trans>Password</Trans>
        <input
          ref={email ? first : null}
          type="password"
          autoComplete="current-password"
          {...field('password')}
        />
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
  );
}
