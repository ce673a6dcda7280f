import { Trans } from '@lingui/react/macro';
import { Link, useRouteContext } from '@tanstack/react-router';
import { AlsoOpen } from '../../../app/forms/also-open.tsx';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { CalendarPanel } from '../components/calendar-panel.tsx';
import { useCalendar } from '../queries.ts';

/**
 * Shows the support calendar, which defines support's working days. Clerks with the required permission can change it.
 */
export function SupportCalendarPage() {
  const { clerk } = useRouteContext({ from: '/office' });
  const query = useCalendar();
  return (
    <div className={paper.page}>
      <p>
        <Link to="/support" search={{}}>
          <Trans>Tickets</Trans>
        </Link>
      </p>
      <header className={paper.head}>
        <h1>
          <Trans>Support calendar</Trans>
        </h1>
        <AlsoOpen form="support-calendar" />
      </header>
      <p className={paper.sub}>
        <Trans>
          Deadlines of new tickets are counted in these working days. Deadlines of existing tickets
          do not change.
        </Trans>
      </p>
      {query.isPending && <Waiting lines={7} />}
      {query.isError && !query.data && (
        <Failed error={query.error} again={() => void query.refetch()} />
      )}
      {query.data && (
        <CalendarPanel stored={query.data.data} mayChange={may(clerk, 'support.hours')} />
      )}
    </div>
  );
}
