import { Trans, useLingui } from '@lingui/react/macro';
import { paymentMethods } from '@wl/contract/wallet';
import { Field, Select } from '@wl/ui/controls/field';
import { Tag } from '@wl/ui/controls/tag';
import type { ReactNode } from 'react';
import { useCall } from '../../../../app/api.ts';
import {
  kinds,
  rangeOf,
  ranges,
  readDay,
  statuses,
  type RangeName,
  type WalletView,
} from '../../filters.ts';
import { useNames } from '../../use-names.ts';
import s from './filter-bar.module.css';

const today = (): string => new Date().toISOString().slice(0, 10);

type Change = (change: Partial<WalletView>) => void;

/** Shows filters for kind, status and payment method. The URL stores the chosen filters. */
export function FilterBar({ view, onChange }: { view: WalletView; onChange: Change }) {
  const { t } = useLingui();
  const names = useNames();
  const methods = useCall(paymentMethods, {}).data?.data ?? [];
  const change = (given: Partial<WalletView>) => onChange({ ...given, page: 1 });
  return (
    <div className={s.bar}>
      <div className={s.tags} role="group" aria-label={t`Type`}>
        <Tag on={view.kind === undefined} onClick={() => change({ kind: undefined })}>
          <Trans>All entries</Trans>
        </Tag>
        {kinds.map((kind) => (
          <Tag key={kind} on={view.kind === kind} onClick={() => change({ kind })}>
            {kind === 'top_up' ? t`Top-ups` : t`Cash-outs`}
          </Tag>
        ))}
      </div>
      <div className={s.pair}>
        <Select
          label={t`Status`}
          value={view.status ?? ''}
          onChange={({ target }) =>
            change({ status: statuses.find((status) => status === target.value) })
          }
        >
          <option value="">{t`Any status`}</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {names.status[status]}
            </option>
          ))}
        </Select>
        <Select
          label={t`Payment method`}
          value={view.method ?? ''}
          onChange={({ target }) => change({ method: target.value || undefined })}
        >
          <option value="">{t`Any method`}</option>
          {methods.map((method) => (
            <option key={method.id} value={method.id}>
              {method.label}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

/** Shows fields for the first and the last day, with buttons for common ranges. */
export function DayRange({ view, onChange }: { view: WalletView; onChange: Change }) {
  const { t } = useLingui();
  const now = today();
  const names: Record<RangeName, string> = {
    '7': t`7 days`,
    '30': t`30 days`,
    month: t`This month`,
    last_month: t`Last month`,
    year: t`This year`,
  };
  const change = (given: Partial<WalletView>) => onChange({ ...given, page: 1 });
  const holds = (name: RangeName) => {
    const { from, to } = rangeOf(name, now);
    return view.from === from && view.to === to;
  };
  return (
    <div className={s.days}>
      <div
        className={s.tags}
        role="group"
        aria-label={t({ context: 'from and to', message: 'Days' })}
      >
        <Tag
          on={view.from === undefined && view.to === undefined}
          onClick={() => change({ from: undefined, to: undefined })}
        >
          <Trans>All days</Trans>
        </Tag>
        {ranges.map((name) => (
          <Tag key={name} on={holds(name)} onClick={() => change(rangeOf(name, now))}>
            {names[name]}
          </Tag>
        ))}
      </div>
      <div className={s.pair}>
        <Field
          type="date"
          label={t`First day`}
          max={view.to ?? now}
          value={view.from ?? ''}
          onChange={({ target }) => change({ from: readDay(target.value) })}
        />
        <Field
          type="date"
          label={t`Last day`}
          min={view.from}
          max={now}
          value={view.to ?? ''}
          onChange={({ target }) => change({ to: readDay(target.value) })}
        />
      </div>
    </div>
  );
}

/** Arranges the filter components, with tags at the top and fields below. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={s.filters}>{children}</div>;
}
