import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { chatHours } from '@wl/contract/office/chat';
import { request } from '../../../app/api.ts';
import { AlsoOpen } from '../../../app/forms/also-open.tsx';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { HoursPanel } from '../components/hours-panel.tsx';
import { CHAT_HOURS } from '../hours.ts';

/** Shows the opening hours of the chat. Clerks with the `support.hours` permission can change them. */
export function ChatHoursPage() {
  const { clerk } = useRouteContext({ from: '/office' });
  const query = useQuery({ queryKey: CHAT_HOURS, queryFn: () => request(chatHours, {}) });
  return (
    <div className={paper.page}>
      <p>
        <Link to="/chat" search={{}}>
          <Trans>Live chat</Trans>
        </Link>
      </p>
      <header className={paper.head}>
        <h1>
          <Trans>Opening hours of the chat</Trans>
        </h1>
        <AlsoOpen form="chat-hours" />
      </header>
      <p className={paper.sub}>
        <Trans>
          Members can write at any time. While the chat is closed, they see when it opens again, and
          receive unread answers by e-mail.
        </Trans>
      </p>
      {query.isPending && <Waiting lines={7} />}
      {query.isError && !query.data && (
        <Failed error={query.error} again={() => void query.refetch()} />
      )}
      {query.data && (
        <HoursPanel stored={query.data.data} mayChange={may(clerk, 'support.hours')} />
      )}
    </div>
  );
}
