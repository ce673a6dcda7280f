import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import type { TicketKind } from '@wl/world/casino/support';
import { useSession } from '../../../app/session/session.ts';
import { useTexts } from '../../../app/language/use-texts.ts';
import { feature } from '../routes.tsx';
import { TicketForm } from './ticket-form.tsx';
import { MyTickets, ReviewForm } from './my-tickets.tsx';
import s from './support.module.css';

/**
 * Shows the forms below the text of some information pages: the support form, the member's tickets, and the
 * second-review form that an e-mail link opens.
 */
export default function TicketForms({ kind }: { kind: TicketKind }) {
  const hasTexts = useTexts(feature);
  const isMember = useSession(({ status }) => status === 'member');
  const search: Record<string, unknown> = useSearch({ strict: false });
  // E-mails sent by version 1.2 or earlier contain links in which this parameter is called `letter`.
  const [ticket, token] = [search['ticket'] ?? search['letter'], search['token']];
  if (!hasTexts) return null;
  return (
    <>
      {kind === 'complaint' && typeof ticket === 'string' && typeof token === 'string' && (
        <section className={s.tickets}>
          <h2>
            <Trans>A second review</Trans>
          </h2>
          <ReviewForm id={ticket} token={token} />
        </section>
      )}
      {isMember && <MyTickets kind={kind} />}
      <section className={s.tickets}>
        <h2>
          {kind === 'complaint' ? <Trans>Make a complaint</Trans> : <Trans>Write to us</Trans>}
        </h2>
        <TicketForm kind={kind} />
      </section>
    </>
  );
}
