import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { ApiError } from '@wl/contract/client';
import { takeLanguage } from './app/language/language.ts';
import { makeRouter } from './app/router.tsx';
import './app/office.css';

await takeLanguage();

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // Retry only if no response arrived. If the server responds with an error, show the error immediately.
      retry: (count, error) => !(error instanceof ApiError && error.status >= 400) && count < 2,
      staleTime: 10_000,
    },
    // Make mutations fail immediately when offline. By default, they would be queued and run after reconnection, when
    // the clerk no longer expects them.
    mutations: { networkMode: 'always' },
  },
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={queries}>
      <RouterProvider router={makeRouter(queries)} />
    </QueryClientProvider>
  </I18nProvider>,
);
