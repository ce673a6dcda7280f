import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { useEffect, useRef } from 'react';
import { useDueDay } from '../use-due-day.ts';
import { FileUploads } from './file-uploads.tsx';
import s from './support.module.css';

export interface ReceiptProps {
  id: string;
  number: string;
  dueAt: string;
  /**
   * True if the requester can open the ticket right away. A visitor must first confirm the address with the link in the
   * e-mail.
   */
  canOpen: boolean;
  onAnother: () => void;
}

/**
 * Shows the confirmation of a new ticket: its number, the promised answer date, and the files that are still being
 * sent. Links to the ticket if the requester can open it right away.
 */
export function Receipt({ id, number, dueAt, canOpen, onAnother }: ReceiptProps) {
  const dueDay = useDueDay();
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus the heading, because the form that had the focus is no longer on the page.
  useEffect(() => heading.current?.focus(), []);
  const due = dueDay(dueAt);
  return (
    <div className={s.sent}>
      <Icon name="check-circle" size={40} />
      <h3 ref={heading} tabIndex={-1}>
        <Trans>We have received your message</Trans>
      </h3>
      <p>
        <Trans>
          Ticket number: <b>{number}</b>. Our team will reply by {due}. We have sent you a
          confirmation e-mail.
        </Trans>
      </p>
      {!canOpen && (
        <p>
          <Trans>The link in the e-mail opens your ticket.</Trans>
        </p>
      )}
      <FileUploads ticket={id} />
      <div className={s.ways}>
        {canOpen && (
          <Link to="/tickets/$id" params={{ id }} className={buttonClass()}>
            <Trans>Open ticket</Trans>
          </Link>
        )}
        <Button variant="ink" onClick={onAnother}>
          <Trans>Write another message</Trans>
        </Button>
      </div>
    </div>
  );
}
