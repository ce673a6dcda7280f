import { Trans, useLingui } from '@lingui/react/macro';
import type { Report } from '@wl/contract/office/reports';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { useFigure } from '../../../app/report/use-figure.ts';
import s from './reports.module.css';

type Kind = 'count' | 'money' | 'percent';

/** Headline figure of a report, with its values in the report's period and in the preceding period. */
export interface Compared {
  id: string;
  head: string;
  kind: Kind;
  value: number | null;
  previous: number | null;
  good: 'more' | 'less' | null;
}

/** Returns the headline figures of a report, each with its value in the preceding period. */
export const comparedOf = ({ headlines, columns, total, previous }: Report): Compared[] =>
  headlines.flatMap(({ column, good }) => {
    const at = columns.findIndex(({ id }) => id === column);
    const found = columns[at];
    if (!found) return [];
    const read = (cells: Report['total']) => {
      const cell = cells?.[at];
      return typeof cell === 'number' ? cell : null;
    };
    const { id, head, kind } = found;
    return [
      { id, head, kind: kind as Kind, value: read(total), previous: read(previous.total), good },
    ];
  });

/** Shows the change from the previous period, as a signed difference and as a percentage of the previous figure. */
export function Change({ kind, value, previous, good }: Omit<Compared, 'id' | 'head'>) {
  const { t } = useLingui();
  const { change, number } = useFigure();
  const { decimal } = useFormats();
  if (value === null || previous === null)
    return (
      <span className={s.change}>
        <Trans>No previous figures</Trans>
      </span>
    );
  const difference = value - previous;
  const isGood = difference > 0 === (good === 'more');
  const tone = good === null || difference === 0 ? undefined : isGood ? 'ok' : 'bad';
  const amount = change[kind](difference);
  const share = previous === 0 ? null : decimal((difference / Math.abs(previous)) * 100);
  const before = number[kind](previous);
  return (
    <span className={s.change}>
      <b data-tone={tone}>
        {kind === 'percent' ? t`${amount} pp` : share === null ? amount : t`${amount} (${share}%)`}
      </b>
      <span>
        <Trans>Before: {before}</Trans>
      </span>
    </span>
  );
}

/** Shows the headline figures of a report, compared with the preceding period of the same length. */
export function Headlines({ report }: { report: Report }) {
  const { number } = useFigure();
  const { day } = useFormats();
  const figures = comparedOf(report);
  if (figures.length === 0) return null;
  const [from, until] = [day(report.previous.from), day(report.previous.until)];
  return (
    <div>
      <dl className={s.headlines}>
        {figures.map((figure) => (
          <div key={figure.id}>
            <dt>{figure.head}</dt>
            <dd>
              <strong>{figure.value === null ? '–' : number[figure.kind](figure.value)}</strong>
              <Change {...figure} />
            </dd>
          </div>
        ))}
      </dl>
      {report.previous.total && (
        <p className={paper.sub}>
          {from === until ? (
            <Trans>Compared with {from}.</Trans>
          ) : (
            <Trans>
              Compared with the previous period of the same length: {from} to {until}.
            </Trans>
          )}
        </p>
      )}
    </div>
  );
}
