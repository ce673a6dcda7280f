import { Trans, useLingui } from '@lingui/react/macro';
import { openTicket } from '@wl/contract/support';
import {
  TICKET_MAX_TEXT,
  ticketTopics,
  type TicketKind,
  type TicketTopic,
} from '@wl/world/casino/support';
import { pastedFiles } from '@wl/ui/controls/pasted-files';
import { Button } from '@wl/ui/controls/button';
import { Field, Select, TextArea } from '@wl/ui/controls/field';
import { useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText, useFieldTexts } from '../../../app/errors.tsx';
import { currentLanguage } from '../../../app/language/language.ts';
import { useSession } from '../../../app/session/session.ts';
import { refreshTickets } from '../api.ts';
import { sendFiles } from '../uploads.ts';
import { useTopicWords } from '../use-topic-words.ts';
import { DropArea, FileField, useChosenFiles } from './file-field.tsx';
import { Receipt } from './receipt.tsx';
import s from './support.module.css';

const empty = { topic: 'other' as TicketTopic, name: '', email: '', about: '', text: '' };

/** Returns the ticket that the requester is composing, its files, and functions to change and send it. */
function useDraft(kind: TicketKind) {
  const fieldTexts = useFieldTexts();
  const files = useChosenFiles();
  const [ticket, setTicket] = useState(empty);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const send = useSend(openTicket, {
    onSuccess: ({ data: { id, message, token } }) => {
      void sendFiles({ id, token: token ?? undefined }, message, files.choice.files);
      files.clear();
      setTicket(empty);
      // The next ticket needs its own idempotency key. With the same key, the server would treat it as a duplicate
      // request.
      setKey(crypto.randomUUID());
      refreshTickets();
    },
  });
  const change = (part: Partial<typeof empty>) => {
    setTicket({ ...ticket, ...part });
    if (send.isError) send.reset();
  };
  const submit = () => {
    send.mutate({ body: { ...ticket, key, kind, language: currentLanguage() } });
  };
  return { ticket, files, change, send, submit, faults: fieldTexts(send.error) };
}

/** Shows the form for a new support ticket. Keeps the input if sending fails. A retry never creates a second ticket. */
export function TicketForm({ kind }: { kind: TicketKind }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const isMember = useSession(({ status }) => status === 'member');
  const draft = useDraft(kind);
  const { ticket, files, send, faults, change } = draft;
  if (send.isSuccess) {
    const { id, number, due_at: dueAt, token } = send.data.data;
    return (
      <Receipt
        id={id}
        number={number}
        dueAt={dueAt}
        canOpen={token === null}
        onAnother={() => send.reset()}
      />
    );
  }
  return (
    <DropArea onFiles={files.add}>
      <form
        className={s.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          draft.submit();
        }}
      >
        {!isMember && <SenderFields draft={draft} />}
        <SubjectFields draft={draft} />
        <TextArea
          label={
            kind === 'complaint'
              ? t`What went wrong, and how can we put it right?`
              : t`Your question`
          }
          rows={7}
          maxLength={TICKET_MAX_TEXT}
          required
          value={ticket.text}
          error={faults['text']}
          hint={t`Do not include your password or any card numbers.`}
          onChange={(event) => change({ text: event.target.value })}
          onPaste={(event) => files.add(pastedFiles(event))}
        />
        <FileField files={files} />
        {send.isError && (
          <p role="alert" className={s.trouble}>
            {errorText(send.error)}
          </p>
        )}
        <Button type="submit" loading={send.isPending}>
          {kind === 'complaint' ? <Trans>Send complaint</Trans> : <Trans>Send message</Trans>}
        </Button>
      </form>
    </DropArea>
  );
}

interface FieldsProps {
  draft: ReturnType<typeof useDraft>;
}

/** Shows the name and e-mail fields for a visitor. */
function SenderFields({ draft: { ticket, change, faults } }: FieldsProps) {
  const { t } = useLingui();
  return (
    <div className={s.pair}>
      <Field
        label={t`Your name`}
        autoComplete="name"
        maxLength={80}
        required
        value={ticket.name}
        error={faults['name']}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Field
        label={t`E-mail`}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        value={ticket.email}
        error={faults['email']}
        onChange={(event) => change({ email: event.target.value })}
      />
    </div>
  );
}

function SubjectFields({ draft: { ticket, change } }: FieldsProps) {
  const { t } = useLingui();
  const topics = useTopicWords();
  return (
    <div className={s.pair}>
      <Select
        label={t`Topic`}
        value={ticket.topic}
        onChange={(event) => change({ topic: event.target.value as TicketTopic })}
      >
        {ticketTopics.map((topic) => (
          <option key={topic} value={topic}>
            {topics[topic]}
          </option>
        ))}
      </Select>
      <Field
        label={t`Round or payment number`}
        aside={t`if available`}
        maxLength={64}
        value={ticket.about}
        onChange={(event) => change({ about: event.target.value })}
      />
    </div>
  );
}
