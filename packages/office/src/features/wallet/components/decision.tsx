import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { approveCashOut, rejectCashOut, type CashOutCase } from '@wl/contract/staff';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import s from './cash-outs.module.css';

/** Reasons a clerk gives most often; the text is what the audit log keeps. */
function useReasons(): string[] {
  const { t } = useLingui();
  return [
    t`Name does not match the account`,
    t`Payment method is not the member's own`,
    t`Deposit was not played`,
    t`Document has expired`,
    t`Member asked for it`,
  ];
}

function useDecisions(one: CashOutCase) {
  const queries = useQueryClient();
  const settled = () => queries.invalidateQueries({ queryKey: ['cash-outs'] });
  const approve = useMutation({
    mutationFn: () => request(approveCashOut, { params: { id: one.id } }),
    onSettled: settled,
  });
  const reject = useMutation({
    mutationFn: (reason: string) =>
      request(rejectCashOut, { params: { id: one.id }, body: { reason } }),
    onSettled: settled,
  });
  return { approve, reject };
}

/** Approve or reject with a reason. What cannot be decided stays visible and says why. */
export function Decision({ one, allowed }: { one: CashOutCase; allowed: boolean }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const reasons = useReasons();
  const { approve, reject } = useDecisions(one);
  const [reason, setReason] = useState('');
  const open = ['pending', 'flushed', 'approved_once'].includes(one.state);
  const busy = approve.isPending || reject.isPending;
  const can = allowed && open && !busy;
  const doApprove = () => {
    if (can && one.can_decide) approve.mutate();
  };
  const doReject = () => {
    if (can && reason.trim().length >= 3) reject.mutate(reason.trim());
  };
  useShortcuts({
    a: doApprove,
    r: doReject,
    ...Object.fromEntries(reasons.map((text, index) => [String(index + 1), () => setReason(text)])),
  });
  const why = !allowed
    ? t`Your role can look, not decide.`
    : !open
      ? t`This case is closed.`
      : !one.can_decide
        ? t`You have approved it; a second clerk has to decide.`
        : undefined;
  const failed = approve.error ?? reject.error;
  return (
    <aside className={s.decision} aria-label={t`Decision`}>
      <div className={s.panel}>
        <h3>
          <Trans>Decision</Trans>
        </h3>
        {why && <p className={s.why}>{why}</p>}
        <button
          type="button"
          className={s.approve}
          disabled={!can || !one.can_decide}
          onClick={doApprove}
        >
          {one.needs_two && one.approvals.length === 0 ? (
            <Trans>Approve as first clerk</Trans>
          ) : (
            <Trans>Approve and pay</Trans>
          )}
          <kbd>A</kbd>
        </button>
        {failed && (
          <p role="alert" className={s.alert}>
            {errorText(failed)}
          </p>
        )}
      </div>
      <fieldset className={s.panel} disabled={!can}>
        <legend>
          <Trans>Or reject with a reason</Trans>
        </legend>
        {reasons.map((text, index) => (
          <label key={text} className={s.reason} data-chosen={reason === text}>
            <input
              type="radio"
              name="reason"
              checked={reason === text}
              onChange={() => setReason(text)}
            />
            {text}
            <kbd>{index + 1}</kbd>
          </label>
        ))}
        <label className={s.own}>
          <Trans>In your own words</Trans>
          <textarea
            rows={3}
            maxLength={500}
            value={reasons.includes(reason) ? '' : reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
        <button
          type="button"
          className={s.reject}
          disabled={reason.trim().length < 3}
          onClick={doReject}
        >
          <Trans>Reject and return the money</Trans>
          <kbd>R</kbd>
        </button>
      </fieldset>
    </aside>
  );
}
