import { Trans, useLingui } from '@lingui/react/macro';
import {
  sendInvitation,
  type StaffInvitation,
  withdrawInvitation,
} from '@wl/contract/office/staff-accounts';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { useManage } from '../use-manage.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { Roles } from './roles.tsx';
import s from './staff.module.css';

interface Props {
  invitations: readonly StaffInvitation[];
  /** True if the clerk may send and withdraw invitations. */
  allowed: boolean;
  onResult: (text: string) => void;
}

/** Returns the columns that every clerk sees. The panel adds an actions column for clerks with permission. */
function useColumns(): DataColumn<StaffInvitation>[] {
  const { t } = useLingui();
  const { time } = useFormats();
  return [
    {
      id: 'email',
      head: t`E-mail`,
      isRowHead: true,
      isPlain: true,
      sortBy: ({ email }) => email,
      cell: ({ email }) => <b className={s.email}>{email}</b>,
    },
    { id: 'roles', head: t`Roles`, isPlain: true, cell: ({ roles }) => <Roles roles={roles} /> },
    { id: 'by', head: t`Invited by`, cell: ({ invited_by: by }) => by },
    { id: 'sent', head: t`Sent`, sortBy: (one) => one.sent_at, cell: (one) => time(one.sent_at) },
    {
      id: 'until',
      head: t`Valid until`,
      sortBy: (one) => one.expires_at,
      cell: ({ expires_at: at, expired }) => (
        <>
          {time(at)}{' '}
          {expired && (
            <span className={paper.badge} data-tone="bad">
              <Trans context="invitation">Expired</Trans>
            </span>
          )}
        </>
      ),
    },
  ];
}

/** Lists invitations that have been neither used nor withdrawn. */
export function InvitationsPanel({ invitations, allowed, onResult }: Props) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [leaving, setLeaving] = useState<StaffInvitation>();
  const send = useManage<StaffInvitation>(
    ({ id, sent_at }) => request(sendInvitation, { params: { id }, body: { sent_at } }),
    () => onResult(t`The invitation was sent again. Only the new link works.`),
  );
  const columns = useColumns();
  const actionColumn: DataColumn<StaffInvitation> = {
    id: 'actions',
    head: t`Actions`,
    isPlain: true,
    cell: (invitation) => (
      <Actions
        name={invitation.email}
        isBusy={send.isPending}
        onSend={() => send.mutate(invitation)}
        onWithdraw={() => setLeaving(invitation)}
      />
    ),
  };
  return (
    <section className={paper.panel} aria-labelledby="invitations">
      <h2 id="invitations">
        <Trans>Open invitations</Trans>
      </h2>
      {send.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(send.error)}
        </p>
      )}
      <OfficeTable
        label={t`List of open invitations`}
        rows={invitations}
        columns={allowed ? [...columns, actionColumn] : columns}
        rowId={({ id }) => id}
        empty={<Trans>No open invitations. Invited people appear here until they join.</Trans>}
      />
      {leaving && (
        <WithdrawDialog
          invitation={leaving}
          onDone={() => {
            setLeaving(undefined);
            onResult(t`The invitation was withdrawn. Its link no longer works.`);
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}

function WithdrawTitle({ name }: { name: string }) {
  return <Trans>Withdraw the invitation to {name}?</Trans>;
}

interface WithdrawProps {
  invitation: StaffInvitation;
  onDone: () => void;
  onClose: () => void;
}

function WithdrawDialog({ invitation, onDone, onClose }: WithdrawProps) {
  return (
    <ReasonDialog
      title={<WithdrawTitle name={invitation.email} />}
      submit={<Trans>Withdraw invitation</Trans>}
      isDanger
      send={(reason) =>
        request(withdrawInvitation, { params: { id: invitation.id }, body: { reason } })
      }
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        <Trans>The link in the e-mail stops working immediately.</Trans>
      </p>
    </ReasonDialog>
  );
}

function Actions({
  name,
  isBusy,
  onSend,
  onWithdraw,
}: {
  name: string;
  isBusy: boolean;
  onSend: () => void;
  onWithdraw: () => void;
}) {
  const { t } = useLingui();
  return (
    <span className={paper.actions}>
      <Button
        variant="plain"
        aria-label={t`Send again to ${name}`}
        inactive={isBusy}
        onClick={onSend}
      >
        <Trans>Send again</Trans>
      </Button>
      <Button
        variant="plainDanger"
        aria-label={t`Withdraw invitation to ${name}`}
        onClick={onWithdraw}
      >
        <Trans>Withdraw</Trans>
      </Button>
    </span>
  );
}
