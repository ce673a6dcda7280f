import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { TicketCase } from '@wl/contract/office/support';
import { RowButton } from '@wl/ui/controls/row-button';
import { TICKET_MAX_RATING } from '@wl/world/casino/support';
import type { ReactNode } from 'react';
import { useCodeNames, useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { MemberStatus } from '../../members/index.ts';
import { useTicketNames } from '../names.ts';
import { LinksPanel } from './links-panel.tsx';
import s from './aside.module.css';

interface AsideProps {
  ticket: TicketCase;
  mayAct: boolean;
  mayOpenFile: boolean;
  /** Opens another ticket. */
  open: (id: string) => void;
}

/**
 * Shows a ticket's requester, details and rating, the linked rounds and payments, and the requester's other tickets.
 */
export function TicketAside({ ticket, mayAct, mayOpenFile, open }: AsideProps) {
  return (
    <div className={s.parts}>
      <Requester ticket={ticket} mayOpenFile={mayOpenFile} />
      {ticket.member && mayOpenFile && <MemberStatus memberId={ticket.member.id} />}
      <Facts ticket={ticket} />
      {ticket.rating && <Rating rating={ticket.rating} language={ticket.language} />}
      <LinksPanel ticket={ticket} mayAct={mayAct} mayOpenFile={mayOpenFile} />
      <OtherTickets ticket={ticket} open={open} />
    </div>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Shows the requester's name, e-mail address and language and, for a member, a link to the member's file. */
function Requester({ ticket, mayOpenFile }: Pick<AsideProps, 'ticket' | 'mayOpenFile'>) {
  const codeNames = useCodeNames();
  const { member, name, email, language } = ticket;
  return (
    <section aria-labelledby="ticket-requester">
      <h2 id="ticket-requester">{member?.nickname ?? name}</h2>
      <dl className={paper.rows}>
        <Row name={<Trans>Name</Trans>}>{name}</Row>
        <div className={s.email}>
          <dt>
            <Trans>E-mail</Trans>
          </dt>
          <dd>{email}</dd>
        </div>
        <Row name={<Trans>Language</Trans>}>{codeNames.language(language)}</Row>
      </dl>
      {member === null ? (
        <p className={paper.sub}>
          <Trans>The requester is not a member.</Trans>
        </p>
      ) : (
        mayOpenFile && (
          <p className={s.pages}>
            <Link to="/members/$id" params={{ id: member.id }}>
              <Trans>Open the member’s file</Trans>
            </Link>
            <Link to="/members/$id/table-rounds" params={{ id: member.id }}>
              <Trans>Rounds at live tables</Trans>
            </Link>
          </p>
        )
      )}
    </section>
  );
}

function Facts({ ticket }: Pick<AsideProps, 'ticket'>) {
  const { time } = useFormats();
  const names = useTicketNames();
  const { assignee, source, created_at, about } = ticket;
  return (
    <section aria-labelledby="ticket-facts">
      <h3 id="ticket-facts">
        <Trans>Ticket</Trans>
      </h3>
      <dl className={paper.rows}>
        <Row name={<Trans>Assignee</Trans>}>
          {assignee?.name ?? <Trans context="assignee">Nobody</Trans>}
        </Row>
        <Row name={<Trans context="ticket">Received</Trans>}>{time(created_at)}</Row>
        <Row name={<Trans context="ticket">Source</Trans>}>{names.sources[source]}</Row>
        {about !== '' && <Row name={<Trans context="ticket">Reference</Trans>}>{about}</Row>}
      </dl>
    </section>
  );
}

interface RatingProps {
  rating: NonNullable<TicketCase['rating']>;
  language: string;
}

function Rating({ rating: { rating, comment }, language }: RatingProps) {
  const most = TICKET_MAX_RATING;
  return (
    <section className={s.rating} aria-labelledby="ticket-rating">
      <h3 id="ticket-rating">
        <Trans>Rating by the requester</Trans>
      </h3>
      <p>
        <b>
          <Trans>
            {rating} of {most}
          </Trans>
        </b>
      </p>
      {comment !== '' && <q lang={language}>{comment}</q>}
    </section>
  );
}

/** Shows the requester's other tickets. */
function OtherTickets({ ticket: { others, language }, open }: Pick<AsideProps, 'ticket' | 'open'>) {
  const { time } = useFormats();
  const names = useTicketNames();
  return (
    <section aria-labelledby="ticket-others">
      <h3 id="ticket-others">
        <Trans>Other tickets from this requester</Trans>
      </h3>
      {others.length === 0 ? (
        <p className={paper.sub}>
          <Trans>This requester has no other tickets.</Trans>
        </p>
      ) : (
        <ul className={s.others}>
          {others.map((other) => (
            <li key={other.id}>
              <RowButton onClick={() => open(other.id)}>
                <small>
                  {other.number} · {names.states[other.state]} · {time(other.created_at)}
                </small>
                <span lang={language}>{other.last_text}</span>
              </RowButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
