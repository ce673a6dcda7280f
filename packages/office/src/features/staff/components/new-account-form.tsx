import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { staffFirstOwner } from '@wl/contract/office/staff';
import type { acceptInvitation } from '@wl/contract/office/staff-accounts';
import { PASSWORD_MIN_LENGTH } from '@wl/world/casino/limits';
import { type ReactNode, useId, useState } from 'react';
import { request } from '../../../app/api.ts';
import { CodeField, EntranceForm, inputsOf } from '../../../app/entrance/entrance-form.tsx';
import s from '../../../app/entrance/entrance.module.css';
import { keepToken } from '../../../app/session.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';

interface Props {
  token: string;
  email: string;
  /** Authenticator key, for clerks who type it into the app. */
  secret: string;
  /** Authenticator key as a URI that opens the authenticator app. */
  uri: string;
  /** API call that creates the account with the token of the one-time link. */
  call: typeof staffFirstOwner | typeof acceptInvitation;
  submit: ReactNode;
  onSignedIn: () => void;
}

/** Shows the fields of a new account: name, password and authenticator code. */
export function NewAccountForm({ token, email, secret, uri, call, submit, onSignedIn }: Props) {
  const hint = useId();
  const [form, setForm] = useState({ name: '', password: '', code: '' });
  const make = useMutation({
    mutationFn: () => request(call, { body: { token, ...form } }),
    onSuccess: ({ data }) => {
      keepToken(data.auth_token);
      onSignedIn();
    },
    onError: () => setForm((old) => ({ ...old, code: '' })),
  });
  const input = inputsOf(form, setForm, make.error);
  return (
    <EntranceForm
      submit={submit}
      onSubmit={() => make.mutate()}
      isPending={make.isPending}
      error={make.error}
    >
      <label>
        <Trans>E-mail</Trans>
        <input type="email" autoComplete="username" readOnly value={email} />
      </label>
      <label>
        <Trans>Name</Trans>
        <input autoComplete="name" maxLength={80} {...input('name')} />
      </label>
      <label>
        <Trans>Password</Trans>
        <input
          type="password"
          autoComplete="new-password"
          aria-describedby={hint}
          {...input('password')}
        />
      </label>
      <p id={hint} className={s.note}>
        <Trans>
          Use at least {PASSWORD_MIN_LENGTH} characters, including a digit, a special character and
          a capital letter. Common passwords are not accepted.
        </Trans>
      </p>
      <AuthenticatorKey secret={secret} uri={uri} />
      <CodeField {...input('code')} />
    </EntranceForm>
  );
}
