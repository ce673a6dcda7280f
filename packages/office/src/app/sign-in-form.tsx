import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type Clerk, staffSignIn } from '@wl/contract/staff';
import { useEffect, useRef, useState } from 'react';
import { request } from './api.ts';
import { CodeField, EntranceForm, inputsOf } from './entrance-form.tsx';
import { keepToken } from './session.ts';

/** Password and authenticator code together, one answer whichever is wrong. */
export function SignInForm({
  email = '',
  onSignedIn,
}: {
  /** Of the clerk who was here before. */
  email?: string;
  onSignedIn: (clerk: Clerk) => void;
}) {
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
  const input = inputsOf(form, setForm, signIn.error);
  return (
    <EntranceForm
      submit={<Trans>Sign in</Trans>}
      onSubmit={() => signIn.mutate()}
      isPending={signIn.isPending}
      error={signIn.error}
    >
      <label>
        <Trans>E-mail</Trans>
        <input
          ref={email ? null : first}
          type="email"
          autoComplete="username"
          {...input('email')}
        />
      </label>
      <label>
        <Trans>Password</Trans>
        <input
          ref={email ? first : null}
          type="password"
          autoComplete="current-password"
          {...input('password')}
        />
      </label>
      <CodeField {...input('code')} />
    </EntranceForm>
  );
}
