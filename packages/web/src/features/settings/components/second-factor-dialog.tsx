import { Trans, useLingui } from '@lingui/react/macro';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from '@wl/contract/settings';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Field } from '@wl/ui/controls/field';
import { showToast } from '@wl/ui/feedback/toast';
import { QrCode } from '@wl/ui/qr-code';
import { type ReactNode, useState } from 'react';
import { ApiError, useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import s from './settings.module.css';
import f from './second-factor.module.css';

interface Props {
  what: 'set-up' | 'renew' | 'off';
  /** Called when the settings have changed. */
  changed: () => void;
  onClose: () => void;
}

/**
 * Shows the dialog for turning the second factor on or off, or for renewing the recovery codes. Each change first
 * requires the password. New recovery codes are shown at the end.
 */
export default function SecondFactorDialog({ what, changed, onClose }: Props) {
  const { t } = useLingui();
  const [codes, setCodes] = useState<readonly string[]>();
  const titles = {
    'set-up': t`Set up an authenticator app`,
    renew: t`New recovery codes`,
    off: t`Turn off two-factor authentication`,
  };
  const show = (list: readonly string[]) => {
    setCodes(list);
    changed();
  };
  return (
    <Dialog
      title={codes ? t`Your recovery codes` : titles[what]}
      closeLabel={t`Close`}
      onClose={onClose}
      // The recovery codes are shown only once, so a press outside the dialog must not close it.
      mustAnswer={codes !== undefined}
      paper
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : what === 'set-up' ? (
        <SetUp onCodes={show} />
      ) : what === 'renew' ? (
        <Renew onCodes={show} />
      ) : (
        <SwitchOff
          onDone={() => {
            changed();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

const isCode = (error: unknown, ...codes: string[]) =>
  error instanceof ApiError && codes.includes(error.code);

/**
 * Returns the error text, keyed by the place where it is shown: the password field, the code field or the whole form.
 */
function useRefusals(error: Error | null) {
  const errorText = useErrorText();
  const isPassword = isCode(error, 'auth.wrong_password');
  const isAboutCode = isCode(error, 'auth.code_wrong');
  const text = error ? errorText(error) : undefined;
  return {
    password: isPassword ? text : undefined,
    code: isAboutCode ? text : undefined,
    whole: isPassword || isAboutCode ? undefined : text,
  };
}

function Whole({ text }: { text: ReactNode }) {
  if (!text) return null;
  return (
    <p role="alert" className={s.trouble}>
      {text}
    </p>
  );
}

function SetUp({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  const begin = useSend(beginSecondFactor);
  const refusal = useRefusals(begin.error);
  const secret = begin.data?.data;
  if (secret) return <Scan {...secret} onCodes={onCodes} />;
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        begin.mutate({ body: { password } });
      }}
    >
      <Field
        label={t`Your password`}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={refusal.password}
        onChange={(event) => {
          begin.reset();
          setPassword(event.target.value);
        }}
      />
      <Whole text={refusal.whole} />
      <Button type="submit" variant="ink" wide loading={begin.isPending}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}

/** Inserts a space after every fourth character, because groups of four are easier to read and type. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface Scanned {
  secret: string;
  uri: string;
  onCodes: (codes: readonly string[]) => void;
}

function Scan({ secret, uri, onCodes }: Scanned) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const confirm = useSend(confirmSecondFactor, {
    onSuccess: ({ data }) => onCodes(data.recovery_codes),
    onError: () => setCode(''),
  });
  const refusal = useRefusals(confirm.error);
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate({ body: { code } });
      }}
    >
      <p>
        <Trans>Scan this QR code with your authenticator app, or enter the key in the app.</Trans>
      </p>
      <QrCode text={uri} label={t`QR code for your authenticator app`} />
      <p className={f.key}>
        <small>
          <Trans>Setup key</Trans>
        </small>
        <code>{grouped(secret)}</code>
      </p>
      <Field
        label={t`Six-digit code from the authenticator app`}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
        autoFocus
        value={code}
        error={refusal.code}
        onChange={(event) => {
          confirm.reset();
          setCode(event.target.value);
        }}
      />
      <Whole text={refusal.whole} />
      <Button type="submit" variant="ink" wide loading={confirm.isPending}>
        <Trans>Turn on two-factor authentication</Trans>
      </Button>
    </form>
  );
}

interface BothProps {
  pending: boolean;
  error: Error | null;
  reset: () => void;
  onGiven: (given: { password: string; code: string }) => void;
  children: ReactNode;
}

/** Asks for the password and a code, so that a thief who has only one of them cannot change the second factor. */
function BothFactors({ pending, error, reset, onGiven, children }: BothProps) {
  const { t } = useLingui();
  const [given, setGiven] = useState({ password: '', code: '' });
  const refusal = useRefusals(error);
  const change = (part: Partial<typeof given>) => {
    reset();
    setGiven({ ...given, ...part });
  };
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        onGiven(given);
      }}
    >
      <Field
        label={t`Your password`}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={given.password}
        error={refusal.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      <Field
        label={t`Authenticator code or recovery code`}
        name="code"
        autoComplete="one-time-code"
        maxLength={32}
        required
        value={given.code}
        error={refusal.code}
        onChange={(event) => change({ code: event.target.value })}
      />
      <Whole text={refusal.whole} />
      <Button type="submit" variant="ink" wide loading={pending}>
        {children}
      </Button>
    </form>
  );
}

function Renew({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const renew = useSend(renewRecoveryCodes, {
    onSuccess: ({ data }) => onCodes(data.recovery_codes),
  });
  return (
    <>
      <p className={f.announced}>
        <Trans>
          You will receive ten new recovery codes. Your earlier codes will stop working.
        </Trans>
      </p>
      <BothFactors
        pending={renew.isPending}
        error={renew.error}
        reset={renew.reset}
        onGiven={(body) => renew.mutate({ body })}
      >
        <Trans>Create new recovery codes</Trans>
      </BothFactors>
    </>
  );
}

function SwitchOff({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const end = useSend(endSecondFactor, {
    onSuccess: () => {
      showToast({ text: t`Two-factor authentication is off.`, tone: 'good' });
      onDone();
    },
  });
  return (
    <>
      <p className={f.announced}>
        <Trans>
          After you turn off two-factor authentication, you only need your password to sign in.
        </Trans>
      </p>
      <BothFactors
        pending={end.isPending}
        error={end.error}
        reset={end.reset}
        onGiven={(body) => end.mutate({ body })}
      >
        <Trans>Turn off two-factor authentication</Trans>
      </BothFactors>
    </>
  );
}
