import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type TicketCase, type TicketLink } from '@wl/contract/office/support';
import { linkTicket, unlinkTicket } from '@wl/contract/office/support-links';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { TICKET_MAX_LINKS } from '@wl/world/casino/support';
import { useRef, useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { keepTicket } from '../queries.ts';
import s from './aside.module.css';

interface LinksProps {
  ticket: TicketCase;
  mayAct: boolean;
  mayOpenFile: boolean;
}

/** Returns the mutations that add and remove a ticket's links to rounds and payments. */
function useLinks({ id }: TicketCase) {
  const queries = useQueryClient();
  const onSuccess = (reply: { data: TicketCase }) => keepTicket(queries, reply);
  return {
    add: useMutation({
      mutationFn: (number: string) => request(linkTicket, { params: { id }, body: { number } }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (link: string) => request(unlinkTicket, { params: { id, link } }),
      onSuccess,
    }),
  };
}

/** Shows the rounds and payments linked to a ticket, and lets clerks link more of them by number. */
export function LinksPanel({ ticket, mayAct, mayOpenFile }: LinksProps) {
  const links = useLinks(ticket);
  const errorText = useErrorText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { error } = links.remove;
  return (
    <section aria-labelledby="ticket-links">
      <h3 ref={heading} id="ticket-links" tabIndex={-1}>
        <Trans>Rounds and payments</Trans>
      </h3>
      {ticket.links.length === 0 && (
        <p className={paper.sub}>
          {ticket.member ? (
            <Trans>No round or payment is linked.</Trans>
          ) : (
            <Trans>Only members’ tickets can have links.</Trans>
          )}
        </p>
      )}
      <ul className={s.links}>
        {ticket.links.map((link) => (
          <Linked
            key={link.id}
            link={link}
            member={mayOpenFile ? ticket.member : null}
            {...(mayAct && {
              remove: () => {
                links.remove.mutate(link.id);
                heading.current?.focus();
              },
            })}
          />
        ))}
      </ul>
      {error && (
        <p role="alert" className={paper.alert}>
          {errorText(error)}
        </p>
      )}
      {mayAct && ticket.member && ticket.links.length < TICKET_MAX_LINKS && (
        <AddLink ticket={ticket} add={links.add} />
      )}
    </section>
  );
}

interface LinkedProps {
  link: TicketLink;
  /** Member whose file shows the round or payment; null if the clerk may not open the file. */
  member: TicketCase['member'];
  remove?: () => void;
}

function Linked({ link, member, remove }: LinkedProps) {
  const { t } = useLingui();
  const { money, clock } = useFormats();
  const { number } = link;
  return (
    <li>
      <Icon name={link.kind === 'round' ? 'dice' : 'money'} size={20} />
      <span>
        <b>{link.title}</b> {money(link.amount_cents)}
        <small>
          {link.kind === 'round' ? <Trans>Round {number}</Trans> : <Trans>Payment {number}</Trans>}
          {' · '}
          {clock(link.at)}
        </small>
        {member && (
          <Link to="/members/$id" params={{ id: member.id }}>
            <Trans>Member’s file</Trans>
          </Link>
        )}
      </span>
      {remove && (
        <Button
          variant="plain"
          size="small"
          icon="close"
          aria-label={t`Remove link to ${number}`}
          onClick={remove}
        />
      )}
    </li>
  );
}

interface AddProps {
  ticket: TicketCase;
  add: ReturnType<typeof useLinks>['add'];
}

/** Shows a form that links a round or payment to the ticket. A button offers the number that the requester entered. */
function AddLink({ ticket: { about, links }, add }: AddProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [number, setNumber] = useState('');
  const isOffered =
    about !== '' &&
    number === '' &&
    links.every((link) => link.number !== about && link.id !== about);
  const send = (wanted: string) => {
    if (!add.isPending && wanted.trim() !== '')
      add.mutate(wanted.trim(), { onSuccess: () => setNumber('') });
  };
  return (
    <form
      className={s.addLink}
      onSubmit={(event) => {
        event.preventDefault();
        send(number);
      }}
    >
      <Field
        label={t`Round or payment number`}
        maxLength={64}
        isInvalid={add.isError}
        value={number}
        onChange={(event) => {
          add.reset();
          setNumber(event.target.value);
        }}
      />
      {add.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(add.error)}
        </p>
      )}
      <p className={paper.actions}>
        <Button
          type="submit"
          variant="plain"
          size="small"
          icon="plus"
          loading={add.isPending}
          inactive={number.trim() === ''}
        >
          <Trans>Add link</Trans>
        </Button>
        {isOffered && (
          <Button variant="plain" size="small" onClick={() => send(about)}>
            <Trans>Link {about}</Trans>
          </Button>
        )}
      </p>
    </form>
  );
}
