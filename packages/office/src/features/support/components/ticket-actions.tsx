import { Trans } from '@lingui/react/macro';
import type { TicketCase } from '@wl/contract/office/support';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import { isWaiting } from '../deadlines.ts';
import { AssignDialog } from './dialogs/assign-dialog.tsx';
import { ChangeDialog } from './dialogs/change-dialog.tsx';
import { CloseDialog } from './dialogs/close-dialog.tsx';
import { MergeDialog } from './dialogs/merge-dialog.tsx';
import { ReopenDialog } from './dialogs/reopen-dialog.tsx';

interface ActionsProps {
  ticket: TicketCase;
  clerkId: string;
  /** Opens another ticket. */
  open: (id: string) => void;
}

type Question = 'assign' | 'change' | 'merge' | 'close' | 'reopen';

/** Shows the buttons that assign, change, merge, close or reopen a ticket, and the dialogs that they open. */
export function TicketActions({ ticket, clerkId, open }: ActionsProps) {
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  // A merged ticket cannot be changed, because it continues in the ticket into which it was merged.
  if (ticket.merged_into) return null;
  return (
    <>
      <Button variant="plain" size="small" onClick={() => setQuestion('assign')}>
        <Trans>Assign ticket</Trans>
      </Button>
      <Button variant="plain" size="small" onClick={() => setQuestion('change')}>
        <Trans context="ticket">Change topic</Trans>
      </Button>
      {ticket.state !== 'review' && (
        <Button variant="plain" size="small" onClick={() => setQuestion('merge')}>
          <Trans>Merge ticket</Trans>
        </Button>
      )}
      {!isWaiting(ticket) && (
        <Button variant="plain" size="small" onClick={() => setQuestion('reopen')}>
          <Trans>Reopen ticket</Trans>
        </Button>
      )}
      {ticket.state !== 'closed' && (
        <Button variant="plainDanger" size="small" onClick={() => setQuestion('close')}>
          <Trans>Close ticket</Trans>
        </Button>
      )}
      {question === 'assign' && <AssignDialog ticket={ticket} clerkId={clerkId} close={close} />}
      {question === 'change' && <ChangeDialog ticket={ticket} close={close} />}
      {question === 'merge' && <MergeDialog ticket={ticket} open={open} close={close} />}
      {question === 'reopen' && <ReopenDialog ticket={ticket} close={close} />}
      {question === 'close' && <CloseDialog ticket={ticket} close={close} />}
    </>
  );
}
