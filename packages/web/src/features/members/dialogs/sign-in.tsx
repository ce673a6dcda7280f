import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { signIn } from '@wl/contract/members';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { ApiError, useSend } from '../../../app/api.ts';
import type { DialogProps } from '../../../app/dialogs.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { needTexts } from '../../../app/language/language.ts';
import { beginSession, takeDestination } from '../../../app/session/session.ts';
import { removeLocal } from '../../../app/session/storage.ts';
import { knownMember } from '../address-at-hand.ts';
import { complaints } from '../components/acquire/complaints.ts';
import { judgeEmail } from '../components/acquire/draft.ts';
import { SecondStep } from '../components/second-step.tsx';
import { feature } from '../routes.tsx';
import s from './sign-in.module.css';

/** Error codes for a missing or wrong second-factor code. */
const aboutCode = new Set<string>(['auth.totp_required', 'auth.code_wrong']);
const isAboutCode = (error: unknown) => error instanceof ApiError && aboutCode.has(error.code);

/** Manages the sign-in form: its input, its errors, and the API call. */
function useSignInDraft(onClose: () => void) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [known, setKnown] = useState(knownMember);
  const [email, setEmail] = useState(known?.email ?? '');
  const [password, setPassword] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  // True if the form was last submitted with missing or invalid input. The fields then show their errors.
  const [tried, setTried] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const emailComplaint = known ? undefined : judgeEmail(email);
  const passwordComplaint = password ? undefined : 'password_missing';
  const send = useSend(signIn, {
    onSuccess: async ({ data }) => {
      beginSession(data, 'signed-in');
      onClose();
      await navigate({ href: takeDestination() });
    },
    onError: (error) => {
      setAsksCode(isAboutCode(error));
      if (isAboutCode(error)) return;
      setPassword('');
      // Show the server's error without an additional error about the password field, which has just been cleared.
      setTried(false);
      if (error instanceof ApiError && error.code === 'auth.locked') {
        onClose();
        void navigate({ to: '/password-locked-player', state: { email: email.trim() } });
      }
    },
  });
  const credentials = { email: email.trim(), password };
  return {
    known,
    email,
    setEmail,
    password,
    setPassword,
    emailInput,
    passwordInput,
    emailError: tried && emailComplaint && i18n._(complaints[emailComplaint]),
    passwordError: tried && passwordComplaint && i18n._(complaints[passwordComplaint]),
    asksCode,
    send,
    submit: () => {
      const wrong = emailComplaint ? emailInput : passwordComplaint ? passwordInput : undefined;
      setTried(Boolean(wrong));
      if (!wrong) return send.mutate({ body: credentials });
      send.reset();
      wrong.current?.focus();
    },
    submitCode: (code: string) => send.mutate({ body: { ...credentials, code } }),
    leaveCode: () => {
      setAsksCode(false);
      setPassword('');
      send.reset();
    },
    forget: () => {
      removeLocal('known-player');
      setKnown(undefined);
      setEmail('');
      setTried(false);
    },
  };
}

type SignInDraft = ReturnType<typeof useSignInDraft>;

/**
 * Shows the sign-in form. If a member is known on this device, the form greets the member by nickname and asks only for
 * the password. If the account has a second factor, the form then asks for its code.
 */
function SignInForm({ onClose }: DialogProps) {
  const errorText = useErrorText();
  const draft = useSignInDraft(onClose);
  const { send } = draft;
  if (!draft.asksCode)
    return (
      <>
        <PasswordStep draft={draft} onClose={onClose} />
        <Join onClose={onClose} />
      </>
    );
  return (
    <SecondStep
      pending={send.isPending}
      refusal={
        send.error instanceof ApiError && send.error.code !== 'auth.totp_required'
          ? errorText(send.error)
          : undefined
      }
      onCode={draft.submitCode}
      onBack={draft.leaveCode}
    />
  );
}

/**
 * Shows the first sign-in step, which asks for the password and, if the member is not known on this device, for the
 * e-mail address.
 */
function PasswordStep({ draft, onClose }: { draft: SignInDraft; onClose: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { known, email, send } = draft;
  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        draft.submit();
      }}
    >
      {known ? (
        <p className={s.known}>
          <b>{known.nickname}</b>
          <button type="button" className={s.notYou} onClick={draft.forget}>
            <Trans>Not you?</Trans>
          </button>
        </p>
      ) : (
        <Field
          ref={draft.emailInput}
          label={t`E-mail`}
          type="email"
          name="email"
          autoComplete="username"
          required
          autoFocus
          error={draft.emailError}
          value={email}
          onChange={(event) => draft.setEmail(event.target.value)}
        />
      )}
      <Field
        ref={draft.passwordInput}
        label={t`Password`}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        autoFocus={Boolean(known)}
        error={draft.passwordError}
        value={draft.password}
        onChange={(event) => draft.setPassword(event.target.value)}
      />
      {send.isError && (
        <p role="alert" className={s.alert}>
          {errorText(send.error)}
        </p>
      )}
      <Button type="submit" wide loading={send.isPending}>
        <Trans>Sign in</Trans>
      </Button>
      <Link
        to="/forgot-password-known-user"
        {...(email.trim() && { state: { email: email.trim() } })}
        className={s.forgot}
        onClick={onClose}
      >
        <Trans>Forgot your password?</Trans>
      </Link>
    </form>
  );
}

/** Shows a registration link for visitors without an account. */
function Join({ onClose }: DialogProps) {
  const navigate = useNavigate();
  return (
    <p className={s.join}>
      <span className={s.question}>
        <Trans>No passport yet?</Trans>
      </span>{' '}
      <button
        type="button"
        className={s.notYou}
        onClick={() => {
          onClose();
          void navigate({ to: '/acquire-passport' });
        }}
      >
        <Trans>Acquire your passport</Trans>
      </button>
    </p>
  );
}

export default function SignIn({ onClose }: DialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void needTexts(feature).then(() => setReady(true));
  }, []);
  useEffect(() => {
    if (ready && !dialog.current?.open) dialog.current?.showModal();
  }, [ready]);
  if (!ready) return null;
  return (
    <dialog
      ref={dialog}
      className={`paper ${s.dialog ?? ''}`}
      aria-labelledby="sign-in-title"
      onClose={onClose}
    >
      <div className={s.head}>
        <h2 id="sign-in-title">
          <Trans>Welcome back aboard</Trans>
        </h2>
        <button
          type="button"
          className={s.close}
          aria-label={t`Close`}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      <SignInForm onClose={() => dialog.current?.close()} />
    </dialog>
  );
}
