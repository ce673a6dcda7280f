import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { escalateChat } from '@wl/contract/office/chat';
import { Select, TextArea } from '@wl/ui/controls/field';
import { CHAT_MAX_NOTE } from '@wl/world/chat/chat';
import { type TicketTopic, ticketTopics } from '@wl/world/casino/support';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { ActionDialog } from '../../../app/forms/action-dialog.tsx';
import { useTicketNames } from '../../support/index.ts';
import { caseKey, reloadCase } from '../case.ts';

const MIN_SUMMARY = 20;

interface TicketProps {
  id: string;
  /** Topic preselected by a macro; undefined if the clerk must choose one. */
  topic: TicketTopic | undefined;
  close: () => void;
}

/** Shows the dialog that opens a ticket about a conversation, for questions that cannot be answered in the chat. */
export function TicketDialog({ id, topic: given, close }: TicketProps) {
  const { t } = useLingui();
  const names = useTicketNames();
  const least = MIN_SUMMARY;
  const queries = useQueryClient();
  const [topic, setTopic] = useState(given);
  const [text, setText] = useState('');
  return (
    <ActionDialog
      reloads={caseKey(id)}
      title={<Trans>Open a ticket</Trans>}
      submit={<Trans>Open a ticket</Trans>}
      isReady={topic !== undefined && text.trim().length >= MIN_SUMMARY}
      send={async () => {
        await request(escalateChat, { params: { id }, body: { topic: topic ?? 'other', text } });
        await reloadCase(queries, id);
      }}
      close={close}
    >
      <p>
        <Trans>The ticket number will appear in the chat.</Trans>
      </p>
      <Select
        label={t`Topic`}
        required
        value={topic ?? ''}
        onChange={(event) => setTopic(ticketTopics.find((one) => one === event.target.value))}
      >
        <option value="" disabled>
          {t`Choose a topic`}
        </option>
        {ticketTopics.map((one) => (
          <option key={one} value={one}>
            {names.topics[one]}
          </option>
        ))}
      </Select>
      <TextArea
        label={t`Summary`}
        hint={t`At least ${least} characters`}
        required
        rows={5}
        minLength={MIN_SUMMARY}
        maxLength={CHAT_MAX_NOTE}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </ActionDialog>
  );
}
