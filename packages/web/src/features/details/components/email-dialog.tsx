import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  askForEmail,
  confirmNewEmail,
  dropEmailChange,
  resendEmailCode,
} from '@wl/contract/details';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Field } from '@wl/ui/controls/field';
import { showToast } from '@wl/ui/feedback/toast';
import { EMAIL_CHANGE_CODE_LIFETIME_MS, EMAIL_MAX_LENGTH } from '@wl/world/casino/limits';
import { useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useTexts } from '../../../app/language/use-texts.ts';
import { storePlayer } from '../../../app/session/session.ts';
import { CodeField, isCode, texts } from '../../members/index.ts';
import type { DialogProps } from './details-sheet.tsx';
import { PasswordField, Trouble, useRefusal } from './form-parts.tsx';
import s from './details.module.css';

/**
 * Shows the dialog that changes the e-mail address in two steps: first the new address and the password, then the code
 * sent to the new address.
 */
export default function EmailDialog({ details, onChanged, onClose }: DialogProps) {
  const { t } = useLingui();
  useTexts(texts);
  const [wanted, setWanted] = useState(details.email_wanted);
  return (
    <Dialog title={t`Change e-mail address`} closeLabel={t`Close`} onClose={onClose} paper>
      {wanted === null ? (
        <Ask known={details.email} onChanged={onChanged} onAsked={setWanted} />
      ) : (
        <Confirm
          wanted={wanted}
          known={details.email}
          onChanged={onChanged}
          onDropped={() => setWanted(null)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface AskProps {
  known: string;
  onChanged: () => void;
  onAsked: (email: string) => void;
}

function Ask({ known, onChanged, onAsked }: AskProps) {
  const { t } = useLingui();
  const [form, setForm] = useState({ email: '', password: '' });
  const ask = useSend(askForEmail, {
    onSuccess: () => {
      onChanged();
      onAsked(form.email.trim());
    },
  });
  const refusal = useRefusal(ask.error);
  const change = (part: Partial<typeof form>) => {
    ask.reset();
    setForm({ ...form, ...part });
  };
  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask.mutate({ body: form });
      }}
    >
      <p>
        <Trans>
          We will send a six-digit code to the new address. <b>{known}</b> remains your e-mail
          address until you enter the code.
        </Trans>
      </p>
      <Field
        label={t`New e-mail address`}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        required
        value={form.email}
        error={refusal.fields['email']}
        onChange={(event) => change({ email: event.target.value })}
      />
      <PasswordField
        value={form.password}
        error={refusal.password}
        onChange={(password) => change({ password })}
      />
      <Trouble text={refusal.whole} />
      <Button type="submit" wide loading={ask.isPending}>
        <Trans>Send the code</Trans>
      </Button>
    </form>
  );
}

interface ConfirmProps {
  wanted: string;
  known: string;
  onChanged: () => void;
  onDropped: () => void;
  onClose: () => void;
}

function Confirm({ wanted, known, onChanged, onDropped, onClose }: ConfirmProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const confirm = useSend(confirmNewEmail, {
    onSuccess: (answer) => {
      storePlayer(answer.data.player);
      onChanged();
      // The change has signed out all other devices. Refetch the settings, which list the devices.
      void client.invalidateQueries({ queryKey: ['/settings'] });
      showToast({ text: t`We now send our e-mails to ${wanted}.`, tone: 'good' });
      onClose();
    },
    onError: () => setCode(''),
  });
  const resend = useSend(resendEmailCode);
  const drop = useSend(dropEmailChange, {
    onSuccess: () => {
      onChanged();
      onDropped();
    },
  });
  const minutes = EMAIL_CHANGE_CODE_LIFETIME_MS / 60_000;
  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isCode(code)) confirm.mutate({ body: { code } });
      }}
    >
      <p>
        <Trans>
          We sent a six-digit code to <b>{wanted}</b>. The code is valid for {minutes} minutes.{' '}
          <b>{known}</b> remains your e-mail address until you enter the code.
        </Trans>
      </p>
      <CodeField
        code={code}
        error={confirm.isError ? errorText(confirm.error) : undefined}
        onChange={setCode}
      />
      <Button type="submit" wide loading={confirm.isPending} inactive={!isCode(code)}>
        <Trans>Confirm new e-mail address</Trans>
      </Button>
      <p role="status" className={s.aside}>
        {resend.isSuccess && <Trans>E-mail sent again. Please check your spam folder too.</Trans>}
        {resend.isError && errorText(resend.error)}
        {drop.isError && errorText(drop.error)}
      </p>
      <div className={s.pair}>
        <Button
          variant="quiet"
          loading={resend.isPending}
          onClick={() => {
            confirm.reset();
            resend.mutate({});
          }}
        >
          <Trans>Send the code again</Trans>
        </Button>
        <Button variant="quiet" loading={drop.isPending} onClick={() => drop.mutate({})}>
          <Trans>Use a different e-mail address</Trans>
        </Button>
      </div>
    </form>
  );
}
