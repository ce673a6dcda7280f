import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type StaffAccount, staffAccounts } from '@wl/contract/office/staff-accounts';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { type AccountAction, AccountDialog } from '../components/account-dialog.tsx';
import { AccountsTable } from '../components/accounts-table.tsx';
import { InvitationsPanel } from '../components/invitations-panel.tsx';
import { InviteForm } from '../components/invite-form.tsx';
import { RequestsPanel } from '../components/requests-panel.tsx';
import type { Outcome } from '../use-manage.ts';
import s from '../components/staff.module.css';

interface Result {
  text: string;
  outcome: Outcome;
}

/**
 * Returns the result of the owner's last change, for the page to announce, and a function that records a new result.
 */
function useResult() {
  const { t } = useLingui();
  const [result, setResult] = useState<Result>();
  const listener = (done: string, outcome: Outcome = 'done') =>
    setResult({
      outcome,
      text:
        outcome === 'done'
          ? done
          : t`A second owner must approve this request, which is listed below.`,
    });
  return { result, listener };
}

function Head({ mayInvite, invite }: { mayInvite: boolean; invite: () => void }) {
  return (
    <header className={paper.head}>
      <div>
        <h1>
          <Trans>Staff</Trans>
        </h1>
        <p className={paper.sub}>
          <Trans>Back-office accounts and their roles</Trans>
        </p>
      </div>
      {mayInvite && (
        <Button onClick={invite}>
          <Icon name="plus" size={18} />
          <Trans>Invite a colleague</Trans>
        </Button>
      )}
    </header>
  );
}

/** Lists back-office accounts and their roles, open invitations, and requests waiting for a second owner. */
export function Staff() {
  const { t } = useLingui();
  const { clerk } = useRouteContext({ from: '/office' });
  const allowed = may(clerk, 'staff.manage');
  const [isInviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<{ account: StaffAccount; action: AccountAction }>();
  const { result, listener } = useResult();
  const query = useQuery({
    queryKey: ['staff-accounts'],
    queryFn: () => request(staffAccounts, {}),
  });
  const lists = query.data?.data;
  return (
    <div className={paper.page}>
      <Head mayInvite={allowed && !isInviting} invite={() => setInviting(true)} />
      <p
        role="status"
        className={s.result}
        data-tone={result?.outcome === 'waiting' ? 'warn' : 'ok'}
      >
        {result?.text}
      </p>
      {isInviting && (
        <InviteForm
          onClose={() => setInviting(false)}
          onDone={(email, outcome) => {
            setInviting(false);
            listener(t`The invitation was sent to ${email}.`, outcome);
          }}
        />
      )}
      {query.isPending && <Waiting lines={3} />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {lists && (
        <>
          <RequestsPanel requests={lists.requests} allowed={allowed} onResult={listener} />
          <InvitationsPanel invitations={lists.invitations} allowed={allowed} onResult={listener} />
          <section className={paper.panel} aria-labelledby="accounts">
            <h2 id="accounts">
              <Trans>Accounts</Trans>
            </h2>
            <AccountsTable
              accounts={lists.accounts}
              allowed={allowed}
              onChange={(account, action) => setChanging({ account, action })}
            />
          </section>
        </>
      )}
      {changing && (
        <AccountDialog
          {...changing}
          onClose={() => setChanging(undefined)}
          onDone={(outcome) => {
            setChanging(undefined);
            listener(t`The account was changed.`, outcome);
          }}
        />
      )}
    </div>
  );
}
