import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../../../app/api.ts';
import { useSession } from '../../../app/session/session.ts';
import { setKeptTable, useKeptTable } from './kept-table.ts';
import { MiniTable } from './mini-table.tsx';

let isMounted = false;

/**
 * Adds the mini table to the document, once. It has its own React root outside the application's frame. Every page
 * loads the frame, so the frame must not contain the mini table's code.
 */
export function mountMiniTable(router: AnyRouter): void {
  if (isMounted) return;
  isMounted = true;
  // Another member must not see the kept table, and an excluded member must not see any table.
  useSession.subscribe(({ player }, before) => {
    if (player?.id !== before.player?.id || player?.status === 'excluded') setKeptTable(null);
  });
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Kept router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

function Kept({ router }: { router: AnyRouter }) {
  const slug = useKeptTable();
  if (slug === null) return null;
  return <MiniTable key={slug} slug={slug} router={router} onClose={() => setKeptTable(null)} />;
}
