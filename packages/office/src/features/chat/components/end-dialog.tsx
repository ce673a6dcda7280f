import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { endChatCase } from '@wl/contract/office/chat';
import { request } from '../../../app/api.ts';
import { ActionDialog } from '../../../app/forms/action-dialog.tsx';
import { caseKey, keepCase } from '../case.ts';

interface EndProps {
  id: string;
  /** True while an answer is being sent. The conversation cannot be ended until the server has received the answer. */
  isSending: boolean;
  close: () => void;
}

/** Asks for confirmation before the clerk ends a conversation. */
export function EndDialog({ id, isSending, close }: EndProps) {
  const queries = useQueryClient();
  return (
    <ActionDialog
      reloads={caseKey(id)}
      title={<Trans>End this conversation?</Trans>}
      submit={<Trans>End conversation</Trans>}
      isDanger
      isReady={!isSending}
      send={async () => keepCase(queries, await request(endChatCase, { params: { id } }))}
      close={close}
    >
      <p>
        <Trans>
          The member or visitor can then rate the conversation. Their next message starts a new
          conversation.
        </Trans>
      </p>
    </ActionDialog>
  );
}
