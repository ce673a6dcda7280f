import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { excludeMember, memberExclusions } from '@wl/contract/office/exclusions';
import { Button } from '@wl/ui/controls/button';
import { Select } from '@wl/ui/controls/field';
import { usePauseLengths } from '@wl/ui/features/exclusions/pause-lengths';
import {
  exclusionLengths,
  type ExclusionLength,
  type PauseLength,
} from '@wl/world/casino/exclusions';
import { useState } from 'react';
import { request, useErrorText } from '../../app/api.ts';
import { useFormats } from '../../app/language/format.ts';
import paper from '../../app/paper.module.css';
import { ReasonField } from '../../app/forms/reason-field.tsx';
import { Failed, Waiting } from '../../app/states.tsx';

/** Shows a member's breaks and exclusions, and a form for excluding the member at the member's request. */
export function ExclusionPanel({ memberId, allowed }: { memberId: string; allowed: boolean }) {
  const { t } = useLingui();
  const names = usePauseLengths(t`No end date`);
  const { clock } = useFormats();
  const query = useQuery({
    queryKey: ['exclusions', memberId],
    queryFn: () => request(memberExclusions, { params: { id: memberId } }),
  });
  const endings = {
    time: t`ended automatically`,
    reopened: t`lifted on request`,
    replaced: t`extended`,
  };
  return (
    <section className={paper.panel} aria-labelledby="exclusions-title">
      <h2 id="exclusions-title">
        <Trans>Breaks and exclusions</Trans>
      </h2>
      {query.isPending && <Waiting />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {query.data?.data.list.length === 0 && (
        <p className={paper.sub}>
          <Trans>None so far.</Trans>
        </p>
      )}
      <ul className={paper.lines}>
        {query.data?.data.list.map((one) => {
          const holds =
            one.ended_at === null && (one.until === null || one.until > query.data.data.server_now);
          const since = clock(one.since);
          const until = one.until === null ? '' : clock(one.until);
          return (
            <li key={one.id}>
              <b>{names[one.length]}</b>{' '}
              {holds && (
                <span className={paper.badge} data-tone="bad">
                  <Trans>active</Trans>
                </span>
              )}
              {one.by_house && (
                <span className={paper.badge}>
                  <Trans>set by our team</Trans>
                </span>
              )}
              <br />
              <span className={paper.sub}>
                {one.until === null ? (
                  <Trans>since {since}</Trans>
                ) : (
                  <Trans>
                    {since} to {until}
                  </Trans>
                )}
                {one.ended_by && ` · ${endings[one.ended_by]}`}
              </span>
            </li>
          );
        })}
      </ul>
      {allowed && <ExcludeForm memberId={memberId} names={names} />}
    </section>
  );
}

function ExcludeForm(props: { memberId: string; names: Record<PauseLength, string> }) {
  const { memberId, names } = props;
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [length, setLength] = useState<ExclusionLength>('7d');
  const [reason, setReason] = useState('');
  const exclude = useMutation({
    mutationFn: () =>
      request(excludeMember, {
        params: { id: memberId },
        body: { length, reason: reason.trim() },
      }),
    onSuccess: async () => {
      setAsking(false);
      setReason('');
      await queries.invalidateQueries({ queryKey: ['exclusions', memberId] });
      await queries.invalidateQueries({ queryKey: ['member', memberId] });
    },
  });
  if (!isAsking)
    return (
      <Button variant="plain" onClick={() => setAsking(true)}>
        <Trans>Exclude this member</Trans>
      </Button>
    );
  return (
    <form
      className={paper.form}
      onSubmit={(event) => {
        event.preventDefault();
        exclude.mutate();
      }}
    >
      <Select
        label={<Trans>Duration</Trans>}
        value={length}
        onChange={(event) => setLength(event.target.value as ExclusionLength)}
      >
        {exclusionLengths.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
      <ReasonField rows={3} value={reason} onChange={setReason} />
      <p className={paper.sub}>
        <Trans>
          The exclusion starts immediately, ends every session and cannot be shortened. Cash-outs
          are not affected.
        </Trans>
      </p>
      {exclude.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(exclude.error)}
        </p>
      )}
      <div className={paper.actions}>
        <Button type="submit" variant="plainDanger" inactive={exclude.isPending}>
          <Trans>Exclude member</Trans>
        </Button>
        <Button variant="plain" onClick={() => setAsking(false)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
