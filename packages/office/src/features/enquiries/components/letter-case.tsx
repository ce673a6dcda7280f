import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answerEnquiry, claimEnquiry, enquiryCase, type EnquiryCase } from '@wl/contract/enquiries';
import { ENQUIRY_MAX_TEXT } from '@wl/world/house/enquiries';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/format.ts';
import { languageNames } from '../../../app/language.ts';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useLetterNames } from '../names.ts';
import s from './letters.module.css';

/** One ticket with its messages, and the form to answer it. */
export function LetterCase(props: { id: string; mayAnswer: boolean; back: () => void }) {
  const { id, mayAnswer, back } = props;
  const query = useQuery({
    queryKey: ['letter', id],
    queryFn: () => request(enquiryCase, { params: { id } }),
  });
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed error={query.error} again={() => void query.refetch()} />;
  const letter = query.data.data;
  return (
    <article className={s.case} aria-labelledby="letter-title">
      <button type="button" className={s.back} onClick={back}>
        <Trans>All tickets</Trans>
      </button>
      <Head letter={letter} />
      <Conversation letter={letter} />
      {mayAnswer && <Answer letter={letter} />}
    </article>
  );
}

function Head({ letter }: { letter: EnquiryCase }) {
  const names = useLetterNames();
  const { time } = useFormats();
  const due = time(letter.due_at);
  return (
    <header className={s.caseHead}>
      <h2 id="letter-title">
        {letter.number} · {letter.name}
      </h2>
      <p className={paper.sub}>
        {letter.email} · {languageNames[letter.language]}
        {letter.about !== '' && ` · ${letter.about}`}
      </p>
      <p className={s.badges}>
        <span className={paper.badge}>{names.kinds[letter.kind]}</span>
        <span className={paper.badge}>{names.topics[letter.topic]}</span>
        {(letter.state === 'open' || letter.state === 'review') && (
          <span className={paper.badge} data-tone={letter.is_late ? 'bad' : 'warn'}>
            <Trans>due by {due}</Trans>
          </span>
        )}
        {letter.member ? (
          <Link to="/members/$id" params={{ id: letter.member.id }}>
            <Trans>File of {letter.member.nickname}</Trans>
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

function Conversation({ letter }: { letter: EnquiryCase }) {
  const { time } = useFormats();
  return (
    <ol className={s.conversation}>
      {letter.messages.map((message) => (
        <li key={message.at} data-author={message.author}>
          <small>
            {message.clerk ?? letter.name} · {time(message.at)}
          </small>
          <p lang={letter.language}>{message.text}</p>
        </li>
      ))}
    </ol>
  );
}

function Answer({ letter }: { letter: EnquiryCase }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { time } = useFormats();
  const [text, setText] = useState('');
  const { id, claim } = letter;
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: ['letter', id] });
    await queries.invalidateQueries({ queryKey: ['letters'] });
  };
  const take = useMutation({
    mutationFn: () => request(claimEnquiry, { params: { id } }),
    onSettled: refresh,
  });
  const send = useMutation({
    mutationFn: () => request(answerEnquiry, { params: { id }, body: { text: text.trim() } }),
    onSuccess: async () => {
      setText('');
      await refresh();
    },
  });
  const error = send.error ?? take.error;
  if (letter.state === 'answered' || letter.state === 'closed') return null;
  if (!letter.can_answer) {
    const until = claim ? time(claim.until) : '';
    const who = claim?.clerk ?? '';
    return (
      <p className={s.held}>
        {claim && !claim.mine ? (
          <Trans>
            {who} is answering this ticket, until {until}.
          </Trans>
        ) : (
          <Trans>You gave the first answer: a colleague does the second review.</Trans>
        )}
      </p>
    );
  }
  return (
    <form
      className={paper.form}
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      {!claim?.mine && (
        <button
          type="button"
          className={paper.plainButton}
          disabled={take.isPending}
          onClick={() => take.mutate()}
        >
          <Trans>Answer this ticket</Trans>
        </button>
      )}
      <label className={paper.field}>
        <Trans>Answer in the language of the ticket. It is sent by e-mail.</Trans>
        <textarea
          rows={8}
          lang={letter.language}
          maxLength={ENQUIRY_MAX_TEXT}
          required
          value={text}
          placeholder={t`Findings, actions and next steps …`}
          onFocus={() => {
            if (!claim && !take.isPending) take.mutate();
          }}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {error && (
        <p role="alert" className={s.trouble}>
          {errorText(error)}
        </p>
      )}
      <button
        type="submit"
        className={paper.primary}
        disabled={send.isPending || text.trim().length < 2}
      >
        <Trans>Send the answer</Trans>
      </button>
    </form>
  );
}
