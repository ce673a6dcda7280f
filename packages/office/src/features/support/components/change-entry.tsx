import { Trans } from '@lingui/react/macro';
import type { TicketCase, TicketEntry } from '@wl/contract/office/support';
import { ticketKinds, ticketTopics } from '@wl/world/casino/support';
import { useFormats } from '../../../app/language/format.ts';
import { useTicketNames } from '../names.ts';
import s from './thread.module.css';

interface ChangeProps {
  entry: TicketEntry;
  ticket: TicketCase;
}

/**
 * Shows a change to a ticket as a line of the thread, followed by the text that the clerk or the requester gave, if
 * any.
 */
export function ChangeEntry({ entry, ticket }: ChangeProps) {
  const { timeOfDay } = useFormats();
  const hasText = entry.text !== '' && entry.kind !== 'changed' && entry.kind !== 'merged';
  return (
    <li className={s.change}>
      <Sentence entry={entry} ticket={ticket} />
      {' · '}
      {timeOfDay(entry.at)}
      {hasText && (
        <q lang={entry.author === 'requester' ? ticket.language : undefined}>{entry.text}</q>
      )}
    </li>
  );
}

function Sentence({ entry, ticket }: ChangeProps) {
  const who = entry.author === 'requester' ? ticket.name : entry.clerk;
  switch (entry.kind) {
    case 'closed':
      return who === null ? (
        <Trans>The ticket was closed automatically</Trans>
      ) : (
        <Trans>{who} closed the ticket</Trans>
      );
    case 'reopened':
      return who === null ? (
        <Trans>The ticket was reopened automatically</Trans>
      ) : (
        <Trans>{who} reopened the ticket</Trans>
      );
    case 'review':
      return <Trans>{ticket.name} requested a second review</Trans>;
    case 'merged':
      return <Merged entry={entry} ticket={ticket} />;
    default:
      return <Changed entry={entry} />;
  }
}

function Merged({ entry, ticket }: ChangeProps) {
  const clerk = entry.clerk ?? '';
  const number = entry.text;
  return ticket.merged_into?.number === number ? (
    <Trans>
      {clerk} merged this ticket into {number}
    </Trans>
  ) : (
    <Trans>
      {clerk} merged {number} into this ticket
    </Trans>
  );
}

/** Reports a change to the ticket's kind or topic: the clerk who made it, and the previous values. */
function Changed({ entry }: { entry: TicketEntry }) {
  const names = useTicketNames();
  const clerk = entry.clerk ?? '';
  const [kindCode, topicCode] = entry.text.split(' ');
  const kind = ticketKinds.find((one) => one === kindCode);
  const topic = ticketTopics.find((one) => one === topicCode);
  const before = [kind && names.kinds[kind], topic && names.topics[topic]]
    .filter((name) => name !== undefined)
    .join(', ');
  return (
    <Trans>
      {clerk} changed the kind or topic. Before: {before}
    </Trans>
  );
}
