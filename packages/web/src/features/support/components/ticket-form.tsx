import { Trans, useLingui } from '@lingui/react/macro';
import { myTickets, openTicket } from '@wl/contract/support';
import {
  TICKET_MAX_TEXT,
  ticketTopics,
  type TicketKind,
  type TicketTopic,
} from '@wl/world/casino/support';
import { Button } from '@wl/ui/controls/button';
import { Field, Select, TextArea } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { queryClient, useSend } from '../../../app/api.ts';
import { useErrorText, useFieldTexts } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { currentLanguage } from '../../../app/language/language.ts';
import { useSession } from '../../../app/session/session.ts';
import { useTopicWords } from '../use-topic-words.ts';
import s from './support.module.css';

const empty = { topic: 'other' as TicketTopic, name: '', email: '', about: '', text: '' };

/** Returns the ticket that the member is writing, and functions to change and send it. */
function useDraft(kind: TicketKind) {
  const fieldTexts = useFieldTexts();
  const [ticket, setTicket] = useState(empty);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const send = useSend(openTicket, {
    onSuccess: () => {
      setTicket(empty);
      // The next ticket needs its own idempotency key; with the same key, it would be a duplicate request.
      setKey(crypto.randomUUID());
      void queryClient.invalidateQueries({ queryKey: [myTickets.path] });
    },
  });
  const change = (part: Partial<typeof empty>) => {
    setTicket({ ...ticket, ...part });
    if (send.isError) send.reset();
  };
  const submit = () => {
    send.mutate({ body: { ...ticket, key, kind, language: currentLanguage() } });
  };
  return { ticket, change, send, submit, faults: fieldTexts(send.error) };
}

/**
 * Shows the form for a new support ticket. Input is kept until it is sent, and repeated presses send only one ticket.
 */
export function TicketForm({ kind }: { kind: TicketKind }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const isMember = useSession(({ status }) => status === 'member');
  const draft = useDraft(kind);
  const { ticket, send, faults, change } = draft;
  if (send.isSuccess) {
    const { number, due_at } = send.data.data;
    return <Sent number={number} dueAt={due_at} onAnother={() => send.reset()} />;
  }
  return (
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
          kind === 'complaint' ? t`What went wrong, and how can we put it right?` : t`Your question`
        }
        rows={7}
        maxLength={TICKET_MAX_TEXT}
        required
        value={ticket.text}
        error={faults['text']}
        hint={t`Do not include your password or any card numbers.`}
        onChange={(event) => change({ text: event.target.value })}
      />
      {send.isError && (
        <p role="alert" className={s.trouble}>
          {errorText(send.error)}
        </p>
      )}
      <Button type="submit" loading={send.isPending}>
        {kind === 'complaint' ? <Trans>Send complaint</Trans> : <Trans>Send message</Trans>}
      </Button>
    </form>
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

/** Shows a confirmation with the ticket number. */
function Sent({
  number,
  dueAt,
  onAnother,
}: {
  number: string;
  dueAt: string;
  onAnother: () => void;
}) {
  const { date } = useFormats();
  const due = date(dueAt);
  return (
    <div className={s.sent} role="status">
      <Icon name="check-circle" size={40} />
      <h3>
        <Trans>We have received your message</Trans>
      </h3>
      <p>
        <Trans>
          Ticket number: <b>{number}</b>. Our team will reply by {due}. We have sent you a
          confirmation e-mail.
        </Trans>
      </p>
      <Button variant="ink" onClick={onAnother}>
        <Trans>Write another message</Trans>
      </Button>
    </div>
  );
}
