import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type Clerk, staffSignIn } from '@wl/contract/office/staff';
import { passkeyChallenge, signInWithPasskey } from '@wl/contract/office/staff-passkeys';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { request } from '../api.ts';
import { CodeField, EntranceForm, inputsOf } from './entrance-form.tsx';
import { askPasskeyFor, supportsPasskeys } from './passkey.ts';
import { keepToken } from '../session.ts';

/**
 * Shows the form that signs a clerk in with a password and a second factor in one request. The response does not reveal
 * whether the password or the second factor is wrong.
 */
export function SignInForm({
  email = '',
  onSignedIn,
}: {
  /** E-mail address of the clerk who was signed in previously. */
  email?: string;
  onSignedIn: (clerk: Clerk) => void;
}) {
  const [form, setForm] = useState({ email, password: '', code: '' });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const signIn = useMutation({
    mutationFn: async (factor: 'code' | 'passkey') => {
      if (factor === 'code') return request(staffSignIn, { body: form });
      const passkey = await askPasskeyFor(await request(passkeyChallenge, {}));
      const { password } = form;
      return request(signInWithPasskey, { body: { email: form.email, password, passkey } });
    },
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
      onSubmit={() => signIn.mutate('code')}
      isPending={signIn.isPending}
      error={signIn.error}
      other={
        supportsPasskeys() && (
          <Button
            variant="plain"
            wide
            inactive={signIn.isPending || form.email === '' || form.password === ''}
            onClick={() => signIn.mutate('passkey')}
          >
            <Icon name="key" size={20} />
            <Trans>Use a passkey instead of the code</Trans>
          </Button>
        )
      }
    >
      <Field
        ref={email ? null : first}
        label={<Trans>E-mail</Trans>}
        type="email"
        autoComplete="username"
        {...input('email')}
      />
      <Field
        ref={email ? first : null}
        label={<Trans>Password</Trans>}
        type="password"
        autoComplete="current-password"
        {...input('password')}
      />
      <CodeField {...input('code')} />
    </EntranceForm>
  );
}
