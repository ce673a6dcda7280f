import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  answerTicket,
  claimTicket,
  ticketCase,
  type TicketCase,
} from '@wl/contract/office/support';
import { Button } from '@wl/ui/controls/button';
import { TextArea } from '@wl/ui/controls/field';
import { TICKET_MAX_TEXT } from '@wl/world/casino/support';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import { languageNames } from '../../../app/language/language.ts';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useTicketNames } from '../names.ts';
import s from './tickets.module.css';

/** Shows one ticket with its messages, and the form to answer it. */
export function TicketPanel(props: { id: string; mayAnswer: boolean; back: () => void }) {
  const { id, mayAnswer, back } = props;
  const query = useQuery({
    queryKey: ['ticket', id],
    queryFn: () => request(ticketCase, { params: { id } }),
  });
  if (query.isPending) return <Waiting />;
  if (!query.data) return <Failed error={query.error} again={() => void query.refetch()} />;
  const ticket = query.data.data;
  return (
    <article className={s.case} aria-labelledby="ticket-title">
      <p className={s.back}>
        <Button variant="plain" onClick={back}>
          <Trans>All tickets</Trans>
        </Button>
      </p>
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      <Head ticket={ticket} />
      <Conversation ticket={ticket} />
      {mayAnswer && <Answer ticket={ticket} />}
    </article>
  );
}

function Head({ ticket }: { ticket: TicketCase }) {
  const names = useTicketNames();
  const { time } = useFormats();
  const due = time(ticket.due_at);
  return (
    <header className={s.caseHead}>
      <h2 id="ticket-title">
        {ticket.number} · {ticket.name}
      </h2>
      <p className={paper.sub}>
        {ticket.email} · {languageNames[ticket.language]}
        {ticket.about !== '' && ` · ${ticket.about}`}
      </p>
      <p className={s.badges}>
        <span className={paper.badge}>{names.kinds[ticket.kind]}</span>
        <span className={paper.badge}>{names.topics[ticket.topic]}</span>
        {(ticket.state === 'open' || ticket.state === 'review') && (
          <span className={paper.badge} data-tone={ticket.is_late ? 'bad' : 'warn'}>
            <Trans>due by {due}</Trans>
          </span>
        )}
        {ticket.member ? (
          <Link to="/members/$id" params={{ id: ticket.member.id }}>
            <Trans>{ticket.member.nickname}’s file</Trans>
          </Link>
        ) : (
          <span className={paper.sub}>
            <Trans>visitor</Trans>
          </span>
        )}
      </p>
    </header>
  );
}

function Conversation({ ticket }: { ticket: TicketCase }) {
  const { time } = useFormats();
  return (
    <ol className={s.conversation}>
      {ticket.messages.map((message) => (
        <li key={message.at} data-author={message.author}>
          <small>
            {message.clerk ?? ticket.name} · {time(message.at)}
          </small>
          <p lang={ticket.language}>{message.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Manages the text of the answer and the mutations that claim and answer the ticket. */
function useAnswer(id: string) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: ['ticket', id] });
    await queries.invalidateQueries({ queryKey: ['tickets'] });
  };
  const take = useMutation({
    mutationFn: () => request(claimTicket, { params: { id } }),
    onSettled: refresh,
  });
  const send = useMutation({
    mutationFn: () => request(answerTicket, { params: { id }, body: { text: text.trim() } }),
    onSuccess: async () => {
      setText('');
      await refresh();
    },
  });
  return { text, setText, take, send, error: send.error ?? take.error };
}

/** States why the clerk cannot answer the ticket. */
function NoAnswer({ claim }: { claim: TicketCase['claim'] }) {
  const { time } = useFormats();
  const until = claim ? time(claim.until) : '';
  const who = claim?.clerk ?? '';
  return (
    <p className={s.held}>
      {claim && !claim.mine ? (
        <Trans>
          Claimed by {who} until {until}.
        </Trans>
      ) : (
        <Trans>You did the first review, so a colleague must do the second.</Trans>
      )}
    </p>
  );
}

interface AnswerFormProps {
  ticket: TicketCase;
  answer: ReturnType<typeof useAnswer>;
}

function AnswerForm({ ticket: { claim, language }, answer }: AnswerFormProps) {
  const { text, setText, take, send, error } = answer;
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <form
      className={paper.form}
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      {!claim?.mine && (
        <Button variant="plain" inactive={take.isPending} onClick={() => take.mutate()}>
          <Trans>Answer this ticket</Trans>
        </Button>
      )}
      <TextArea
        label={<Trans>Answer in the ticket’s language. The answer is sent by e-mail.</Trans>}
        rows={8}
        lang={language}
        maxLength={TICKET_MAX_TEXT}
        required
        value={text}
        placeholder={t`Findings, actions and next steps…`}
        onFocus={() => {
          if (!claim && !take.isPending) take.mutate();
        }}
        onChange={(event) => setText(event.target.value)}
      />
      {error && (
        <p role="alert" className={s.trouble}>
          {errorText(error)}
        </p>
      )}
      <Button type="submit" inactive={send.isPending || text.trim().length < 2}>
        <Trans>Send answer</Trans>
      </Button>
    </form>
  );
}

/** Shows the answer form for an unanswered ticket or, if this clerk cannot answer it, the reason. */
function Answer({ ticket }: { ticket: TicketCase }) {
  const answer = useAnswer(ticket.id);
  if (ticket.state === 'answered' || ticket.state === 'closed') return null;
  if (!ticket.can_answer) return <NoAnswer claim={ticket.claim} />;
  return <AnswerForm ticket={ticket} answer={answer} />;
}
