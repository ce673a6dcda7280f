import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeSecondFactor } from '@wl/contract/office/members';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { ReasonField } from '../../../app/forms/reason-field.tsx';

interface Props {
  memberId: string;
  /** Time when the second factor was turned on; null while it is off. */
  since: string | null;
  allowed: boolean;
}

/**
 * Shows whether the member's sign-in requires a second factor. A clerk can turn off the second factor for a member who
 * has lost their phone and all recovery codes.
 */
export function SecondFactorPanel({ memberId, since, allowed }: Props) {
  const { clock } = useFormats();
  const at = since === null ? '' : clock(since);
  return (
    <section className={paper.panel} aria-labelledby="second-factor-title">
      <h2 id="second-factor-title">
        <Trans>Two-factor authentication</Trans>
      </h2>
      <p className={paper.sub}>
        {since === null ? (
          <Trans>Off: sign-in requires only the password.</Trans>
        ) : (
          <Trans>On since {at}</Trans>
        )}
      </p>
      {since !== null && allowed && <RemoveForm memberId={memberId} />}
    </section>
  );
}

function RemoveForm({ memberId }: { memberId: string }) {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const remove = useMutation({
    mutationFn: () =>
      request(removeSecondFactor, { params: { id: memberId }, body: { reason: reason.trim() } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['member', memberId] }),
  });
  if (!isAsking)
    return (
      <Button variant="plain" onClick={() => setAsking(true)}>
        <Trans>Remove two-factor authentication</Trans>
      </Button>
    );
  return (
    <form
      className={paper.form}
      onSubmit={(event) => {
        event.preventDefault();
        remove.mutate();
      }}
    >
      <ReasonField rows={3} value={reason} onChange={setReason} />
      <p className={paper.sub}>
        <Trans>
          Remove two-factor authentication only for members who have lost their phone and all
          recovery codes and have proved their identity. Removal ends all of the member’s sessions.
          The member is informed by e-mail.
        </Trans>
      </p>
      {remove.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(remove.error)}
        </p>
      )}
      <div className={paper.actions}>
        <Button type="submit" variant="plainDanger" inactive={remove.isPending}>
          <Trans>Confirm removal</Trans>
        </Button>
        <Button variant="plain" onClick={() => setAsking(false)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
