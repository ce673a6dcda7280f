import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { changeTicket, type TicketCase } from '@wl/contract/office/support';
import { Select } from '@wl/ui/controls/field';
import { ticketKinds, type TicketTopic, ticketTopics } from '@wl/world/casino/support';
import { useState } from 'react';
import { request } from '../../../../app/api.ts';
import { ActionDialog } from '../../../../app/forms/action-dialog.tsx';
import { useTicketNames } from '../../names.ts';
import { keepTicket, ticketKey } from '../../queries.ts';

interface ChangeProps {
  ticket: TicketCase;
  /** Topic preselected by a macro. By default, the ticket's current topic is selected. */
  topic?: TicketTopic;
  close: () => void;
}

/** Asks for a new kind and topic for a ticket. The kind of a complaint cannot be changed. */
export function ChangeDialog({ ticket, topic: wanted = ticket.topic, close }: ChangeProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const names = useTicketNames();
  const { id } = ticket;
  const [kind, setKind] = useState(ticket.kind);
  const [topic, setTopic] = useState(wanted);
  // Keep the version from when the dialog opened, so that the server refuses to overwrite a colleague's change.
  const [version] = useState(ticket.version);
  const isComplaint = ticket.kind === 'complaint';
  return (
    <ActionDialog
      reloads={ticketKey(id)}
      title={<Trans>Change kind and topic</Trans>}
      submit={<Trans>Save changes</Trans>}
      isReady={kind !== ticket.kind || topic !== ticket.topic}
      send={async () => {
        const body = { kind, topic, version };
        keepTicket(queries, await request(changeTicket, { params: { id }, body }));
      }}
      close={close}
    >
      <Select
        label={t`Kind`}
        disabled={isComplaint}
        hint={isComplaint ? t`A complaint cannot be changed to a question.` : undefined}
        value={kind}
        onChange={(event) => setKind(ticketKinds.find((one) => one === event.target.value) ?? kind)}
      >
        {ticketKinds.map((one) => (
          <option key={one} value={one}>
            {names.kinds[one]}
          </option>
        ))}
      </Select>
      <Select
        label={t`Topic`}
        value={topic}
        onChange={(event) =>
          setTopic(ticketTopics.find((one) => one === event.target.value) ?? topic)
        }
      >
        {ticketTopics.map((one) => (
          <option key={one} value={one}>
            {names.topics[one]}
          </option>
        ))}
      </Select>
      {kind !== ticket.kind && (
        <p>
          <Trans>
            The deadlines for complaints will apply, counted from the time we received the ticket.
            This cannot be undone.
          </Trans>
        </p>
      )}
    </ActionDialog>
  );
}
