import { Trans, useLingui } from '@lingui/react/macro';
import { granularities, type Report } from '@wl/contract/office/reports';
import { Button } from '@wl/ui/controls/button';
import { Select } from '@wl/ui/controls/field';
import paper from '../../../app/paper.module.css';
import { filtersOf } from '../filters.ts';
import type { ReportSearch } from '../office.tsx';

interface ChoicesProps {
  report: Report;
  choose: (change: {
    [Name in 'by' | 'split' | 'filters']?: ReportSearch[Name] | undefined;
  }) => void;
}

/** Shows a report's controls other than the period: the time span of each row, the split and the filters. */
export function Choices({ report, choose }: ChoicesProps) {
  const { t } = useLingui();
  const { by, splits, split, filters } = report;
  const names = { day: t`Day`, week: t`Week`, month: t`Month` };
  if (!by && filters.length === 0) return null;
  const selected = Object.fromEntries(filters.map((one) => [one.id, one.selected ?? '']));
  return (
    <>
      {by && (
        <span className={paper.actions} role="group" aria-label={t`One row per`}>
          {granularities.map((one) => (
            <Button
              key={one}
              variant="plain"
              aria-pressed={one === by}
              onClick={() => choose({ by: one === 'day' ? undefined : one })}
            >
              {names[one]}
            </Button>
          ))}
        </span>
      )}
      {splits.length > 0 && (
        <Select
          label={<Trans>Break down by</Trans>}
          value={split?.id ?? ''}
          onChange={({ target }) => choose({ split: target.value || undefined })}
        >
          <option value="">{t`No breakdown`}</option>
          {splits.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </Select>
      )}
      {filters.map(({ id, head, options }) => (
        <Select
          key={id}
          label={head}
          value={selected[id] ?? ''}
          onChange={({ target }) =>
            choose({ filters: filtersOf({ ...selected, [id]: target.value }) })
          }
        >
          <option value="">{t({ message: 'All', context: 'filter' })}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.text}
            </option>
          ))}
        </Select>
      ))}
    </>
  );
}
