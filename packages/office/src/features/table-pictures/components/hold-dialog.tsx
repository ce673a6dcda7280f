import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  holdTableRecordings,
  type TableRecording,
} from '@wl/contract/office/table-pictures-recordings';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { ActionDialog } from '../../../app/forms/action-dialog.tsx';
import { ReasonField } from '../../../app/forms/reason-field.tsx';
import { RECORDINGS_KEY } from '../recordings-api.ts';

const MIN_REASON = 3;

interface HoldDialogProps {
  recording: TableRecording;
  close: () => void;
}

/**
 * Starts or ends a hold, which keeps a round's recordings beyond the retention period. Asks the clerk for the reason.
 */
export function HoldDialog({ recording, close }: HoldDialogProps) {
  const { table, round, table_name: name, hold } = recording;
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const send = async () => {
    const params = { slug: table, round: String(round) };
    const body = { is_held: hold === null, reason: reason.trim() };
    await request(holdTableRecordings, { params, body });
    await queries.invalidateQueries({ queryKey: RECORDINGS_KEY });
  };
  return (
    <ActionDialog
      reloads={RECORDINGS_KEY}
      title={
        hold ? (
          <Trans>
            Stop keeping {name}, round {round}?
          </Trans>
        ) : (
          <Trans>
            Keep {name}, round {round}?
          </Trans>
        )
      }
      submit={hold ? <Trans>Stop keeping</Trans> : <Trans>Keep recordings</Trans>}
      isReady={reason.trim().length >= MIN_REASON}
      send={send}
      close={close}
    >
      <p>
        {hold ? (
          <Trans>The recordings of this round are deleted when the retention period is over.</Trans>
        ) : (
          <Trans>
            The recordings of this round are not deleted until a clerk ends this, for example after
            a dispute.
          </Trans>
        )}
      </p>
      <ReasonField rows={2} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
