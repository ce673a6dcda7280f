import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import type { ReactNode } from 'react';
import s from './link-page.module.css';

/** Shows the page that a link in an e-mail opens: a sheet of paper with a seal. */
export function LinkPage({ children }: { children: ReactNode }) {
  return (
    <main className={`paper ${s.content ?? ''}`}>
      <span className={s.seal}>
        <Icon name="envelope" size={40} />
      </span>
      {children}
    </main>
  );
}

/** Shows a placeholder for the page while the link is being checked. */
export function LinkPageWaiting() {
  return <Skeleton className={s.bone ?? ''} />;
}
