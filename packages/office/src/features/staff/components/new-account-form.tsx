import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { staffFirstOwner } from '@wl/contract/office/staff';
import type { acceptInvitation } from '@wl/contract/office/staff-accounts';
import { Field } from '@wl/ui/controls/field';
import { PASSWORD_MIN_LENGTH } from '@wl/world/casino/limits';
import { type ReactNode, useState } from 'react';
import { request } from '../../../app/api.ts';
import { CodeField, EntranceForm, inputsOf } from '../../../app/entrance/entrance-form.tsx';
import { keepToken } from '../../../app/session.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';

interface Props {
  token: string;
  email: string;
  /** Authenticator key, for clerks who type it into their authenticator app. */
  secret: string;
  /** Authenticator key as a URI that opens the authenticator app. */
  uri: string;
  /** API call that takes the token of the one-time link and creates the account. */
  call: typeof staffFirstOwner | typeof acceptInvitation;
  submit: ReactNode;
  onSignedIn: () => void;
}

/** Shows the fields for a new account: name, password and authenticator code. */
export function NewAccountForm({ token, email, secret, uri, call, submit, onSignedIn }: Props) {
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
      <Field
        label={<Trans>E-mail</Trans>}
        type="email"
        autoComplete="username"
        readOnly
        value={email}
      />
      <Field label={<Trans>Name</Trans>} autoComplete="name" maxLength={80} {...input('name')} />
      <Field
        label={<Trans>Password</Trans>}
        hint={
          <Trans>
            Use at least {PASSWORD_MIN_LENGTH} characters, including a digit, a special character
            and a capital letter. Common passwords are not accepted.
          </Trans>
        }
        type="password"
        autoComplete="new-password"
        {...input('password')}
      />
      <AuthenticatorKey secret={secret} uri={uri} />
      <CodeField {...input('code')} />
    </EntranceForm>
  );
}
