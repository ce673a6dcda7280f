import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wl/contract/client';
import { staffFirstOwner } from '@wl/contract/staff';
import { PASSWORD_MIN_LENGTH } from '@wl/world/house/limits';
import { type ChangeEvent, useId, useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { keepToken } from '../../../app/session.ts';
import s from '../../../app/sign-in-form.module.css';
import page from '../pages/sign-in.module.css';

interface Props {
  token: string;
  email: string;
  /** For the authenticator app, to be typed. */
  secret: string;
  /** The same as a link that opens the app. */
  uri: string;
  onSignedIn: () => void;
}

/** Groups of four are read and typed without losing one's place. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Name, password and authenticator of the first owner. */
export function FirstOwnerForm({ token, email, secret, uri, onSignedIn }: Props) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const hint = useId();
  const [form, setForm] = useState({ name: '', password: '', code: '' });
  const make = useMutation({
    mutationFn: () => request(staffFirstOwner, { body: { token, ...form } }),
    onSuccess: ({ data }) => {
      keepToken(data.auth_token);
      onSignedIn();
    },
    onError: () => setForm((old) => ({ ...old, code: '' })),
  });
  const faults = make.error instanceof ApiError ? make.error.fields : {};
  const field = (name: keyof typeof form) => ({
    value: form[name],
    required: true,
    'aria-invalid': name in faults,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setForm((old) => ({ ...old, [name]: event.target.value })),
  });
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate();
      }}
    >
      <label>
        <Trans>E-mail</Trans>
        <input type="email" autoComplete="username" readOnly value={email} />
      </label>
      <label>
        <Trans>Name</Trans>
        <input autoComplete="name" maxLength={80} {...field('name')} />
      </label>
      <label>
        <Trans>Password</Trans>
        <input
          type="password"
          autoComplete="new-password"
          aria-describedby={hint}
          {...field('password')}
        />
      </label>
      <p id={hint} className={page.note}>
        <Trans>
          At least {PASSWORD_MIN_LENGTH} characters with a digit, a special character and a capital
          letter, and not a common password.
        </Trans>
      </p>
      <p className={page.note}>
        <Trans>
          Add this key to an authenticator app, then enter the code that it shows:{' '}
          <code>{grouped(secret)}</code>
        </Trans>
      </p>
      <a href={uri}>
        <Trans>Open authenticator app</Trans>
      </a>
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
      {make.isError && (
        <p role="alert" className={s.error}>
          {errorText(make.error)}
        </p>
      )}
      <button type="submit" disabled={make.isPending}>
        {make.isPending ? <Trans>Checking …</Trans> : <Trans>Create owner account</Trans>}
      </button>
    </form>
  );
}
