import { Trans } from '@lingui/react/macro';
import paper from './paper.module.css';

/** Why a clerk does something: 3 to 500 characters, which the log of the staff keeps. */
export function ReasonField({
  rows,
  value,
  onChange,
}: {
  rows: number;
  value: string;
  onChange: (reason: string) => void;
}) {
  return (
    <label className={paper.field}>
      <Trans>Why</Trans>
      <textarea
        rows={rows}
        required
        minLength={3}
        maxLength={500}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
