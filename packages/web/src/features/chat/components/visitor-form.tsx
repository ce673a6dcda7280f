import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ApiError } from '@wl/contract/client';
import { openVisitorChat } from '@wl/contract/chat-start';
import { CHAT_MAX_NAME } from '@wl/world/chat/chat';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { openDialog } from '../../../app/dialogs.ts';
import { useErrorText, useFieldTexts } from '../../../app/errors.tsx';
import { currentLanguage } from '../../../app/language/language.ts';
import { useVisitor } from '../visitor.ts';
import { startVisitor } from '../visitor-live.ts';
import { OpeningNote } from './opening-note.tsx';
import s from './visitor-form.module.css';

const MAX_EMAIL = 254;

/** Error shown if the server has refused the visitor's token. Its text says that the chat has expired. */
const expired = new ApiError(403, { code: 'chat.visitor_unknown' });

interface FormProps {
  onClose: () => void;
  /** Called before the conversation replaces the form. */
  onStart: () => void;
}

/** Returns the details that the visitor enters, and functions that change and send them. */
function useDetails(onStart: () => void) {
  // Resubmitting the same details reuses the idempotency key, so only one chat starts. Changed details get a new key.
  const [details, setDetails] = useState({ key: crypto.randomUUID(), name: '', email: '' });
  const send = useSend(openVisitorChat, {
    onSuccess: ({ data }, { body: { name, email } }) => {
      onStart();
      startVisitor({ ...data, name: name.trim(), email: email.trim() });
    },
  });
  const change = (part: { name?: string; email?: string }) => {
    setDetails({ ...details, ...part, key: crypto.randomUUID() });
    if (send.isError) send.reset();
  };
  const submit = () => send.mutate({ body: { ...details, language: currentLanguage() } });
  return { details, change, send, submit };
}

/**
 * Asks a visitor for a name and an e-mail address before the first message, and offers the other ways to reach support.
 */
export function VisitorForm({ onClose, onStart }: FormProps) {
  return (
    <div className={s.place}>
      <OpeningNote />
      <h3>
        <Trans>How can we help you?</Trans>
      </h3>
      <p>
        <Trans>
          Enter your name and e-mail address to write to us. You do not need an account.
        </Trans>
      </p>
      <Details onStart={onStart} />
      <OtherWays onClose={onClose} />
    </div>
  );
}

function Details({ onStart }: Pick<FormProps, 'onStart'>) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const isOver = useVisitor((state) => state.isOver === true);
  const { details, change, send, submit } = useDetails(onStart);
  const faults = fieldTexts(send.error);
  const error = send.error ?? (isOver ? expired : undefined);
  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label={t`Your name`}
        autoComplete="name"
        maxLength={CHAT_MAX_NAME}
        required
        value={details.name}
        error={faults['name']}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Field
        label={t`E-mail`}
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL}
        required
        value={details.email}
        error={faults['email']}
        onChange={({ target }) => change({ email: target.value })}
      />
      {error && (
        <p role="alert" className={s.trouble}>
          {errorText(error)}
        </p>
      )}
      <Button type="submit" variant="brass" wide loading={send.isPending}>
        <Trans>Start chat</Trans>
      </Button>
      <p className={s.consent}>
        <Trans>
          We use your details only to answer you. Read more in our{' '}
          <Link to="/privacy-policy" target="_blank">
            privacy policy
          </Link>
          .
        </Trans>
      </p>
    </form>
  );
}

function OtherWays({ onClose }: Pick<FormProps, 'onClose'>) {
  return (
    <div className={s.ways}>
      <Button
        variant="plain"
        onClick={() => {
          onClose();
          openDialog('sign-in');
        }}
      >
        <Trans>Sign in</Trans>
      </Button>
      <Link to="/contact-us" className={buttonClass({ variant: 'plain' })} onClick={onClose}>
        <Trans>Contact form</Trans>
      </Link>
    </div>
  );
}
