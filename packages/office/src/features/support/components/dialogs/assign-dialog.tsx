import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { assignTicket, type TicketCase, ticketColleagues } from '@wl/contract/office/support';
import { Select } from '@wl/ui/controls/field';
import { useState } from 'react';
import { request } from '../../../../app/api.ts';
import { ActionDialog } from '../../../../app/forms/action-dialog.tsx';
import { Failed } from '../../../../app/states.tsx';
import { keepTicket, ticketKey } from '../../queries.ts';

interface DialogProps {
  ticket: TicketCase;
  clerkId: string;
  close: () => void;
}

/** Value of the option that leaves the ticket unassigned. */
const NOBODY = 'nobody';

/** Asks which clerk should be responsible for a ticket. */
export function AssignDialog({ ticket, clerkId, close }: DialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { id, assignee } = ticket;
  const [to, setTo] = useState(assignee?.id ?? '');
  const colleagues = useQuery({
    queryKey: ['ticket-colleagues'],
    queryFn: () => request(ticketColleagues, {}),
    staleTime: 0,
  });
  return (
    <ActionDialog
      reloads={ticketKey(id)}
      title={<Trans>Assign ticket</Trans>}
      submit={<Trans>Assign ticket</Trans>}
      isReady={to !== '' && to !== (assignee?.id ?? NOBODY)}
      send={async () => {
        const body = { to: to === NOBODY ? null : to };
        keepTicket(queries, await request(assignTicket, { params: { id }, body }));
      }}
      close={close}
    >
      {colleagues.isError && (
        <Failed error={colleagues.error} again={() => void colleagues.refetch()} />
      )}
      <Select
        label={t`Assignee`}
        required
        value={to}
        onChange={(event) => setTo(event.target.value)}
      >
        <option value="" disabled>
          {colleagues.isPending ? t`Loading` : t`Choose a clerk`}
        </option>
        <option value={NOBODY}>{t`Nobody (any clerk can answer)`}</option>
        {colleagues.data?.data.map((one) => (
          <option key={one.id} value={one.id}>
            {one.id === clerkId
              ? t`${one.name}, you (waiting tickets: ${one.waiting})`
              : t`${one.name} (waiting tickets: ${one.waiting})`}
          </option>
        ))}
      </Select>
    </ActionDialog>
  );
}
