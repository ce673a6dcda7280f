import { useLingui } from '@lingui/react/macro';
import type { TicketCase } from '@wl/contract/office/support';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { GrantForm } from '../../../bag/index.ts';
import type { Macro } from '../../use-macro.ts';
import { ChangeDialog } from './change-dialog.tsx';

interface DialogsProps {
  ticket: TicketCase;
  macro: Macro;
}

/** Shows the dialog for a macro's action after the macro's answer has been sent. The macro's values are filled in. */
export function MacroDialogs({ ticket, macro: { asked, close } }: DialogsProps) {
  const { t } = useLingui();
  if (asked?.kind === 'ticket')
    return <ChangeDialog ticket={ticket} topic={asked.topic} close={close} />;
  if (asked?.kind !== 'grant' || !ticket.member) return null;
  return (
    <Dialog title={t`Give an item`} closeLabel={t`Close`} paper onClose={close}>
      <GrantForm memberId={ticket.member.id} slug={asked.slug} />
    </Dialog>
  );
}
