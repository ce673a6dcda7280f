import { Trans } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import type { TicketKind } from '@wl/world/casino/support';
import { Icon } from '@wl/ui/icon';
import { useSession } from '../../../app/session/session.ts';
import { useTexts } from '../../../app/language/use-texts.ts';
import { writeToken } from '../kept.ts';
import { feature } from '../routes.tsx';
import { TicketForm } from './ticket-form.tsx';
import { RecentTickets } from './recent-tickets.tsx';
import { ReviewForm } from './review-form.tsx';
import s from './support.module.css';

/**
 * Shows the forms below the text of some information pages: the support form, the member's latest tickets, and the
 * second-review form that a link in an older e-mail opens.
 */
export default function TicketForms({ kind }: { kind: TicketKind }) {
  const hasTexts = useTexts(feature);
  const isMember = useSession(({ status }) => status === 'member');
  const search: Record<string, unknown> = useSearch({ strict: false });
  // Links in e-mails from version 1.2 or earlier call the `ticket` parameter `letter`.
  const [ticket, token] = [search['ticket'] ?? search['letter'], search['token']];
  if (!hasTexts) return null;
  return (
    <>
      {kind === 'complaint' && typeof ticket === 'string' && typeof token === 'string' && (
        <div className={s.block}>
          <h2>
            <Trans>A second review</Trans>
          </h2>
          <ReviewForm ticket={{ id: ticket, token }} />
          <Link
            to="/tickets/$id"
            params={{ id: ticket }}
            className={s.all}
            onClick={() => writeToken(ticket, token)}
          >
            <Trans>Read the whole ticket</Trans>
            <Icon name="arrow-right" size={18} />
          </Link>
        </div>
      )}
      <div className={s.block}>
        <h2>
          {kind === 'complaint' ? <Trans>Make a complaint</Trans> : <Trans>Write to us</Trans>}
        </h2>
        <TicketForm kind={kind} />
      </div>
      {isMember && <RecentTickets kind={kind} />}
    </>
  );
}
