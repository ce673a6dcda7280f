import { Trans, useLingui } from '@lingui/react/macro';
import { askForReview } from '@wl/contract/support';
import { Button } from '@wl/ui/controls/button';
import { TextArea } from '@wl/ui/controls/field';
import { TICKET_MAX_TEXT } from '@wl/world/casino/support';
import { useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { refreshTickets, type TicketAccess, withToken } from '../api.ts';
import { useDueDay } from '../use-due-day.ts';
import s from './support.module.css';

/** Shows the form for requesting a second review of a complaint. */
export function ReviewForm({ ticket: { id, token } }: { ticket: TicketAccess }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const dueDay = useDueDay();
  const [text, setText] = useState('');
  const ask = useSend(askForReview, { onSuccess: () => refreshTickets(id) });
  if (ask.isSuccess) {
    const due = dueDay(ask.data.data.due_at);
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
        ask.mutate({ params: { id }, body: { text, ...withToken(token) } });
      }}
    >
      <TextArea
        label={t`What is still unresolved?`}
        aside={t`optional`}
        rows={3}
        maxLength={TICKET_MAX_TEXT}
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
