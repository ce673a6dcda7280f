import { Trans, useLingui } from '@lingui/react/macro';
import { sendTableMessage, type TableTalker } from '@wl/contract/tables-chat';
import { TABLE_CHAT_EVERY_MS, TABLE_CHAT_MAX_TEXT } from '@wl/world/chat/table-chat';
import { Icon } from '@wl/ui/icon';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError, useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { withMessage } from './talk-state.ts';
import { changeTalk } from './use-talk.ts';
import s from './table-talk.module.css';

const SECOND_MS = 1000;

/**
 * Shows the input for a message, the number of characters used, and the time left until the member can send another
 * message.
 */
export function TalkComposer({ slug, me }: { slug: string; me: TableTalker }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const fieldId = useId();
  const [text, setText] = useState('');
  const [seconds, wait] = useCountdown();
  const sent = useRef({ id: '', text: '' });
  const send = useSend(sendTableMessage, {
    onSuccess: ({ data: { message } }) => {
      changeTalk(slug, (reply) => withMessage(reply, message));
      setText('');
      sent.current = { id: '', text: '' };
      wait(TABLE_CHAT_EVERY_MS / SECOND_MS);
    },
    onError: (error) => {
      const left = error instanceof ApiError && error.params['seconds'];
      if (typeof left === 'number') wait(left);
    },
  });
  const words = text.trim();
  if (me.silenced_until !== null) return <Silenced until={me.silenced_until} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words === '' || seconds > 0 || send.isPending) return;
    // A text that is sent again keeps its id, so the server stores it once even if the first response was lost.
    if (sent.current.text !== words) sent.current = { id: crypto.randomUUID(), text: words };
    send.mutate({ params: { slug }, body: sent.current });
  };
  const error = send.isError ? errorText(send.error) : '';
  const most = TABLE_CHAT_MAX_TEXT;
  const used = text.length;
  return (
    <form className={s.composer} onSubmit={submit}>
      <input
        aria-label={t`Your message to the table`}
        aria-describedby={`${fieldId}-notes`}
        aria-invalid={error !== '' || undefined}
        placeholder={t`Say something kind`}
        maxLength={TABLE_CHAT_MAX_TEXT}
        enterKeyHint="send"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (send.isError) send.reset();
        }}
      />
      <button
        type="submit"
        aria-label={t`Send message to the table`}
        aria-disabled={words === '' || seconds > 0 || send.isPending || undefined}
      >
        <Icon name={seconds > 0 ? 'hourglass' : 'chat'} size={22} />
      </button>
      <p id={`${fieldId}-notes`} className={s.notes}>
        <Pace seconds={seconds} />
        <span className="num">{t`${used} of ${most} characters`}</span>
      </p>
      <p role="alert" className={s.error}>
        {error}
      </p>
    </form>
  );
}

/** Shows how long the member has to wait, or how often the member can send a message. */
function Pace({ seconds: left }: { seconds: number }) {
  const seconds = left > 0 ? left : TABLE_CHAT_EVERY_MS / SECOND_MS;
  return (
    <span>
      {left > 0 ? (
        <Trans>Next message in {seconds} s</Trans>
      ) : (
        <Trans>One message every {seconds} s</Trans>
      )}
    </span>
  );
}

function Silenced({ until: instant }: { until: string }) {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' });
  const until = format.format(new Date(instant));
  return (
    <p className={s.note} role="status">
      <Trans>Support has silenced you in table talk until {until}.</Trans>
    </p>
  );
}

/** Returns the number of whole seconds left, and a function that starts the countdown. */
function useCountdown(): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds <= 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds];
}
