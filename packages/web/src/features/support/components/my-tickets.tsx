import { Trans, useLingui } from '@lingui/react/macro';
import { askForReview, myTickets, type SupportTicket } from '@wl/contract/support';
import type { TicketKind } from '@wl/world/casino/support';
import { Button } from '@wl/ui/controls/button';
import { TextArea } from '@wl/ui/controls/field';
import { useState } from 'react';
import { queryClient, useCall, useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { useStateWords, useTopicWords } from '../use-topic-words.ts';
import s from './support.module.css';

/** Lists the member's tickets of one kind, with their replies. */
export function MyTickets({ kind }: { kind: TicketKind }) {
  const query = useCall(myTickets, {});
  const tickets = query.data?.data.filter((ticket) => ticket.kind === kind) ?? [];
  if (tickets.length === 0) return null;
  return (
    <section className={s.tickets}>
      <h2>{kind === 'complaint' ? <Trans>My complaints</Trans> : <Trans>My questions</Trans>}</h2>
      {tickets.map((ticket) => (
        <TicketThread key={ticket.id} ticket={ticket} />
      ))}
    </section>
  );
}

function TicketThread({ ticket }: { ticket: SupportTicket }) {
  const topics = useTopicWords();
  const states = useStateWords();
  const { dateTime } = useFormats();
  const { number, topic, state, messages } = ticket;
  return (
    <details className={s.one} open={state !== 'closed'}>
      <summary>
        <b>{number}</b> {topics[topic]} <em data-state={state}>{states[state]}</em>
      </summary>
      <ol>
        {messages.map((message) => (
          <li key={message.at} data-author={message.author}>
            <small>
              {message.author === 'house' ? <Trans>Wanderluck</Trans> : <Trans>You</Trans>} ·{' '}
              {dateTime(message.at)}
            </small>
            <p>{message.text}</p>
          </li>
        ))}
      </ol>
      {ticket.can_review && <ReviewForm id={ticket.id} />}
    </details>
  );
}

/**
 * Shows the form that requests the second review of a complaint. For members who are not signed in, `token` comes from
 * the link in the e-mail.
 */
export function ReviewForm({ id, token }: { id: string; token?: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { date } = useFormats();
  const [text, setText] = useState('');
  const ask = useSend(askForReview, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [myTickets.path] }),
  });
  if (ask.isSuccess) {
    const due = date(ask.data.data.due_at);
    return (
      <p role="status" className={s.asked}>
        <Trans>
          A colleague who was not involved in the first answer will review your case by {due}.
        </Trans>
      </p>
    );
  }
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        ask.mutate({ params: { id }, body: { text, ...(token === undefined ? {} : { token }) } });
      }}
    >
      <TextArea
        label={t`What is still unresolved?`}
        aside={t`optional`}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {ask.isError && (
        <p role="alert" className={s.trouble}>
          {errorText(ask.error)}
        </p>
      )}
      <Button type="submit" variant="ink" loading={ask.isPending}>
        <Trans>Request a second review</Trans>
      </Button>
    </form>
  );
}
