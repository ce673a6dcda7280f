import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  askAffiliatePayout,
  decideAffiliatePayout,
  type AffiliateFile,
  type AffiliatePayout,
} from '@wl/contract/office/affiliates';
import { Button } from '@wl/ui/controls/button';
import { request, useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { toneOf, useAffiliateNames } from '../names.ts';
import s from './affiliates.module.css';

type Month = AffiliateFile['months'][number];
type OnChanged = (reply: { data: AffiliateFile }) => void;

/**
 * Returns a function that reloads the affiliate's data. The page calls it after the server has rejected a payout,
 * because the displayed amounts may be out of date.
 */
function useFileAgain() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['affiliate'] });
}

/**
 * Shows the amount due, and the payouts with the clerks who requested and confirmed them. Every payout needs two
 * clerks.
 */
export function PayoutPanel({
  file,
  allowed,
  onChange,
}: {
  file: AffiliateFile;
  allowed: boolean;
  onChange: OnChanged;
}) {
  const { money } = useFormats();
  const errorText = useErrorText();
  const ask = useMutation({
    mutationFn: () =>
      request(askAffiliatePayout, { params: { id: file.id }, body: { amount: file.due } }),
    onSuccess: onChange,
    onError: useFileAgain(),
  });
  const waits = file.payouts.some(({ state }) => state === 'asked');
  return (
    <section className={paper.panel} aria-labelledby="payouts">
      <h2 id="payouts">
        <Trans>Payouts</Trans>
      </h2>
      <p className={paper.sub}>
        <Trans>Due now (for months that ended at least 30 days ago)</Trans>
      </p>
      <p className={s.due}>{money(file.due)}</p>
      {allowed && !waits && (
        <Button inactive={file.due === 0 || ask.isPending} onClick={() => ask.mutate()}>
          <Trans>Request this payout</Trans>
        </Button>
      )}
      {ask.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(ask.error)}
        </p>
      )}
      {file.payouts.length > 0 && (
        <ul className={s.payouts}>
          {file.payouts.map((payout) => (
            <Payout key={payout.id} payout={payout} allowed={allowed} onChange={onChange} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Payout({
  payout,
  allowed,
  onChange,
}: {
  payout: AffiliatePayout;
  allowed: boolean;
  onChange: OnChanged;
}) {
  const { money, clock, month } = useFormats();
  const names = useAffiliateNames();
  const errorText = useErrorText();
  const decide = useMutation({
    mutationFn: (confirm: boolean) =>
      request(decideAffiliatePayout, { params: { id: payout.id }, body: { confirm } }),
    onSuccess: onChange,
    onError: useFileAgain(),
  });
  const [first = '', last = ''] = [payout.months[0], payout.months.at(-1)];
  const wordOf = (one: string) => `${month(one)} ${one.slice(0, 4)}`;
  return (
    <li>
      <p>
        <b>{money(payout.amount)}</b>{' '}
        <span className={paper.badge} data-tone={toneOf(payout.state)}>
          {names.payouts[payout.state]}
        </span>
      </p>
      {/* The API contract allows payouts that cover no months. For such a payout, show no period. */}
      {first !== '' && (
        <p className={paper.sub}>
          {wordOf(first)}
          {last !== first && ` – ${wordOf(last)}`}
        </p>
      )}
      <p className={paper.sub}>
        <Trans>
          Requested by {payout.asked_by}, {clock(payout.asked_at)}
        </Trans>
      </p>
      {payout.decided_at !== null && (
        <p className={paper.sub}>
          <Trans>
            Decided by {payout.decided_by}, {clock(payout.decided_at)}
          </Trans>
        </p>
      )}
      {allowed && payout.state === 'asked' && (
        <Decision payout={payout} isBusy={decide.isPending} onDecide={decide.mutate} />
      )}
      {decide.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(decide.error)}
        </p>
      )}
    </li>
  );
}

/** Shows the buttons for a requested payout. The clerk who requested it can only cancel the request. */
function Decision({
  payout,
  isBusy,
  onDecide,
}: {
  payout: AffiliatePayout;
  isBusy: boolean;
  onDecide: (confirm: boolean) => void;
}) {
  return (
    <>
      {payout.mine && (
        <p className={paper.sub}>
          <Trans>You made this request. Another clerk must confirm it.</Trans>
        </p>
      )}
      <p className={paper.actions}>
        {!payout.mine && (
          <Button inactive={isBusy} onClick={() => onDecide(true)}>
            <Trans>Confirm payout</Trans>
          </Button>
        )}
        <Button variant="plainDanger" inactive={isBusy} onClick={() => onDecide(false)}>
          {payout.mine ? <Trans>Withdraw request</Trans> : <Trans>Decline payout</Trans>}
        </Button>
      </p>
    </>
  );
}

/** Lists the affiliate's months with net revenue, share, amounts carried over, payable amount and payout status. */
export function MonthsPanel({ file }: { file: AffiliateFile }) {
  const { t } = useLingui();
  const { money, month, number } = useFormats();
  const names = useAffiliateNames();
  const amount = (
    id: 'net' | 'carried_in' | 'paid' | 'carried_out',
    head: string,
  ): DataColumn<Month> => ({
    id,
    head,
    as: 'number',
    sortBy: (one) => one[id],
    cell: (one) => money(one[id]),
  });
  const orDash = (cents: number) => (cents === 0 ? '–' : money(cents));
  const columns: DataColumn<Month>[] = [
    {
      id: 'month',
      head: t`Month`,
      isPlain: true,
      sortBy: (one) => one.month,
      cell: (one) => `${month(one.month)} ${one.month.slice(0, 4)}`,
    },
    amount('net', t`Net revenue`),
    {
      id: 'share',
      head: t`Share`,
      as: 'number',
      sortBy: ({ share }) => share,
      cell: (one) => (
        <>
          {money(one.share)} <span className={paper.sub}>{number(one.percent)} %</span>
        </>
      ),
    },
    { ...amount('carried_in', t`Brought forward`), cell: (one) => orDash(one.carried_in) },
    { ...amount('paid', t`Payable`), cell: (one) => <b>{money(one.paid)}</b> },
    { ...amount('carried_out', t`Carried forward`), cell: (one) => orDash(one.carried_out) },
    {
      id: 'state',
      head: t`Status`,
      sortBy: ({ state }) => names.months[state],
      cell: (one) => <MonthState one={one} />,
    },
  ];
  return (
    <section className={paper.panel} aria-labelledby="months">
      <h2 id="months">
        <Trans>Months</Trans>
      </h2>
      <OfficeTable
        label={t`Month by month`}
        rows={file.months}
        columns={columns}
        rowId={(one) => one.month}
        lines
      />
    </section>
  );
}

function MonthState({ one }: { one: Month }) {
  const { time } = useFormats();
  const names = useAffiliateNames();
  return (
    <>
      <span className={paper.badge} data-tone={toneOf(one.state)}>
        {names.months[one.state]}
      </span>{' '}
      {one.state === 'waits' && (
        <span className={paper.sub}>
          <Trans>from {time(one.payable_from)}</Trans>
        </span>
      )}
    </>
  );
}
