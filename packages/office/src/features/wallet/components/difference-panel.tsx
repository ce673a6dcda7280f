import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  decideCorrection,
  explainDifference,
  proposeCorrection,
  type Difference,
} from '@wl/contract/office/wallet-reconciliation';
import type { Clerk } from '@wl/contract/office/staff';
import { Button } from '@wl/ui/controls/button';
import { Checkbox, Field } from '@wl/ui/controls/field';
import { type FormEvent, useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { ReasonField } from '../../../app/forms/reason-field.tsx';
import { may } from '../../../app/session.ts';
import { useDifferenceNames } from './difference-names.ts';
import s from './reconciliation.module.css';

type Against = 'member' | 'house';
type Way = 'explain' | Against;
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

function useSettling(one: Difference) {
  const queries = useQueryClient();
  const onSettled = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['reconciliation'] }),
      queries.invalidateQueries({ queryKey: ['money-alarms'] }),
    ]);
  const params = { id: one.id };
  const explain = useMutation({
    mutationFn: (reason: string) => request(explainDifference, { params, body: { reason } }),
    onSettled,
  });
  const propose = useMutation({
    mutationFn: (body: { against: Against; reason: string; member_id?: string }) =>
      request(proposeCorrection, { params, body }),
    onSettled,
  });
  const decide = useMutation({
    mutationFn: (book: boolean) =>
      request(decideCorrection, { params: { id: one.correction?.id ?? '' }, body: { book } }),
    onSettled,
  });
  return { explain, propose, decide };
}

/** Shows both amounts, the member and the references of one difference between the ledger and the statement. */
function Sides({ one }: { one: Difference }) {
  const { t } = useLingui();
  const { money, day, time } = useFormats();
  const names = useDifferenceNames();
  const rows: [string, React.ReactNode][] = [
    [t`Provider and day`, `${one.provider} · ${day(one.day)}`],
    [t`Type`, names.type[one.type]],
    [t`Our ledger`, one.ours_cents === null ? t`no record` : money(one.ours_cents)],
    [t`Statement`, one.theirs_cents === null ? t`no record` : money(one.theirs_cents)],
    [
      t`Member`,
      one.member ? (
        <Link to="/members/$id" params={{ id: one.member.id }}>
          {one.member.nickname}
        </Link>
      ) : (
        t`unknown`
      ),
    ],
    [t`Detected at`, time(one.found_at)],
  ];
  return (
    <>
      <dl className={paper.rows}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={s.ids}>
        <span className={paper.mono}>{one.reference}</span>
        {one.provider_ref && <span className={paper.mono}>{one.provider_ref}</span>}
      </p>
    </>
  );
}

/** Shows the proposed correction, which a second clerk can book or reject. */
function Proposed(props: {
  one: Difference;
  allowed: boolean;
  decide: ReturnType<typeof useSettling>['decide'];
}) {
  const { one, allowed, decide } = props;
  const { t } = useLingui();
  const { money, time } = useFormats();
  const { correction } = one;
  if (!correction) return null;
  const amount = money(correction.amount_cents);
  const why = !allowed
    ? t`Your role gives you view-only access, so you cannot make decisions.`
    : correction.mine
      ? t`You proposed this correction. A second clerk must approve or reject it.`
      : undefined;
  return (
    <div className={paper.form}>
      <p>
        <b>{correction.proposed_by}</b>{' '}
        {correction.against === 'member' ? (
          <Trans>proposes to adjust the member’s cash balance by {amount}.</Trans>
        ) : (
          <Trans>proposes to book a correction of {amount} at the casino’s expense.</Trans>
        )}{' '}
        <span className={paper.sub}>{time(correction.proposed_at)}</span>
      </p>
      <blockquote className={s.quote}>{correction.reason}</blockquote>
      {why && <p className={paper.sub}>{why}</p>}
      <p className={paper.actions}>
        <Button
          inactive={why !== undefined || decide.isPending}
          onClick={() => decide.mutate(true)}
        >
          <Trans>Book correction</Trans>
        </Button>
        <Button
          variant="plainDanger"
          inactive={why !== undefined || decide.isPending}
          onClick={() => decide.mutate(false)}
        >
          <Trans>Reject correction</Trans>
        </Button>
      </p>
    </div>
  );
}

/** Returns the resolutions that this clerk may choose, each as a tuple of key, label and permission (always true). */
function useWays(one: Difference, clerk: Clerk): [Way, string, boolean][] {
  const { t } = useLingui();
  const { money } = useFormats();
  const delta = money((one.theirs_cents ?? 0) - (one.ours_cents ?? 0));
  const ways: [Way, string, boolean][] = [
    ['explain', t`Explain without changing the ledger`, may(clerk, 'reconciliation.explain')],
    ['member', t`Adjust the member’s cash balance by ${delta}`, may(clerk, 'corrections.propose')],
    [
      'house',
      t`Book a correction of ${delta} at the casino’s expense`,
      may(clerk, 'corrections.propose'),
    ],
  ];
  return ways.filter(([key, , permitted]) => permitted && (key === 'explain' || one.can_correct));
}

interface WayFieldProps {
  ways: ReturnType<typeof useWays>;
  value: Way;
  onChange: (way: Way) => void;
}

function WayField({ ways, value, onChange }: WayFieldProps) {
  return (
    <fieldset className={s.ways}>
      <legend>
        <Trans>Resolution</Trans>
      </legend>
      {ways.map(([key, name]) => (
        <Checkbox
          key={key}
          type="radio"
          name="way"
          checked={value === key}
          onChange={() => onChange(key)}
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function Settle(props: { one: Difference; clerk: Clerk; with: ReturnType<typeof useSettling> }) {
  const { one, clerk } = props;
  const { explain, propose } = props.with;
  const allowed = useWays(one, clerk);
  const [chosen, setChosen] = useState<Way>();
  const [reason, setReason] = useState('');
  const [memberId, setMemberId] = useState('');
  const way = chosen ?? allowed[0]?.[0];
  if (way === undefined)
    return (
      <p className={paper.sub}>
        <Trans>Your role gives you view-only access, so you cannot make decisions.</Trans>
      </p>
    );
  const needsMember = way !== 'explain' && one.member === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = reason.trim();
    if (way === 'explain') explain.mutate(words);
    else
      propose.mutate({
        against: way,
        reason: words,
        ...(needsMember ? { member_id: memberId.trim() } : {}),
      });
  };
  return (
    <form className={paper.form} onSubmit={submit}>
      <WayField ways={allowed} value={way} onChange={setChosen} />
      {needsMember && (
        <Field
          label={<Trans>Member ID</Trans>}
          className={s.id}
          required
          value={memberId}
          onChange={(event) => setMemberId(event.target.value)}
        />
      )}
      <ReasonField rows={3} value={reason} onChange={setReason} />
      <Button
        type="submit"
        inactive={
          explain.isPending ||
          propose.isPending ||
          reason.trim().length < 3 ||
          (needsMember && !isId(memberId.trim()))
        }
      >
        {way === 'explain' ? <Trans>Mark as explained</Trans> : <Trans>Propose correction</Trans>}
      </Button>
      {way !== 'explain' && (
        <p className={paper.sub}>
          <Trans>The correction is booked only after a second clerk approves it.</Trans>
        </p>
      )}
    </form>
  );
}

/**
 * Shows one difference: the movement according to our ledger and according to the provider's statement, and the actions
 * available to the clerk.
 */
export function DifferencePanel({ one, clerk }: { one: Difference; clerk: Clerk }) {
  const { time } = useFormats();
  const errorText = useErrorText();
  const names = useDifferenceNames();
  const settling = useSettling(one);
  const failed = settling.explain.error ?? settling.propose.error ?? settling.decide.error;
  return (
    <aside className={paper.panel} aria-label={names.kind[one.kind]}>
      <div className={paper.panelHead}>
        <h2>{names.kind[one.kind]}</h2>
        <span className={paper.badge} data-tone={one.state === 'open' ? 'bad' : 'warn'}>
          {names.state[one.state]}
        </span>
      </div>
      <Sides one={one} />
      {one.state === 'open' && <Settle one={one} clerk={clerk} with={settling} />}
      {one.state === 'correcting' && (
        <Proposed one={one} allowed={may(clerk, 'corrections.decide')} decide={settling.decide} />
      )}
      {one.settled && (
        <>
          <blockquote className={s.quote}>{one.settled.reason}</blockquote>
          <p className={paper.sub}>
            {one.settled.by} · {time(one.settled.at)}
          </p>
        </>
      )}
      {failed && (
        <p role="alert" className={paper.alert}>
          {errorText(failed)}
        </p>
      )}
    </aside>
  );
}
