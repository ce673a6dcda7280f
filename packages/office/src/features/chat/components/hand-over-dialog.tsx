import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { chatColleagues, handOverChat } from '@wl/contract/office/chat';
import { Select, TextArea } from '@wl/ui/controls/field';
import { CHAT_MAX_NOTE } from '@wl/world/chat/chat';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { ActionDialog } from '../../../app/forms/action-dialog.tsx';
import { Failed } from '../../../app/states.tsx';
import { caseKey, keepCase } from '../case.ts';

const MIN_NOTE = 3;
/** Value of the option that returns the conversation to the queue. */
const QUEUE = 'queue';

interface DialogProps {
  id: string;
  clerkId: string;
  close: () => void;
}

/**
 * Shows a dialog in which the clerk hands the conversation over to a colleague or returns it to the queue, with a note.
 */
export function HandOverDialog({ id, clerkId, close }: DialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const colleagues = useQuery({
    queryKey: ['chat-colleagues'],
    queryFn: () => request(chatColleagues, {}),
    staleTime: 0,
  });
  const others = colleagues.data?.data.filter((one) => one.id !== clerkId) ?? [];
  return (
    <ActionDialog
      reloads={caseKey(id)}
      title={<Trans>Hand over conversation</Trans>}
      submit={<Trans>Hand over conversation</Trans>}
      isReady={to !== '' && note.trim().length >= MIN_NOTE}
      send={async () => {
        const body = { to: to === QUEUE ? null : to, note };
        keepCase(queries, await request(handOverChat, { params: { id }, body }));
      }}
      close={close}
    >
      {colleagues.isError && (
        <Failed error={colleagues.error} again={() => void colleagues.refetch()} />
      )}
      <Select
        label={t`Hand over to`}
        required
        value={to}
        onChange={(event) => setTo(event.target.value)}
      >
        <option value="" disabled>
          {colleagues.isPending ? t`Loading` : t`Choose a colleague or the queue`}
        </option>
        <option value={QUEUE}>{t`The queue: any colleague can take the conversation`}</option>
        {others.map((one) => (
          <option key={one.id} value={one.id}>
            {t`${one.name} (open conversations: ${one.open})`}
          </option>
        ))}
      </Select>
      <TextArea
        label={t`Note for colleagues`}
        hint={t`Only staff can see the note.`}
        required
        rows={3}
        minLength={MIN_NOTE}
        maxLength={CHAT_MAX_NOTE}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ActionDialog>
  );
}
