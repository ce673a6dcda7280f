import { useLingui } from '@lingui/react/macro';
import type { DocumentLine } from '@wl/contract/office/passport';
import { RowButton } from '@wl/ui/controls/row-button';
import { Icon, type IconName } from '@wl/ui/icon';
import s from '../../../app/board.module.css';
import { useFormats } from '../../../app/language/format.ts';
import { useNow } from '../../../app/now.ts';
import { useDocumentNames } from '../names.ts';

interface Props {
  lines: readonly DocumentLine[];
  chosen: string | undefined;
  choose: (id: string) => void;
}

export const kindIcons: Readonly<Record<DocumentLine['kind'], IconName>> = {
  identity: 'passport',
  address: 'home',
  payment: 'card',
};

export const isOpen = (state: DocumentLine['state']): boolean =>
  state === 'Pending' || state === 'Reviewed';

const SOON_MS = 8 * 60 * 60_000;

/** Returns a document's urgency based on its target time: `ok`, `warn` (soon) or `bad` (past). */
function urgency(dueAt: string, now: number): 'ok' | 'warn' | 'bad' {
  const left = Date.parse(dueAt) - now;
  if (left <= 0) return 'bad';
  return left < SOON_MS ? 'warn' : 'ok';
}

/**
 * Shows the badge at the end of a row: the outcome of a closed document, the clerk who claimed an open one, or the
 * waiting time of an unclaimed one.
 */
function Mark({ one, now }: { one: DocumentLine; now: number }) {
  const { t } = useLingui();
  const { waiting } = useFormats();
  const { states } = useDocumentNames();
  if (!isOpen(one.state))
    return (
      <span className={s.badge} data-tone={one.state === 'Rejected' ? 'bad' : 'ok'}>
        {states[one.state]}
      </span>
    );
  if (one.claim?.mine) return <span className={s.badge} data-tone="ok">{t`You`}</span>;
  if (one.claim)
    return (
      <span className={s.badge}>
        <Icon name="lock" size={13} />
        {one.claim.clerk.split(' ')[0]}
      </span>
    );
  return (
    <span className={s.badge} data-tone={urgency(one.due_at, now)}>
      {waiting(one.uploaded_at, now)}
    </span>
  );
}

/** Shows the queue with one row per document. */
export function DocumentList({ lines, chosen, choose }: Props) {
  const { types } = useDocumentNames();
  const now = useNow(30_000);
  return (
    <ul className={s.list}>
      {lines.map((one) => (
        <li key={one.id}>
          <RowButton
            className={s.line}
            aria-current={one.id === chosen ? 'true' : undefined}
            onClick={() => choose(one.id)}
          >
            <img
              className={s.country}
              src={`/art/flags/${one.member.country}.svg`}
              alt={one.member.country}
              width={27}
              height={18}
            />
            <span className={s.lineName}>{one.member.name}</span>
            <Mark one={one} now={now} />
            <span className={s.lineMethod}>
              <Icon name={kindIcons[one.kind]} size={15} />
              <span className={s.ellipsis}>{types[one.type]}</span>
            </span>
          </RowButton>
        </li>
      ))}
    </ul>
  );
}
