import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { reconcileDay, type ReconciledDay } from '@wl/contract/office/wallet-reconciliation';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { request, useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import s from './reconciliation.module.css';

const toneOf = (day: ReconciledDay) =>
  day.result === 'differs' && day.open === 0 ? 'settled' : day.result;

/** Shows a calendar in which each reconciled day has a stamp with its result. */
export function Calendar(props: {
  days: readonly ReconciledDay[];
  chosen: string | undefined;
  choose: (day: string) => void;
}) {
  const { t } = useLingui();
  const { day, dayShort } = useFormats();
  const words = {
    agrees: t`matches`,
    differs: t`differs`,
    settled: t`resolved`,
    no_statement: t`no statement`,
  };
  return (
    <ul className={s.calendar}>
      {props.days.map((one) => (
        <li key={`${one.provider}${one.day}`}>
          <button
            type="button"
            data-result={toneOf(one)}
            aria-pressed={props.chosen === one.day}
            aria-label={`${day(one.day)}: ${words[toneOf(one)]}`}
            onClick={() => props.choose(one.day)}
          >
            {dayShort(one.day)}
            <Icon
              name={
                one.result === 'agrees' || toneOf(one) === 'settled'
                  ? 'check'
                  : one.result === 'differs'
                    ? 'warning'
                    : 'help'
              }
              size={16}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Shows the reconciliation figures for one day, and the button to reconcile that day again. */
export function DayPanel({ one, allowed }: { one: ReconciledDay; allowed: boolean }) {
  const { money, day, time, number } = useFormats();
  const errorText = useErrorText();
  const again = useMutation({
    mutationFn: () => request(reconcileDay, { body: { day: one.day } }),
  });
  return (
    <section className={paper.panel}>
      <div className={paper.panelHead}>
        <h2>{day(one.day)}</h2>
        <span className={paper.sub}>
          <Plural value={one.comparisons} one="compared once" other="compared # times" />
        </span>
      </div>
      <dl className={paper.rows}>
        <div>
          <dt>
            <Trans>Statement lines</Trans>
          </dt>
          <dd>
            {number(one.theirs)} · {money(one.theirs_cents)}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Ledger lines</Trans>
          </dt>
          <dd>
            {number(one.ours)} · {money(one.ours_cents)}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Change in the clearing account</Trans>
          </dt>
          <dd>{money(one.clearing_cents)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Compared at</Trans>
          </dt>
          <dd>{time(one.compared_at)}</dd>
        </div>
      </dl>
      {allowed && (
        <p className={paper.actions} style={{ marginTop: 12 }}>
          <Button variant="plain" inactive={again.isPending} onClick={() => again.mutate()}>
            <Icon name="repeat" size={18} />
            <Trans>Compare again</Trans>
          </Button>
          {again.isSuccess && (
            <span role="status" className={paper.sub}>
              <Trans>Request sent. The result will appear on this page.</Trans>
            </span>
          )}
        </p>
      )}
      {again.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(again.error)}
        </p>
      )}
    </section>
  );
}
