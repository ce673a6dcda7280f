import { Trans, useLingui } from '@lingui/react/macro';
import { replyToTicket, type SupportTicket } from '@wl/contract/support';
import { pastedFiles } from '@wl/ui/controls/pasted-files';
import { Button } from '@wl/ui/controls/button';
import { TextArea } from '@wl/ui/controls/field';
import { TICKET_MAX_TEXT } from '@wl/world/casino/support';
import { useEffect, useState } from 'react';
import { ApiError, useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { receiveTicket, refreshTickets, type TicketAccess, withToken } from '../api.ts';
import { readReply, writeReply } from '../kept.ts';
import { sendFiles } from '../uploads.ts';
import { DropArea, FileField, useChosenFiles } from './file-field.tsx';
import s from './support.module.css';

/** Number of remaining characters at or below which the form shows that number. */
const NEAR_LIMIT = 300;

interface ReplyProps {
  access: TicketAccess;
  ticket: SupportTicket;
}

/** Returns true if an earlier attempt has already added the message with a different text. */
const isChangedSince = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ticket.id_reused';

/**
 * Returns the reply that is being written, which survives a reload, and functions to change and send it. If it is
 * unknown whether sending succeeded, the next attempt uses the same id, so that the message is added only once.
 */
function useReply({ access, ticket: { messages } }: ReplyProps) {
  const [reply, setReply] = useState(() => readReply(access.id));
  const files = useChosenFiles();
  const begin = (text: string) => {
    const next = { id: crypto.randomUUID(), text };
    writeReply(access.id, text === '' ? undefined : next);
    setReply(next);
  };
  /** Uploads the files attached to the stored message, and clears the form. */
  const complete = () => {
    void sendFiles(access, reply.id, files.choice.files);
    files.clear();
    begin('');
  };
  const send = useSend(replyToTicket, {
    onSuccess: ({ data }) => {
      receiveTicket(access, data);
      complete();
    },
    onError: (error) => {
      if (!isChangedSince(error)) return;
      // An earlier attempt stored the message before its text was changed. Show the stored message, and keep the
      // changed text for a new message.
      refreshTickets(access.id);
      begin(reply.text);
    },
  });
  const isStored = !send.isPending && messages.some(({ id }) => id === reply.id);
  useEffect(() => {
    // The response to the last attempt may have been lost. If the ticket shows that the server has stored the message,
    // send the message's files and empty the form.
    if (isStored) complete();
  });
  const change = (text: string) => {
    const next = { ...reply, text };
    writeReply(access.id, next);
    setReply(next);
    if (send.isError) send.reset();
  };
  const submit = () => {
    const text = reply.text.trim();
    if (text === '') return;
    send.mutate({
      params: { id: access.id },
      body: { id: reply.id, text, ...withToken(access.token) },
    });
  };
  return { text: reply.text, files, send, change, submit };
}

/** Shows the form for adding a message, with optional files, to the ticket. */
export function ReplyForm({ access, ticket }: ReplyProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { text, files, send, change, submit } = useReply({ access, ticket });
  const left = TICKET_MAX_TEXT - text.length;
  const isBlank = text.trim() === '';
  const hasFiles = files.choice.files.length > 0;
  return (
    <DropArea onFiles={files.add}>
      <form
        className={s.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextArea
          label={t`Your reply`}
          rows={4}
          maxLength={TICKET_MAX_TEXT}
          value={text}
          hint={left <= NEAR_LIMIT ? t`Characters left: ${left}` : undefined}
          onChange={(event) => change(event.target.value)}
          onPaste={(event) => files.add(pastedFiles(event))}
        />
        <FileField files={files} />
        {send.isError && (
          <p role="alert" className={s.trouble}>
            {isChangedSince(send.error) ? (
              <Trans>
                We have already received the first version of your reply. To add the changed text as
                another message, send it again.
              </Trans>
            ) : (
              errorText(send.error)
            )}
          </p>
        )}
        <Button
          type="submit"
          loading={send.isPending}
          inactive={isBlank}
          {...(isBlank && hasFiles && { reason: t`Describe your files in a few words.` })}
        >
          <Trans>Send reply</Trans>
        </Button>
      </form>
    </DropArea>
  );
}
