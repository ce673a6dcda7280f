import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { openDialog } from '../../../app/dialogs.ts';
import { useSession, wantDestination } from '../../../app/session/session.ts';
import s from './support.module.css';

/** Explains that the ticket cannot be opened with this link or account, and suggests alternatives. */
export function NoAccess() {
  const isMember = useSession(({ status }) => status === 'member');
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <PaperCard>
      <div className={s.refused}>
        <Icon name="lock" size={44} />
        <h1>
          <Trans>This ticket cannot be opened here</Trans>
        </h1>
        <p>
          {isMember ? (
            <Trans>
              The link is incomplete, or the ticket was written from another account or e-mail
              address. Open the link in our latest e-mail about the ticket, or write to us.
            </Trans>
          ) : (
            <Trans>
              The link is incomplete or no longer valid. Sign in to the account from which you wrote
              to us, or open the link in our latest e-mail about the ticket.
            </Trans>
          )}
        </p>
        <div className={s.ways}>
          {isMember ? (
            <Link to="/tickets" className={buttonClass()}>
              <Trans>All my tickets</Trans>
            </Link>
          ) : (
            <Button
              onClick={() => {
                wantDestination(path);
                openDialog('sign-in');
              }}
            >
              <Trans>Sign in</Trans>
            </Button>
          )}
          <Link to="/contact-us" className={buttonClass({ variant: 'ink' })}>
            <Trans>Write to us</Trans>
          </Link>
        </div>
      </div>
    </PaperCard>
  );
}
