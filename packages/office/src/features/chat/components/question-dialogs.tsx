import { useLingui } from '@lingui/react/macro';
import type { ChatCase } from '@wl/contract/office/chat';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { GrantForm } from '../../bag/index.ts';
import type { Outbox } from '../outbox.ts';
import type { Asking } from '../use-question.ts';
import { EndDialog } from './end-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { TakeOverDialog } from './take-over-dialog.tsx';
import { TicketDialog } from './ticket-dialog.tsx';

interface DialogsProps {
  one: ChatCase;
  clerkId: string;
  asking: Asking;
  outbox: Outbox;
}

/** Shows the dialog for the action that the clerk has chosen with a button or a macro. */
export function QuestionDialogs({ one, clerkId, asking, outbox }: DialogsProps) {
  const { question, close } = asking;
  const { id } = one.line;
  switch (question?.kind) {
    case 'hand-over':
      return <HandOverDialog id={id} clerkId={clerkId} close={close} />;
    case 'end':
      return <EndDialog id={id} isSending={outbox.unsent.some(isBeingSent)} close={close} />;
    case 'ticket':
      return <TicketDialog id={id} topic={question.topic} close={close} />;
    case 'grant':
      return one.requester.kind === 'member' ? (
        <GrantDialog memberId={one.requester.id} slug={question.slug} close={close} />
      ) : null;
    case 'take-over':
      return <TakeOverDialog id={id} from={question.from} close={close} />;
    default:
      return null;
  }
}

const isBeingSent = ({ isFailed }: Outbox['unsent'][number]) => !isFailed;

interface GrantProps {
  memberId: string;
  slug: string | undefined;
  close: () => void;
}

/** Shows the dialog that grants the member a market item, with the same form and rules as in the member's file. */
function GrantDialog({ memberId, slug, close }: GrantProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Give an item`} closeLabel={t`Close`} paper onClose={close}>
      <GrantForm memberId={memberId} slug={slug ?? ''} />
    </Dialog>
  );
}
