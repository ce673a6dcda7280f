import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from '@tanstack/react-router';
import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { centreInRow } from '@wl/ui/controls/centre-in-row';
import { Suspense } from 'react';
import { PageMissing } from '../../../app/shell/page-states.tsx';
import { tabs } from '../tabs.ts';
import s from './my-journey.module.css';

/**
 * Shows `/my-journey` and `/my-journey/{status}`, with one tab each for missions, skills, stamps, achievements, levels
 * and activities.
 */
export default function MyJourney() {
  const { t, i18n } = useLingui();
  const { status } = useParams({ strict: false }) as { status?: string };
  const tab = status === undefined ? tabs[0] : tabs.find((one) => one.status === status);
  if (!tab) return <PageMissing />;
  const { Content } = tab;
  return (
    <main className={s.page}>
      <header className={s.head}>
        <h1 className="poster">
          <Trans>My Journey</Trans>
        </h1>
        <nav className={s.tabs} aria-label={t`Sections of my journey`}>
          {tabs.map((one) => (
            <Link
              key={one.status}
              ref={one === tab ? centreInRow : undefined}
              to="/my-journey/$status"
              params={{ status: one.status }}
              aria-current={one === tab ? 'page' : undefined}
            >
              <Icon name={one.icon} size={18} />
              {i18n._(one.title)}
            </Link>
          ))}
        </nav>
      </header>
      <Suspense key={tab.status} fallback={<Waiting />}>
        <Content />
      </Suspense>
    </main>
  );
}

function Waiting() {
  return (
    <div className={s.waiting} aria-busy="true">
      <Skeleton className={s.bone ?? ''} />
      <Skeleton className={s.bone ?? ''} />
    </div>
  );
}
