import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  askOverride,
  confirmOverride,
  declineOverride,
  type PassportOverride,
} from '@wl/contract/passport';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/format.ts';
import paper from '../../../app/paper.module.css';
import { ReasonField } from '../../../app/reason-field.tsx';

interface Props {
  memberId: string;
  override: PassportOverride | null;
  /** True if the clerk has permission to request or confirm the override. */
  allowed: boolean;
}

type Action = 'ask' | 'confirm' | 'decline';

function useOverride(memberId: string, override: PassportOverride | null, done: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ action, reason }: { action: Action; reason: string }) => {
      const body = { reason };
      if (action === 'ask') await request(askOverride, { params: { id: memberId }, body });
      else if (override) {
        const params = { id: override.id };
        await request(action === 'confirm' ? confirmOverride : declineOverride, { params, body });
      }
    },
    onSuccess: done,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['passport', memberId] });
      await queries.invalidateQueries({ queryKey: ['member', memberId] });
    },
  });
}

/**
 * Approves identity and address without documents: one clerk requests the override with a reason, another confirms it
 * (trust A2).
 */
export function OverrideForm({ memberId, override, allowed }: Props) {
  const { t } = useLingui();
  const { clock } = useFormats();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const change = useOverride(memberId, override, () => {
    setAsking(false);
    setReason('');
  });
  const send = (action: Action) => change.mutate({ action, reason: reason.trim() });
  const ready = allowed && !change.isPending && reason.trim().length >= 3;
  const failed = change.isError && (
    <p role="alert" className={paper.alert}>
      {errorText(change.error)}
    </p>
  );
  if (override)
    return (
      <div className={paper.form} role="group" aria-label={t`Override`}>
        <p className={paper.banner} data-tone="warn">
          <span>
            {override.mine ? (
              <Trans>You have requested an override; a second clerk must confirm it.</Trans>
            ) : (
              <Trans>{override.asked_by} requests an override.</Trans>
            )}
            <br />
            <q>{override.reason}</q> · {clock(override.asked_at)}
          </span>
        </p>
        <ReasonField rows={2} value={reason} onChange={setReason} />
        {failed}
        <div className={paper.actions}>
          {!override.mine && (
            <button
              type="button"
              className={paper.primary}
              disabled={!ready}
              onClick={() => send('confirm')}
            >
              <Trans>Confirm override</Trans>
            </button>
          )}
          <button
            type="button"
            className={paper.dangerButton}
            disabled={!ready}
            onClick={() => send('decline')}
          >
            {override.mine ? <Trans>Withdraw request</Trans> : <Trans>Decline</Trans>}
          </button>
        </div>
      </div>
    );
  if (!isAsking)
    return (
      <button
        type="button"
        className={paper.plainButton}
        disabled={!allowed}
        onClick={() => setAsking(true)}
      >
        <Trans>Approve without documents</Trans>
      </button>
    );
  return (
    <form
      className={paper.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) send('ask');
      }}
    >
      <p className={paper.sub}>
        <Trans>
          The identity and address are approved once a second clerk confirms your request. Describe
          your evidence and its source.
        </Trans>
      </p>
      <ReasonField rows={3} value={reason} onChange={setReason} />
      {failed}
      <div className={paper.actions}>
        <button type="submit" className={paper.primary} disabled={!ready}>
          <Trans>Request override</Trans>
        </button>
        <button type="button" className={paper.plainButton} onClick={() => setAsking(false)}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </form>
  );
}
