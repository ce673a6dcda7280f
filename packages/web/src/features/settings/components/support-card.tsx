import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@wl/ui/controls/button';
import { Card } from './card.tsx';
import s from './settings.module.css';

/** Shows a card with links to the member's tickets and to the form for a new ticket. */
export function SupportCard() {
  return (
    <Card icon="chat" title={<Trans>Support</Trans>}>
      <p>
        <Trans>Read our answers to your questions and complaints, and write to us.</Trans>
      </p>
      <div className={s.actions}>
        <Link to="/tickets" className={buttonClass({ variant: 'ink' })}>
          <Trans>My Tickets</Trans>
        </Link>
        <Link to="/contact-us" className={buttonClass({ variant: 'plain' })}>
          <Trans>Write to us</Trans>
        </Link>
      </div>
    </Card>
  );
}
