import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { TicketCase } from '@wl/contract/office/support';
import { mergeTicket } from '@wl/contract/office/support-links';
import { Checkbox, Field } from '@wl/ui/controls/field';
import { useState } from 'react';
import { request } from '../../../../app/api.ts';
import { ActionDialog } from '../../../../app/forms/action-dialog.tsx';
import { useTicketNames } from '../../names.ts';
import { keepTicket, reloadTicket, ticketKey } from '../../queries.ts';
import s from './merge-dialog.module.css';

interface DialogProps {
  ticket: TicketCase;
  /** Opens the ticket into which this ticket was merged. */
  open: (id: string) => void;
  close: () => void;
}

/** Normalises a ticket number that a clerk typed: `1042` and `e-1042` become `E-1042`. */
function numberOf(typed: string): string {
  const text = typed.trim().toUpperCase();
  return /^\d+$/.test(text) ? `E-${text}` : text;
}

/** Asks which of the requester's other tickets this ticket should be merged into, and explains the effects. */
export function MergeDialog({ ticket, open, close }: DialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { id, others } = ticket;
  const [typed, setTyped] = useState('');
  const into = numberOf(typed);
  const isOwn = into === ticket.number;
  return (
    <ActionDialog
      reloads={ticketKey(id)}
      title={<Trans>Merge ticket</Trans>}
      submit={<Trans>Merge ticket</Trans>}
      isReady={into !== '' && !isOwn}
      send={async () => {
        const reply = await request(mergeTicket, { params: { id }, body: { into } });
        keepTicket(queries, reply);
        void reloadTicket(queries, id);
        open(reply.data.id);
      }}
      close={close}
    >
      {others.length > 0 && <Others others={others} chosen={into} choose={setTyped} />}
      <Field
        label={t`Number of the other ticket`}
        placeholder="E-1042"
        required
        maxLength={20}
        error={isOwn ? t`A ticket cannot be merged into itself.` : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {into !== '' && !isOwn && <Effects ticket={ticket} into={into} />}
    </ActionDialog>
  );
}

interface OthersProps {
  others: TicketCase['others'];
  chosen: string;
  choose: (number: string) => void;
}

/** Lists the requester's other tickets as radio buttons. */
function Others({ others, chosen, choose }: OthersProps) {
  const names = useTicketNames();
  return (
    <fieldset className={s.others}>
      <legend>
        <Trans>Other tickets from this requester</Trans>
      </legend>
      {others.map((other) => (
        <Checkbox
          key={other.id}
          type="radio"
          name="other-ticket"
          checked={other.number === chosen}
          onChange={() => choose(other.number)}
        >
          <b>{other.number}</b> · {names.states[other.state]}
          <span className={s.text}>{other.last_text}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
}

function Effects({ ticket, into }: { ticket: TicketCase; into: string }) {
  const from = ticket.number;
  return (
    <div role="status" className={s.effects}>
      <p>
        <Trans>After the merge:</Trans>
      </p>
      <ul>
        <li>
          <Trans>{into} shows the messages, notes and files of both tickets.</Trans>
        </li>
        <li>
          <Trans>{into} keeps the earlier of the two deadlines.</Trans>
        </li>
        {ticket.kind === 'complaint' && (
          <li>
            <Trans>{into} becomes a complaint, if it is not one already.</Trans>
          </li>
        )}
        <li>
          <Trans>
            {from} will be closed. The requester’s replies to it will be added to {into}.
          </Trans>
        </li>
        <li>
          <Trans>A merge cannot be undone.</Trans>
        </li>
      </ul>
    </div>
  );
}
