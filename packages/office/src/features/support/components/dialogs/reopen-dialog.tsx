import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { reopenTicket, type TicketCase } from '@wl/contract/office/support';
import { request } from '../../../../app/api.ts';
import { ActionDialog } from '../../../../app/forms/action-dialog.tsx';
import { keepTicket, ticketKey } from '../../queries.ts';

/** Asks for confirmation before a clerk reopens an answered or closed ticket. */
export function ReopenDialog({ ticket, close }: { ticket: TicketCase; close: () => void }) {
  const queries = useQueryClient();
  const { id } = ticket;
  return (
    <ActionDialog
      reloads={ticketKey(id)}
      title={<Trans>Reopen this ticket?</Trans>}
      submit={<Trans>Reopen ticket</Trans>}
      send={async () => keepTicket(queries, await request(reopenTicket, { params: { id } }))}
      close={close}
    >
      <p>
        <Trans>
          The ticket returns to the queue with a new deadline, and can be answered again.
        </Trans>
      </p>
    </ActionDialog>
  );
}
