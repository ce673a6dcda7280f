import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  approveCashOut,
  claimCashOut,
  rejectCashOut,
  releaseCashOut,
  type CashOutCase,
} from '@wl/contract/office/wallet';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { Claim } from '../../../app/cases/claim.tsx';
import { ApprovePanel, RejectPanel } from '../../../app/cases/decision-panels.tsx';
import { useFormats } from '../../../app/language/format.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { isOpen } from './state-name.ts';
import s from '../../../app/board.module.css';

/**
 * Returns common reasons for rejecting a cash-out. The reason that the clerk chooses is stored in the audit log and
 * shown to the member.
 */
function useReasons(): string[] {
  const { t } = useLingui();
  return [
    t`The name does not match the account`,
    t`The payment method does not belong to the member`,
    t`The top-up has not been staked in full`,
    t`The document has expired`,
    t`Requested by the member`,
  ];
}

interface Props {
  one: CashOutCase;
  /** True if the clerk has permission to decide the case. */
  allowed: boolean;
  result: (what: 'approved' | 'rejected') => void;
}

/**
 * Manages the rejection reason and the mutations that approve or reject the cash-out. Shortcuts: A approves, R rejects,
 * and digits choose a reason.
 */
function useDecision({ one, allowed, result }: Props) {
  const reasons = useReasons();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const settled = () => queries.invalidateQueries({ queryKey: ['cash-outs'] });
  const approve = useMutation({
    mutationFn: () => request(approveCashOut, { params: { id: one.id } }),
    onSuccess: () => result('approved'),
    onSettled: settled,
  });
  const reject = useMutation({
    mutationFn: (why: string) =>
      request(rejectCashOut, { params: { id: one.id }, body: { reason: why } }),
    onSuccess: () => result('rejected'),
    onSettled: settled,
  });
  const open = isOpen(one.state);
  const busy = approve.isPending || reject.isPending;
  const blocked = one.claim !== null && !one.claim.mine;
  const can = allowed && open && !busy && !blocked;
  const doApprove = () => {
    if (can && one.can_decide) approve.mutate();
  };
  const doReject = () => {
    if (can && reason.trim().length >= 3) reject.mutate(reason.trim());
  };
  useShortcuts({
    a: doApprove,
    r: doReject,
    ...Object.fromEntries(
      reasons.map((text, index) => [
        String(index + 1),
        () => {
          if (can) setReason(text);
        },
      ]),
    ),
  });
  const failed = approve.error ?? reject.error;
  return { reasons, reason, setReason, blocked, can, doApprove, doReject, failed };
}

type DecisionState = ReturnType<typeof useDecision>;

/** Shows the approvals so far, and whether another clerk is needed. */
function FourEyes({ one }: { one: CashOutCase }) {
  const { t } = useLingui();
  const { time } = useFormats();
  const seats = one.needs_two ? [t`First clerk`, t`Second clerk`] : [t`Clerk`];
  return (
    <ol className={s.seats} aria-label={t`Approvals`}>
      {seats.map((name, index) => {
        const approval = one.approvals[index];
        return (
          <li key={name} data-taken={approval !== undefined}>
            <Icon name={approval ? 'check-circle' : 'user'} size={20} />
            <span>
              <b>{approval?.clerk ?? name}</b>
              <small>
                {approval ? time(approval.at) : t({ message: 'open', context: 'approval' })}
              </small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface ApproveProps {
  one: CashOutCase;
  allowed: boolean;
  decision: DecisionState;
}

/**
 * Shows the controls for claiming and approving the cash-out. If the clerk cannot decide on it, shows the reason
 * instead.
 */
function Approval({ one, allowed, decision }: ApproveProps) {
  const { blocked, can, doApprove, failed } = decision;
  const { t } = useLingui();
  const open = isOpen(one.state);
  const why = !allowed
    ? t`Your role gives you view-only access, so you cannot make decisions.`
    : !open
      ? t`This case is closed.`
      : !blocked && !one.can_decide
        ? t`You have approved this cash-out. A second clerk must make the final decision.`
        : undefined;
  return (
    <ApprovePanel
      label={
        one.needs_two && one.approvals.length === 0 ? (
          <Trans>Approve cash-out (1 of 2)</Trans>
        ) : (
          <Trans>Approve and pay</Trans>
        )
      }
      can={can && one.can_decide}
      approve={doApprove}
      why={why}
      failed={failed}
    >
      {open && (
        <Claim
          claim={one.claim}
          allowed={allowed}
          free={t`Nobody has claimed this case.`}
          change={() =>
            request(one.claim?.mine ? releaseCashOut : claimCashOut, { params: { id: one.id } })
          }
          queries="cash-outs"
        />
      )}
      <FourEyes one={one} />
    </ApprovePanel>
  );
}

/** Shows the controls for rejecting the cash-out with a reason, and the text that the member will read. */
function Rejection({ decision }: { decision: DecisionState }) {
  const { reasons, reason, setReason, can, doReject } = decision;
  const { t } = useLingui();
  return (
    <RejectPanel
      can={can}
      reasons={reasons.map((text) => [text, text] as const)}
      chosen={reason}
      choose={setReason}
      own={{
        label: <Trans>Reason in your own words</Trans>,
        value: reasons.includes(reason) ? '' : reason,
        change: setReason,
      }}
      shown={reason.trim() === '' ? undefined : reason}
      missing={t`Choose a reason, or write one.`}
      isReady={reason.trim().length >= 3}
      label={<Trans>Reject cash-out</Trans>}
      reject={doReject}
    />
  );
}

/**
 * Shows the actions for a cash-out: claim, approve, or reject with a reason. Unavailable actions remain visible and
 * state why they are unavailable.
 */
export function Decision({ one, allowed, result }: Props) {
  const { t } = useLingui();
  const decision = useDecision({ one, allowed, result });
  return (
    <aside className={s.decision} aria-label={t`Decision`}>
      <Approval one={one} allowed={allowed} decision={decision} />
      <Rejection decision={decision} />
    </aside>
  );
}
