import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  approveDocument,
  claimDocument,
  rejectDocument,
  releaseDocument,
  type DocumentCase,
} from '@wl/contract/office-passport';
import type { DocumentKind, RejectReason } from '@wl/world/casino/documents';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import s from '../../../app/board.module.css';
import { Claim } from '../../../app/claim.tsx';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { useReasonNames } from '../names.ts';
import { isOpen } from './document-list.tsx';

/** Possible rejection reasons for each document kind, in the order of the number keys. */
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
 * Keeps the reason of a rejection, and the requests that approve and reject the document. Shortcuts: A approves, R
 * rejects, digits choose a reason.
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

/** Shows the claim and the approval, and states why the clerk cannot decide. */
function ApprovePanel({ one, allowed, decision: { can, doApprove, failed } }: ApproveProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const open = isOpen(one.state);
  const why = !allowed
    ? t`Your role has view-only access. You cannot make decisions.`
    : !open
      ? t`A decision on this document has already been made.`
      : one.claim === null
        ? t`Claim this case first so that nobody else works on it.`
        : undefined;
  return (
    <div className={s.panel}>
      <h3>
        <Trans>Decision</Trans>
      </h3>
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
      {why && <p className={s.why}>{why}</p>}
      <button type="button" className={s.approve} disabled={!can} onClick={doApprove}>
        <Icon name="check" size={18} />
        <Trans>Approve</Trans>
        <kbd>A</kbd>
      </button>
      {failed && (
        <p role="alert" className={s.alert}>
          {errorText(failed)}
        </p>
      )}
    </div>
  );
}

/** Shows the rejection with its reason, and the text that the member will read. */
function RejectPanel({ decision }: { decision: DecisionState }) {
  const { reasons, reason, setReason, note, setNote, can, doReject } = decision;
  const { t } = useLingui();
  const names = useReasonNames();
  return (
    <fieldset className={s.panel} disabled={!can}>
      <legend>
        <Trans>Or reject with a reason</Trans>
      </legend>
      {reasons.map((code, index) => (
        <label key={code} className={s.reason} data-chosen={reason === code}>
          <input
            type="radio"
            name="reason"
            checked={reason === code}
            onChange={() => setReason(code)}
          />
          {names[code]}
          <kbd>{index + 1}</kbd>
        </label>
      ))}
      <label className={s.own}>
        <Trans>Message to the member, in your own words</Trans>
        <textarea
          rows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <p className={s.willRead} data-empty={reason === undefined}>
        <span>
          <Trans>Shown to the member</Trans>
        </span>
        {reason === undefined
          ? t`Choose a reason.`
          : [names[reason], note.trim()].filter(Boolean).join('. ')}
      </p>
      {reason === 'not_masked' && (
        <p className={s.why}>
          <Trans>The picture is deleted immediately.</Trans>
        </p>
      )}
      <button type="button" className={s.reject} disabled={reason === undefined} onClick={doReject}>
        <Icon name="close" size={18} />
        <Trans>Reject and send</Trans>
        <kbd>R</kbd>
      </button>
    </fieldset>
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
      <ApprovePanel one={one} allowed={allowed} decision={decision} />
      <RejectPanel decision={decision} />
    </aside>
  );
}
