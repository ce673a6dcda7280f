import { Plural, Trans } from '@lingui/react/macro';
import type { ArticleText } from '@wl/contract/office/articles-texts';
import type { Language } from '@wl/world/languages';
import {
  changedParts,
  differenceOf,
  type DifferenceRow,
  type LineParts,
  type ShownRow,
  shownRows,
} from '../difference.ts';
import { useArticleNames } from '../names.ts';
import { textFields } from '../text.ts';
import s from './difference.module.css';

interface DifferenceProps {
  before: ArticleText;
  after: ArticleText;
  /** Names of the two texts, shown as table headings. */
  beforeName: string;
  afterName: string;
  language: Language;
}

/** Compares two texts line by line. Lists only the fields that differ. */
export function Difference(props: DifferenceProps) {
  const { before, after, beforeName, afterName, language } = props;
  const { fields } = useArticleNames();
  const changed = textFields.filter((field) => before[field].trim() !== after[field].trim());
  if (changed.length === 0)
    return (
      <p className={s.same}>
        <Trans>Both texts are the same.</Trans>
      </p>
    );
  return (
    // The region is focusable, so that a long comparison can also be scrolled with the keyboard.
    <div
      className={s.difference}
      role="region"
      aria-label={`${beforeName}, ${afterName}`}
      tabIndex={0}
    >
      {changed.map((field) => (
        <table key={field}>
          <caption>{fields[field]}</caption>
          <thead>
            <tr>
              <th scope="col">{beforeName}</th>
              <th scope="col">{afterName}</th>
            </tr>
          </thead>
          <tbody lang={language}>
            {shownRows(differenceOf(before[field].trim(), after[field].trim())).map((row, at) => (
              <Row key={at} row={row} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function Row({ row }: { row: ShownRow }) {
  if ('hidden' in row)
    return (
      <tr className={s.hidden}>
        <td colSpan={2}>
          <Plural value={row.hidden} one="# unchanged line" other="# unchanged lines" />
        </td>
      </tr>
    );
  if (row.before === row.after)
    return (
      <tr className={s.equal}>
        <td>{row.before}</td>
        <td>{row.after}</td>
      </tr>
    );
  return <ChangedRow row={row} />;
}

function ChangedRow({ row: { before, after } }: { row: DifferenceRow }) {
  const [old, now] = changedParts(before ?? '', after ?? '');
  return (
    <tr>
      <td className={before === undefined ? s.empty : s.removed}>
        {before !== undefined && (
          <del>
            <Parts parts={old} />
          </del>
        )}
      </td>
      <td className={after === undefined ? s.empty : s.added}>
        {after !== undefined && (
          <ins>
            <Parts parts={now} />
          </ins>
        )}
      </td>
    </tr>
  );
}

/** Shows a line with its changed words highlighted. An empty line is as tall as any other. */
function Parts({ parts: [start, changed, end] }: { parts: LineParts }) {
  return (
    <>
      {start}
      {changed !== '' && <mark>{changed}</mark>}
      {end}
      {start + changed + end === '' && '\u00a0'}
    </>
  );
}
