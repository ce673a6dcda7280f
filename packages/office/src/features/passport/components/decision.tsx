import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  approveDocument,
  claimDocument,
  rejectDocument,
  releaseDocument,
  type DocumentCase,
} from '@wl/contract/office/passport';
import type { DocumentKind, RejectReason } from '@wl/world/casino/documents';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import s from '../../../app/board.module.css';
import { Claim } from '../../../app/cases/claim.tsx';
import { ApprovePanel, RejectPanel } from '../../../app/cases/decision-panels.tsx';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { useReasonNames } from '../names.ts';
import { isOpen } from './document-list.tsx';

/** Possible rejection reasons for each document kind, in the order of the number keys that select them. */
const reasonsOf: Readonly<Record<DocumentKind, readonly RejectReason[]>> = {
  identity: [
    'unreadable',
    'cut_off',
    'expired',
    'other_name',
    'wrong_type',
    'side_missing',
    'altered',
  ],
  address: [
    'unreadable',
    'cut_off',
    'too_old',
    'other_name',
    'other_address',
    'wrong_type',
    'altered',
  ],
  payment: [
    'unreadable',
    'cut_off',
    'expired',
    'other_name',
    'wrong_type',
    'side_missing',
    'not_masked',
    'altered',
  ],
};

interface Props {
  one: DocumentCase;
  /** True if the clerk has permission to decide the case. */
  allowed: boolean;
  decided: (what: 'approved' | 'rejected') => void;
}

/**
 * Manages the rejection reason and the requests that approve or reject the document. Shortcuts: A approves, R rejects,
 * and digits select a reason.
 */
function useDecision({ one, allowed, decided }: Props) {
  const queries = useQueryClient();
  const [reason, setReason] = useState<RejectReason>();
  const [note, setNote] = useState('');
  const settled = () => queries.invalidateQueries({ queryKey: ['documents'] });
  const params = { id: one.id };
  const approve = useMutation({
    mutationFn: () => request(approveDocument, { params }),
    onSuccess: () => decided('approved'),
    onSettled: settled,
  });
  const reject = useMutation({
    mutationFn: (why: RejectReason) =>
      request(rejectDocument, { params, body: { reason: why, note: note.trim() } }),
    onSuccess: () => decided('rejected'),
    onSettled: settled,
  });
  const can = allowed && one.can_decide && !approve.isPending && !reject.isPending;
  const doApprove = () => {
    if (can) approve.mutate();
  };
  const doReject = () => {
    if (can && reason !== undefined) reject.mutate(reason);
  };
  const reasons = reasonsOf[one.kind];
  useShortcuts({
    a: doApprove,
    r: doReject,
    ...Object.fromEntries(
      reasons.map((code, index) => [
        String(index + 1),
        () => {
          if (can) setReason(code);
        },
      ]),
    ),
  });
  return {
    reasons,
    reason,
    setReason,
    note,
    setNote,
    can,
    doApprove,
    doReject,
    failed: approve.error ?? reject.error,
  };
}

type DecisionState = ReturnType<typeof useDecision>;

interface ApproveProps {
  one: DocumentCase;
  allowed: boolean;
  decision: DecisionState;
}

/** Shows the controls for claiming and approving the document. If approval is not possible, shows the reason. */
function Approval({ one, allowed, decision: { can, doApprove, failed } }: ApproveProps) {
  const { t } = useLingui();
  const open = isOpen(one.state);
  const why = !allowed
    ? t`Your role gives you view-only access, so you cannot make decisions.`
    : !open
      ? t`A decision on this document has already been made.`
      : one.claim === null
        ? t`Claim this document first so that nobody else works on it.`
        : undefined;
  return (
    <ApprovePanel
      label={<Trans>Approve</Trans>}
      can={can}
      approve={doApprove}
      why={why}
      failed={failed}
    >
      {open && (
        <Claim
          claim={one.claim}
          allowed={allowed}
          free={t`Nobody has claimed this document.`}
          change={() =>
            request(one.claim?.mine ? releaseDocument : claimDocument, { params: { id: one.id } })
          }
          queries="documents"
        />
      )}
    </ApprovePanel>
  );
}

/** Shows the controls for rejecting the document with a reason, and the text that the member will read. */
function Rejection({ decision }: { decision: DecisionState }) {
  const { reasons, reason, setReason, note, setNote, can, doReject } = decision;
  const { t } = useLingui();
  const names = useReasonNames();
  return (
    <RejectPanel
      can={can}
      reasons={reasons.map((code) => [code, names[code]] as const)}
      chosen={reason}
      choose={setReason}
      own={{
        label: <Trans>Message to the member, in your own words</Trans>,
        value: note,
        change: setNote,
      }}
      shown={reason && [names[reason], note.trim()].filter(Boolean).join('. ')}
      missing={t`Choose a reason.`}
      isReady={reason !== undefined}
      label={<Trans>Reject and send</Trans>}
      reject={doReject}
    >
      {reason === 'not_masked' && (
        <p className={s.why}>
          <Trans>The image is deleted immediately.</Trans>
        </p>
      )}
    </RejectPanel>
  );
}

/**
 * Shows the actions for a document: claim, approve, or reject with a reason. Unavailable actions stay visible and state
 * why they are unavailable.
 */
export function Decision({ one, allowed, decided }: Props) {
  const { t } = useLingui();
  const decision = useDecision({ one, allowed, decided });
  return (
    <aside className={s.decision} aria-label={t`Decision`}>
      <Approval one={one} allowed={allowed} decision={decision} />
      <Rejection decision={decision} />
    </aside>
  );
}
