import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffAccount } from '@wl/contract/office/staff-accounts';
import { Button } from '@wl/ui/controls/button';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import type { AccountAction } from './account-dialog.tsx';
import { Roles } from './roles.tsx';
import s from './staff.module.css';

interface Props {
  accounts: readonly StaffAccount[];
  /** True if the signed-in clerk may change accounts. */
  allowed: boolean;
  onChange: (account: StaffAccount, action: AccountAction) => void;
}

/** Lists all accounts, active accounts first. Clerks cannot change their own account. */
export function AccountsTable({ accounts, allowed, onChange }: Props) {
  const { t } = useLingui();
  const { time } = useFormats();
  const columns: DataColumn<StaffAccount>[] = [
    {
      id: 'name',
      head: t`Name`,
      isRowHead: true,
      isPlain: true,
      sortBy: ({ name }) => name,
      cell: ({ name, mine }) => (
        <>
          <b>{name}</b> {mine && <Trans>(you)</Trans>}
        </>
      ),
    },
    {
      id: 'email',
      head: t`E-mail`,
      isPlain: true,
      sortBy: ({ email }) => email,
      cell: ({ email }) => <span className={s.email}>{email}</span>,
    },
    { id: 'roles', head: t`Roles`, isPlain: true, cell: ({ roles }) => <Roles roles={roles} /> },
    {
      id: 'state',
      head: t`Status`,
      sortBy: ({ active }) => active,
      cell: ({ active }) => (
        <span className={paper.badge} data-tone={active ? 'ok' : 'bad'}>
          {active ? (
            <Trans context="account">Active</Trans>
          ) : (
            <Trans context="account">Deactivated</Trans>
          )}
        </span>
      ),
    },
    {
      id: 'invited',
      head: t`Invited`,
      sortBy: ({ invited }) => invited?.at ?? null,
      cell: ({ invited }) => (invited ? <Invited {...invited} /> : '–'),
    },
    {
      id: 'last',
      head: t`Last sign-in`,
      sortBy: ({ last_sign_in_at: at }) => at,
      cell: ({ last_sign_in_at: at }) =>
        at === null ? <Trans context="sign-in">Never</Trans> : time(at),
    },
  ];
  const actionColumn: DataColumn<StaffAccount> = {
    id: 'actions',
    head: t`Actions`,
    isPlain: true,
    cell: (account) => !account.mine && <Actions account={account} onChange={onChange} />,
  };
  return (
    <OfficeTable
      label={t`Staff accounts`}
      rows={accounts}
      columns={allowed ? [...columns, actionColumn] : columns}
      rowId={({ id }) => id}
    />
  );
}

function Invited({ by, at }: { by: string; at: string }) {
  const { time } = useFormats();
  const when = time(at);
  return (
    <Trans>
      {when} by {by}
    </Trans>
  );
}

function Actions({ account, onChange }: Pick<Props, 'onChange'> & { account: StaffAccount }) {
  const { t } = useLingui();
  const { name, active } = account;
  return (
    <span className={paper.actions}>
      <Button
        variant="plain"
        aria-label={t`Change roles: ${name}`}
        onClick={() => onChange(account, 'roles')}
      >
        <Trans>Change roles</Trans>
      </Button>
      {active ? (
        <Button
          variant="plainDanger"
          aria-label={t`Deactivate ${name}`}
          onClick={() => onChange(account, 'deactivate')}
        >
          <Trans>Deactivate</Trans>
        </Button>
      ) : (
        <Button
          variant="plain"
          aria-label={t`Reactivate ${name}`}
          onClick={() => onChange(account, 'reactivate')}
        >
          <Trans>Reactivate</Trans>
        </Button>
      )}
    </span>
  );
}
