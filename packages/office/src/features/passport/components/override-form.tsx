import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  askOverride,
  confirmOverride,
  declineOverride,
  type PassportOverride,
} from '@wl/contract/office/passport';
import { Button } from '@wl/ui/controls/button';
import { request, useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { ReasonField } from '../../../app/forms/reason-field.tsx';

interface Props {
  memberId: string;
  override: PassportOverride | null;
  /** True if the clerk has permission to request or confirm the override. */
  allowed: boolean;
}

type Action = 'ask' | 'confirm' | 'decline';

/** Returns the clerk's reason, and functions that request, confirm or decline the override. */
function useOverride({ memberId, override, allowed }: Props) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const change = useMutation({
    mutationFn: async ({ action, body }: { action: Action; body: { reason: string } }) => {
      if (action === 'ask') await request(askOverride, { params: { id: memberId }, body });
      else if (override) {
        const params = { id: override.id };
        await request(action === 'confirm' ? confirmOverride : declineOverride, { params, body });
      }
    },
    onSuccess: () => {
      setAsking(false);
      setReason('');
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['passport', memberId] });
      await queries.invalidateQueries({ queryKey: ['member', memberId] });
    },
  });
  const send = (action: Action) => change.mutate({ action, body: { reason: reason.trim() } });
  const ready = allowed && !change.isPending && reason.trim().length >= 3;
  return { isAsking, setAsking, reason, setReason, send, ready, error: change.error };
}

type Override = ReturnType<typeof useOverride>;

function Failure({ error }: { error: Error | null }) {
  const errorText = useErrorText();
  if (error === null) return null;
  return (
    <p role="alert" className={paper.alert}>
      {errorText(error)}
    </p>
  );
}

interface RequestedProps {
  override: PassportOverride;
  form: Override;
}

/** Shows the requested override. Another clerk can confirm or decline it, and the requesting clerk can withdraw it. */
function Requested({ override, form }: RequestedProps) {
  const { reason, setReason, send, ready, error } = form;
  const { t } = useLingui();
  const { clock } = useFormats();
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
      <Failure error={error} />
      <div className={paper.actions}>
        {!override.mine && (
          <Button inactive={!ready} onClick={() => send('confirm')}>
            <Trans>Confirm override</Trans>
          </Button>
        )}
        <Button variant="plainDanger" inactive={!ready} onClick={() => send('decline')}>
          {override.mine ? <Trans>Withdraw request</Trans> : <Trans>Decline</Trans>}
        </Button>
      </div>
    </div>
  );
}

/** Requests an override. */
function RequestForm({ form }: { form: Override }) {
  const { setAsking, reason, setReason, send, ready, error } = form;
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
      <Failure error={error} />
      <div className={paper.actions}>
        <Button type="submit" inactive={!ready}>
          <Trans>Request override</Trans>
        </Button>
        <Button variant="plain" onClick={() => setAsking(false)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

/**
 * Shows the form for approving identity and address without documents. One clerk requests the override with a reason,
 * and another confirms it (trust A2).
 */
export function OverrideForm(props: Props) {
  const { override, allowed } = props;
  const form = useOverride(props);
  if (override) return <Requested override={override} form={form} />;
  if (form.isAsking) return <RequestForm form={form} />;
  return (
    <Button variant="plain" inactive={!allowed} onClick={() => form.setAsking(true)}>
      <Trans>Approve without documents</Trans>
    </Button>
  );
}
