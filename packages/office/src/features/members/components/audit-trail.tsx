import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../../app/language/format.ts';
import s from './members.module.css';

interface AuditLine {
  at: string;
  who: string;
  what: string;
  hash: string;
}

/**
 * Shows the audit-log entries about this member. The entries record each time a clerk viewed or changed the member's
 * data. Each entry's hash covers the previous entry of the log.
 */
export function AuditTrail({ lines }: { lines: readonly AuditLine[] }) {
  const { time } = useFormats();
  if (lines.length === 0) {
    return (
      <p className={s.sub}>
        <Trans>No entries yet.</Trans>
      </p>
    );
  }
  return (
    <ol className={s.trail}>
      {lines.map((line) => (
        <li key={line.hash}>
          <time dateTime={line.at}>{time(line.at)}</time>
          <span>
            <b>{line.who}</b> {line.what}
          </span>
          <code>{line.hash.slice(0, 6)}</code>
        </li>
      ))}
    </ol>
  );
}
