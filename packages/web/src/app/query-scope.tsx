import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { queryClient } from './api.ts';
import { whenSomebodyIsThere } from './errors.tsx';
import { nameTab } from './shell/page-title.ts';

void whenSomebodyIsThere().then(async () =>
  (await import('./session/kept-answers.ts')).keepAnswers(),
);

/**
 * Provides the query cache. Pages that need the cache load this wrapper lazily.
 * @param isPage true if the content is a whole page; the title of the browser tab then begins with the page's name
 */
export default function QueryScope({
  children,
  isPage = false,
}: {
  children: ReactNode;
  isPage?: boolean;
}) {
  useEffect(() => (isPage ? nameTab() : undefined), [isPage]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
