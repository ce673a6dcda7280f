import { Trans, useLingui } from '@lingui/react/macro';
import type { Passkey } from '@wl/contract/office/staff-passkeys';
import { Button } from '@wl/ui/controls/button';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';

interface Props {
  passkeys: readonly Passkey[];
  onRemove: (passkey: Passkey) => void;
}

/** Lists a clerk's own passkeys. */
export function PasskeysTable({ passkeys, onRemove }: Props) {
  const { t } = useLingui();
  const { time } = useFormats();
  const columns: DataColumn<Passkey>[] = [
    {
      id: 'name',
      head: t`Name`,
      isRowHead: true,
      isPlain: true,
      cell: ({ name, synced }) => (
        <>
          <b>{name}</b>{' '}
          {synced && (
            <span className={paper.badge}>
              <Trans>Synced across devices</Trans>
            </span>
          )}
        </>
      ),
    },
    { id: 'added', head: t`Added`, cell: ({ created_at: at }) => time(at) },
    {
      id: 'used',
      head: t`Last used`,
      cell: ({ last_used_at: at }) => (at === null ? <Trans>Never</Trans> : time(at)),
    },
    {
      id: 'actions',
      head: t`Actions`,
      isPlain: true,
      cell: (passkey) => (
        <Button
          variant="plainDanger"
          aria-label={t`Remove ${passkey.name}`}
          onClick={() => onRemove(passkey)}
        >
          <Trans>Remove</Trans>
        </Button>
      ),
    },
  ];
  return (
    <OfficeTable
      label={t`Your passkeys`}
      rows={passkeys}
      columns={columns}
      rowId={({ id }) => id}
    />
  );
}
