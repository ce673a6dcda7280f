import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { closeTicketCase, type TicketCase } from '@wl/contract/office/support';
import { useState } from 'react';
import { request } from '../../../../app/api.ts';
import { ActionDialog } from '../../../../app/forms/action-dialog.tsx';
import { ReasonField } from '../../../../app/forms/reason-field.tsx';
import { keepTicket, ticketKey } from '../../queries.ts';

const MIN_REASON = 3;

/** Asks the clerk why the ticket is being closed without an answer. */
export function CloseDialog({ ticket, close }: { ticket: TicketCase; close: () => void }) {
  const queries = useQueryClient();
  const { id } = ticket;
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      reloads={ticketKey(id)}
      title={<Trans>Close this ticket?</Trans>}
      submit={<Trans>Close ticket</Trans>}
      isDanger
      isReady={reason.trim().length >= MIN_REASON}
      send={async () =>
        keepTicket(queries, await request(closeTicketCase, { params: { id }, body: { reason } }))
      }
      close={close}
    >
      <p>
        <Trans>
          Closing sends no answer, and the requester does not see the reason. A new message from the
          requester reopens the ticket.
        </Trans>
      </p>
      <ReasonField rows={3} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
