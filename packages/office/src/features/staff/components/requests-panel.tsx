import { Trans, useLingui } from '@lingui/react/macro';
import {
  type AccountRequest,
  approveAccountRequest,
  declineAccountRequest,
} from '@wl/contract/office/staff-accounts';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import { request as call } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { ReasonDialog } from './reason-dialog.tsx';
import { Roles } from './roles.tsx';
import s from './staff.module.css';

interface Props {
  requests: readonly AccountRequest[];
  /** True if the clerk may approve or decline requests. */
  allowed: boolean;
  onResult: (text: string) => void;
}

type Deciding = { request: AccountRequest; decision: 'approve' | 'decline' };

/** Lists the requested changes that concern owners and need a second owner's approval. */
export function RequestsPanel({ requests, allowed, onResult }: Props) {
  const [deciding, setDeciding] = useState<Deciding>();
  return (
    <section className={paper.panel} aria-labelledby="requests">
      <h2 id="requests">
        <Trans>Requests awaiting a second owner’s approval</Trans>
      </h2>
      {requests.length === 0 ? (
        <p className={paper.sub}>
          <Trans>No requests. Changes to owners wait here for a second owner’s approval.</Trans>
        </p>
      ) : (
        <ul className={s.requests}>
          {requests.map((request) => (
            <li key={request.id}>
              <Summary request={request} />
              {allowed && <Decide request={request} onDecide={setDeciding} />}
            </li>
          ))}
        </ul>
      )}
      {deciding && (
        <Decision
          {...deciding}
          onClose={() => setDeciding(undefined)}
          onDone={(text) => {
            setDeciding(undefined);
            onResult(text);
          }}
        />
      )}
    </section>
  );
}

const nameOf = ({ account, email }: AccountRequest) => account?.name ?? email;

function Summary({ request }: { request: AccountRequest }) {
  const { time } = useFormats();
  const { change, roles, roles_before: before, asked_by: by, asked_at: at, reason } = request;
  const name = nameOf(request);
  return (
    <div>
      <p>
        <b>
          {change === 'invite' && <Trans>Invite {name}</Trans>}
          {change === 'roles' && <Trans>Change roles for {name}</Trans>}
          {change === 'deactivate' && <Trans>Deactivate {name}’s account</Trans>}
          {change === 'reactivate' && <Trans>Reactivate {name}’s account</Trans>}
        </b>
      </p>
      {before && (change === 'roles' || change === 'reactivate') && (
        <p>
          <Trans>Previous roles:</Trans> <Roles roles={before} />
        </p>
      )}
      {roles && (
        <p>
          <Trans>New roles:</Trans> <Roles roles={roles} />
        </p>
      )}
      <p className={paper.sub}>
        <q>{reason}</q> · {by} · {time(at)}
      </p>
    </div>
  );
}

function Decide({
  request,
  onDecide,
}: {
  request: AccountRequest;
  onDecide: (deciding: Deciding) => void;
}) {
  const { t } = useLingui();
  const { mine, about_me: aboutMe } = request;
  const name = nameOf(request);
  return (
    <p className={paper.actions}>
      {!mine && (
        <Button
          aria-label={t`Approve: ${name}`}
          onClick={() => onDecide({ request, decision: 'approve' })}
        >
          <Trans>Approve</Trans>
        </Button>
      )}
      {!aboutMe && (
        <Button
          variant="plainDanger"
          aria-label={mine ? t`Withdraw: ${name}` : t`Decline: ${name}`}
          onClick={() => onDecide({ request, decision: 'decline' })}
        >
          {mine ? <Trans>Withdraw</Trans> : <Trans>Decline</Trans>}
        </Button>
      )}
    </p>
  );
}

function Decision({
  request,
  decision,
  onDone,
  onClose,
}: Deciding & { onDone: (text: string) => void; onClose: () => void }) {
  const { t } = useLingui();
  const { id, mine } = request;
  const isApproval = decision === 'approve';
  const title = isApproval ? (
    <Trans>Approve this request?</Trans>
  ) : mine ? (
    <Trans>Withdraw this request?</Trans>
  ) : (
    <Trans>Decline this request?</Trans>
  );
  const submit = isApproval ? (
    <Trans>Approve request</Trans>
  ) : mine ? (
    <Trans>Withdraw request</Trans>
  ) : (
    <Trans>Decline request</Trans>
  );
  return (
    <ReasonDialog
      title={title}
      submit={submit}
      isDanger={!isApproval}
      send={(reason) =>
        call(isApproval ? approveAccountRequest : declineAccountRequest, {
          params: { id },
          body: { reason },
        })
      }
      onDone={() => onDone(isApproval ? t`The change was applied.` : t`The request was closed.`)}
      onClose={onClose}
    >
      <Summary request={request} />
    </ReasonDialog>
  );
}
