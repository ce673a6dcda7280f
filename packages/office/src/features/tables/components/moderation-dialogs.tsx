import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  type OfficeTableMessage,
  removeTableMessage,
  silenceTableMember,
} from '@wl/contract/office/tables-chat';
import { Select } from '@wl/ui/controls/field';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { ActionDialog } from '../../../app/forms/action-dialog.tsx';
import { ReasonField } from '../../../app/forms/reason-field.tsx';
import { useFormats } from '../../../app/language/format.ts';
import { talkKey } from '../api.ts';

interface DialogProps {
  slug: string;
  message: OfficeTableMessage;
  close: () => void;
}

const MIN_REASON = 3;
/** Durations in hours for which a clerk can silence an author; 0 ends the silence. */
const HOURS = [1, 24, 168, 720, 0] as const;

/** Asks the clerk for the reason for removing a message. */
export function RemoveDialog({ slug, message: { id, text }, close }: DialogProps) {
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      reloads={talkKey(slug)}
      title={<Trans>Remove this message?</Trans>}
      submit={<Trans>Remove message</Trans>}
      isDanger
      isReady={reason.trim().length >= MIN_REASON}
      send={async () => {
        await request(removeTableMessage, { params: { id }, body: { reason } });
        await queries.invalidateQueries({ queryKey: talkKey(slug) });
      }}
      close={close}
    >
      <blockquote>{text}</blockquote>
      <p>
        <Trans>The message disappears from all open pages. The author is not informed.</Trans>
      </p>
      <ReasonField rows={3} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}

/** Asks the clerk how long to silence the author of a message, and why. */
export function SilenceDialog({ slug, message: { id, nickname }, close }: DialogProps) {
  const queries = useQueryClient();
  const { t } = useLingui();
  const formats = useFormats();
  const [hours, setHours] = useState<number>(HOURS[1]);
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      reloads={talkKey(slug)}
      title={<Trans>Silence {nickname} at all tables</Trans>}
      submit={<Trans>Save duration</Trans>}
      isDanger
      isReady={reason.trim().length >= MIN_REASON}
      send={async () => {
        await request(silenceTableMember, { params: { id }, body: { hours, reason } });
        await queries.invalidateQueries({ queryKey: talkKey(slug) });
      }}
      close={close}
    >
      <Select
        label={<Trans>Duration of the silence</Trans>}
        hint={<Trans>The author can see at every table when the silence ends.</Trans>}
        value={hours}
        onChange={({ target }) => setHours(Number(target.value))}
      >
        {HOURS.map((one) => (
          <option key={one} value={one}>
            {one === 0 ? t`End the silence now` : formats.hours(one)}
          </option>
        ))}
      </Select>
      <ReasonField rows={3} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
