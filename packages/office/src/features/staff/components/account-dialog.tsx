import { Trans } from '@lingui/react/macro';
import {
  changeRoles,
  deactivateAccount,
  reactivateAccount,
  type StaffAccount,
} from '@wl/contract/office/staff-accounts';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import type { Outcome } from '../use-manage.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { RoleFields } from './roles.tsx';

export type AccountAction = 'roles' | 'deactivate' | 'reactivate';

interface Props {
  account: StaffAccount;
  action: AccountAction;
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
}

/** Shows a dialog for changing an account's roles, or for deactivating or reactivating the account. */
export function AccountDialog({ account, action, ...rest }: Props) {
  const { id, name } = account;
  const [roles, setRoles] = useState(account.roles);
  const params = { id };
  if (action === 'roles')
    return (
      <ReasonDialog
        title={<Trans>Roles for {name}</Trans>}
        submit={<Trans>Save roles</Trans>}
        isReady={roles.length > 0 && roles.join() !== account.roles.join()}
        send={(reason) => request(changeRoles, { params, body: { roles, reason } })}
        {...rest}
      >
        <RoleFields value={roles} onChange={setRoles} />
        <p className={paper.sub}>
          <Trans>The new roles apply immediately, even in open sessions.</Trans>{' '}
          {(account.roles.includes('owner') || roles.includes('owner')) && <NeedsSecondOwner />}
        </p>
      </ReasonDialog>
    );
  if (action === 'deactivate')
    return (
      <ReasonDialog
        title={<Trans>Deactivate {name}’s account?</Trans>}
        submit={<Trans>Deactivate account</Trans>}
        isDanger
        send={(reason) => request(deactivateAccount, { params, body: { reason } })}
        {...rest}
      >
        <p>
          <Trans>
            All sessions of this account end immediately, and the account can no longer be used to
            sign in.
          </Trans>{' '}
          {account.roles.includes('owner') && <NeedsSecondOwner />}
        </p>
      </ReasonDialog>
    );
  return (
    <ReasonDialog
      title={<Trans>Reactivate {name}’s account?</Trans>}
      submit={<Trans>Reactivate account</Trans>}
      send={(reason) => request(reactivateAccount, { params, body: { reason } })}
      {...rest}
    >
      <p>
        <Trans>
          This person can sign in again with their password and authenticator app, and has the same
          roles as before.
        </Trans>{' '}
        {account.roles.includes('owner') && <NeedsSecondOwner />}
      </p>
    </ReasonDialog>
  );
}

function NeedsSecondOwner() {
  return <Trans>Changes to owners need approval from a second owner.</Trans>;
}
