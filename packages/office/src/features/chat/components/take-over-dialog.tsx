import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { takeChat } from '@wl/contract/office/chat';
import { request } from '../../../app/api.ts';
import { ActionDialog } from '../../../app/forms/action-dialog.tsx';
import { caseKey, keepCase } from '../case.ts';

interface DialogProps {
  id: string;
  /** Colleague who was responsible for the conversation when this clerk opened the dialog. */
  from: { id: string; name: string };
  close: () => void;
}

/** Asks for confirmation before this clerk takes a conversation from a colleague. */
export function TakeOverDialog({ id, from, close }: DialogProps) {
  const queries = useQueryClient();
  const { name } = from;
  return (
    <ActionDialog
      reloads={caseKey(id)}
      title={<Trans>Take over this conversation?</Trans>}
      submit={<Trans>Take over conversation</Trans>}
      send={async () =>
        keepCase(queries, await request(takeChat, { params: { id }, body: { from: from.id } }))
      }
      close={close}
    >
      <p>
        <Trans>
          The conversation is assigned to {name}. After you take it over, only you can answer.
        </Trans>
      </p>
    </ActionDialog>
  );
}
