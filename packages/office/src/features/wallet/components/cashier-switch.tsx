import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cashierState, resumeTopUps, switchCashOuts } from '@wl/contract/office/wallet-cashier';
import type { Clerk } from '@wl/contract/office/staff';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import s from '../../../app/board.module.css';

/** Shows the casino-wide switch for cash-outs, with a field for the reason, which is stored in the audit log. */
function Switch({ available, allowed }: { available: boolean; allowed: boolean }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const change = useMutation({
    mutationFn: () =>
      request(switchCashOuts, { body: { available: !available, reason: reason.trim() } }),
    onSuccess: () => {
      setAsking(false);
      setReason('');
      return queries.invalidateQueries({ queryKey: ['cashier'] });
    },
  });
  return (
    <div className={s.cashier}>
      <p className={s.cashierLine}>
        <span className={s.lamp} data-on={available} />
        {available ? <Trans>Cash-outs are open</Trans> : <Trans>Cash-outs are suspended</Trans>}
        {allowed && (
          <Button variant="plain" size="small" onClick={() => setAsking(!asking)}>
            {asking ? (
              <Trans>Cancel</Trans>
            ) : available ? (
              <Trans>Suspend cash-outs</Trans>
            ) : (
              <Trans>Resume cash-outs</Trans>
            )}
          </Button>
        )}
      </p>
      {asking && (
        <form
          className={paper.form}
          onSubmit={(event) => {
            event.preventDefault();
            change.mutate();
          }}
        >
          <Field
            label={<Trans>Reason</Trans>}
            required
            minLength={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          {change.isError && (
            <p role="alert" className={s.alert}>
              {errorText(change.error)}
            </p>
          )}
          <Button type="submit" variant="plainDanger" inactive={change.isPending}>
            {available ? t`Suspend all cash-outs` : t`Resume cash-outs`}
          </Button>
        </form>
      )}
    </div>
  );
}

/** Shows a member whose top-ups are suspended after too many failures, with a button to allow them again. */
function Suspended(props: {
  member: { member_id: string; nickname: string; since: string };
  allowed: boolean;
}) {
  const { member, allowed } = props;
  const { t } = useLingui();
  const { clock } = useFormats();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [reason, setReason] = useState<string>();
  const resume = useMutation({
    mutationFn: () =>
      request(resumeTopUps, {
        params: { id: member.member_id },
        body: { reason: (reason ?? '').trim() },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['cashier'] }),
  });
  return (
    <li>
      <Link to="/members/$id" params={{ id: member.member_id }}>
        {member.nickname}
      </Link>{' '}
      <span className={s.sub}>{clock(member.since)}</span>
      {allowed && reason === undefined && (
        <Button variant="plain" size="small" onClick={() => setReason('')}>
          <Trans>Resume top-ups</Trans>
        </Button>
      )}
      {reason !== undefined && (
        <form
          className={paper.form}
          onSubmit={(event) => {
            event.preventDefault();
            resume.mutate();
          }}
        >
          <Field
            label={t`Reason for resuming top-ups for ${member.nickname}`}
            isLabelHidden
            placeholder={t`Reason`}
            required
            minLength={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          {resume.isError && (
            <p role="alert" className={s.alert}>
              {errorText(resume.error)}
            </p>
          )}
          <Button type="submit" variant="plain" inactive={resume.isPending}>
            <Trans>Resume top-ups</Trans>
          </Button>
        </form>
      )}
    </li>
  );
}

/** Shows whether cash-outs are available, with their switch, and lists the members whose top-ups are suspended. */
export function Cashier({ clerk }: { clerk: Clerk }) {
  const state = useQuery({
    queryKey: ['cashier'],
    queryFn: () => request(cashierState, {}),
    enabled: may(clerk, 'cashier.view'),
    staleTime: 60_000,
  });
  if (!state.data) return null;
  const { cash_outs_available: available, suspended } = state.data.data;
  return (
    <section className={s.cashierBox}>
      <Switch available={available} allowed={may(clerk, 'cashier.switch')} />
      {suspended.length > 0 && (
        <details className={s.suspended}>
          <summary>
            <Icon name="warning" size={16} />{' '}
            <Plural
              value={suspended.length}
              one="Top-ups are suspended for # member"
              other="Top-ups are suspended for # members"
            />
          </summary>
          <ul>
            {suspended.map((member) => (
              <Suspended
                key={member.member_id}
                member={member}
                allowed={may(clerk, 'top_ups.resume')}
              />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
