import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { TicketSummary } from '@wl/contract/support';
import { Icon } from '@wl/ui/icon';
import { useFormats } from '../../../app/language/formats.ts';
import { useDueDay } from '../use-due-day.ts';
import { useKindWords, useTopicWords } from '../use-topic-words.ts';
import { StateTag } from './state-tag.tsx';
import s from './ticket-list.module.css';

/** Lists tickets. Each entry links to the ticket's page. */
export function TicketList({ tickets }: { tickets: readonly TicketSummary[] }) {
  return (
    <ul className={s.list}>
      {tickets.map((ticket) => (
        <Row key={ticket.id} ticket={ticket} />
      ))}
    </ul>
  );
}

function Row({ ticket }: { ticket: TicketSummary }) {
  const topics = useTopicWords();
  const kinds = useKindWords();
  const { dateTime } = useFormats();
  const dueDay = useDueDay();
  const { id, number, kind, topic, state, due_at: dueAt, last_at: lastAt } = ticket;
  const due = dueDay(dueAt);
  const last = dateTime(lastAt);
  return (
    <li className={s.row} data-state={state}>
      <span className={s.seal} data-kind={kind}>
        <Icon name={kind === 'complaint' ? 'warning' : 'chat'} size={22} />
      </span>
      <div className={s.what}>
        <p className={s.head}>
          <Link to="/tickets/$id" params={{ id }} className={s.link}>
            <span className={s.number}>{number}</span> {topics[topic]}
          </Link>
          <StateTag state={state} />
        </p>
        <p className={s.last}>{ticket.last_text}</p>
        <p className={s.facts}>
          <span>{kinds[kind]}</span>
          <span>
            <Trans>
              Last message: <time dateTime={lastAt}>{last}</time>
            </Trans>
          </span>
          {(state === 'open' || state === 'review') && (
            <span>
              <Trans>
                Answer promised by <time dateTime={dueAt}>{due}</time>
              </Trans>
            </span>
          )}
        </p>
      </div>
      <Icon name="caret-right" size={20} />
    </li>
  );
}
