import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { switchCampaign, type CampaignFile } from '@wl/contract/office/campaigns';
import { Button } from '@wl/ui/controls/button';
import { request, useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { ReasonField } from '../../../app/forms/reason-field.tsx';

export type OnChanged = (reply: { data: CampaignFile }) => void;

/**
 * Shows the button that starts a campaign or stops it immediately. Items that members have already claimed stay valid.
 */
export function SwitchPanel({ file, onChange }: { file: CampaignFile; onChange: OnChanged }) {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const isLive = file.state === 'live';
  const turn = useMutation({
    mutationFn: () =>
      request(switchCampaign, {
        params: { id: file.id },
        body: { state: isLive ? 'stopped' : 'live', version: file.version, reason },
      }),
    onSuccess: (reply) => {
      setReason('');
      onChange(reply);
    },
    // After an error, reload the campaign, because another clerk may have changed its state.
    onError: () => void queries.invalidateQueries({ queryKey: ['campaign', file.id] }),
  });
  return (
    <section className={paper.panel} aria-labelledby="switch">
      <h2 id="switch">{isLive ? <Trans>Emergency stop</Trans> : <Trans>Start campaign</Trans>}</h2>
      <form
        className={paper.form}
        onSubmit={(event) => {
          event.preventDefault();
          turn.mutate();
        }}
      >
        <p className={paper.sub}>
          {isLive ? (
            <Trans>
              After you stop the campaign, members can no longer claim the item. Items already
              claimed are not affected.
            </Trans>
          ) : (
            <Trans>Members can claim the item as soon as the campaign opens.</Trans>
          )}
        </p>
        <ReasonField rows={2} value={reason} onChange={setReason} />
        {turn.isError && (
          <p role="alert" className={paper.alert}>
            {errorText(turn.error)}
          </p>
        )}
        <Button type="submit" variant={isLive ? 'plainDanger' : 'brass'} inactive={turn.isPending}>
          {isLive ? <Trans>Stop campaign</Trans> : <Trans>Start campaign</Trans>}
        </Button>
      </form>
    </section>
  );
}
