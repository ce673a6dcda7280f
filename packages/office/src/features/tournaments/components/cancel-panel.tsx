import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { cancelTournament, type OfficeTournament } from '@wl/contract/office/tournaments';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { ReasonField } from '../../../app/forms/reason-field.tsx';

export type OnChanged = (reply: { data: OfficeTournament }) => void;

/** Shows the form that cancels a tournament. A cancellation returns every entrant's Coins or ticket. */
export function CancelPanel({ one, onChange }: { one: OfficeTournament; onChange: OnChanged }) {
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const cancel = useMutation({
    mutationFn: () => request(cancelTournament, { params: { id: one.id }, body: { reason } }),
    onSuccess: onChange,
  });
  return (
    <section className={paper.panel} aria-labelledby="cancel">
      <h2 id="cancel">
        <Trans>Cancel tournament</Trans>
      </h2>
      <form
        className={paper.form}
        onSubmit={(event) => {
          event.preventDefault();
          cancel.mutate();
        }}
      >
        <p className={paper.sub}>
          <Trans>
            Every entrant gets their Coins or ticket back. The tournament cannot be resumed.
          </Trans>
        </p>
        <ReasonField rows={2} value={reason} onChange={setReason} />
        {cancel.isError && (
          <p role="alert" className={paper.alert}>
            {errorText(cancel.error)}
          </p>
        )}
        <Button type="submit" variant="plainDanger" inactive={cancel.isPending}>
          <Trans>Cancel tournament</Trans>
        </Button>
      </form>
    </section>
  );
}
