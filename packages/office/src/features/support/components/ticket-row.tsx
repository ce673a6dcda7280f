import { Trans, useLingui } from '@lingui/react/macro';
import type { TicketLine } from '@wl/contract/office/support';
import { RowButton } from '@wl/ui/controls/row-button';
import { Icon } from '@wl/ui/icon';
import { useCodeNames, useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { claimOf } from '../access.ts';
import { urgencyOf, urgencyTone } from '../deadlines.ts';
import { useTicketNames } from '../names.ts';
import { useDueDay } from '../use-due-day.ts';
import s from './tickets.module.css';

interface RowProps {
  line: TicketLine;
  now: number;
  /** Time zone of the support calendar. */
  zone: string;
  isCurrent: boolean;
  choose: () => void;
}

/**
 * Shows a ticket in the queue: its requester, its waiting time in a colour that depends on its deadline, the beginning
 * of its last message, and the clerk responsible for it.
 */
export function TicketRow({ line, now, zone, isCurrent, choose }: RowProps) {
  const names = useTicketNames();
  const languageName = useCodeNames().language(line.language);
  return (
    <RowButton
      className={s.line}
      data-kind={line.kind}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={choose}
    >
      <span className={s.code} title={languageName}>
        <span aria-hidden="true">{line.language.toUpperCase()}</span>
        <span className="sr-only">{languageName}</span>
      </span>
      <b>{line.name}</b>
      <Age line={line} now={now} zone={zone} />
      <span className={s.lastText} lang={line.language}>
        {line.last_text}
      </span>
      <small>
        {line.state === 'review' && <b className={s.review}>{names.states.review}</b>}
        {line.kind === 'complaint' && <span className={s.complaint}>{names.kinds.complaint}</span>}
        <span>
          {line.number} · {names.topics[line.topic]}
        </span>
        <Responsible line={line} now={now} />
      </small>
    </RowButton>
  );
}

/** Shows how long a ticket has been waiting or, if it is not waiting, the time of its last message. */
function Age({ line, now, zone }: Pick<RowProps, 'line' | 'now' | 'zone'>) {
  const { t } = useLingui();
  const { waiting, clock } = useFormats();
  const dueDay = useDueDay();
  const urgency = urgencyOf(line, now, zone);
  if (urgency === 'none') return <span className={s.age}>{clock(line.last_at)}</span>;
  const words = { late: t`overdue`, today: t`due today`, later: '' }[urgency];
  const due = dueDay(line.due_at);
  return (
    <span className={paper.badge} data-tone={urgencyTone[urgency]} title={t`due by ${due}`}>
      {urgency === 'late' && <Icon name="warning" size={14} />}
      <span className="sr-only">
        <Trans>Waiting time:</Trans>
      </span>{' '}
      {waiting(line.waiting_since ?? line.last_at, now)}
      {words !== '' && <span className="sr-only">, {words}</span>}
    </span>
  );
}

/** Shows the clerk who has claimed the ticket, otherwise the ticket's assignee. */
function Responsible({ line, now }: Pick<RowProps, 'line' | 'now'>) {
  const { t } = useLingui();
  const claim = claimOf(line, now);
  const name = claim?.clerk ?? line.assignee?.name;
  if (name === undefined) return null;
  return (
    <span className={s.responsible} title={claim ? t`Claimed by ${name}` : t`Assignee: ${name}`}>
      <Icon name={claim ? 'lock' : 'user'} size={13} />
      <span className="sr-only">{claim ? t`Claimed by ${name}` : t`Assignee: ${name}`}</span>
      <span aria-hidden="true">{name}</span>
    </span>
  );
}
