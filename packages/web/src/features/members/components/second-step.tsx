import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { complaints } from './acquire/complaints.ts';
import { digitsOf } from './code-field.tsx';
import s from '../dialogs/sign-in.module.css';

interface Props {
  pending: boolean;
  /** Error that the server returned for the most recently submitted code. */
  refusal: ReactNode;
  onCode: (code: string) => void;
  /** Called when the member goes back to the password step. */
  onBack: () => void;
}

/** Returns the form for the second-factor code: the type of code, the input, its error, and the handlers. */
function useCodeDraft({ pending, refusal, onCode }: Props) {
  const { i18n } = useLingui();
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  // True if the form was last submitted without a code. An error is then shown while the field is empty.
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [isRecovery]);
  const wasPending = useRef(pending);
  useEffect(() => {
    // Clear a rejected code, so that the member can enter a new one.
    if (wasPending.current && !pending && refusal) {
      setCode('');
      input.current?.focus();
    }
    wasPending.current = pending;
  }, [pending, refusal]);
  return {
    isRecovery,
    code,
    setCode,
    error: tried && !code.trim() ? i18n._(complaints.required) : refusal,
    input,
    submit: () => {
      const isEmpty = !code.trim();
      setTried(isEmpty);
      if (isEmpty) input.current?.focus();
      else onCode(code);
    },
    changeKind: () => {
      setRecovery(!isRecovery);
      setCode('');
      setTried(false);
    },
  };
}

/**
 * Shows the second step of the sign-in, which asks for the code from the authenticator app. A member without their
 * phone at hand can enter a recovery code instead.
 */
export function SecondStep(props: Props) {
  const { t } = useLingui();
  const { isRecovery, code, setCode, error, input, submit, changeKind } = useCodeDraft(props);
  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={s.announced} role="status">
        {isRecovery ? (
          <Trans>Enter one of your ten recovery codes. Each one works once.</Trans>
        ) : (
          <Trans>
            Your password is correct. Now enter the six-digit code from your authenticator app.
          </Trans>
        )}
      </p>
      {isRecovery ? (
        <Field
          ref={input}
          label={t`Recovery code`}
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          required
          className={s.code}
          error={error}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : (
        <Field
          ref={input}
          label={t`Authenticator code`}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          className={s.code}
          error={error}
          value={code}
          onChange={(event) => setCode(digitsOf(event.target.value))}
        />
      )}
      <Button type="submit" wide loading={props.pending}>
        <Trans>Sign in</Trans>
      </Button>
      <div className={s.ways}>
        <button type="button" className={s.notYou} onClick={changeKind}>
          {isRecovery ? (
            <Trans>Use the authenticator app</Trans>
          ) : (
            <Trans>Use a recovery code</Trans>
          )}
        </button>
        <button type="button" className={s.notYou} onClick={props.onBack}>
          <Trans>Back to password</Trans>
        </button>
      </div>
    </form>
  );
}
