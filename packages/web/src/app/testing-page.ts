import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { ToastPlace } from '@wl/ui/feedback/toast';
import { createElement, Fragment, type ReactElement } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { queryClient } from './api.ts';

export interface Sent {
  /** Method and path without the query, such as `POST /path`. */
  call: string;
  query: URLSearchParams;
  body: unknown;
}

/** Function that responds to an API call. It can return a promise, so that a test can delay the response. */
type Answer = (sent: Sent) => object;

/** Returns an error response for `answerCalls`. */
export const refusal = (status: number, code: string): Response =>
  Response.json({ code, message: code }, { status });

/**
 * Responds to a page's API calls in place of the server, until `vi.unstubAllGlobals` is called. A response is either a
 * `Response` or an object to send as JSON. Calls without an entry in `answers` get a 404 response.
 * @param answers responses by `METHOD /path`; a test can change them while the page is open
 * @returns the calls in the order in which they were sent
 */
export function answerCalls(answers: Record<string, Answer>): Sent[] {
  const calls: Sent[] = [];
  vi.stubGlobal('fetch', async (about: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams: query } = new URL(about, location.href);
    const call = `${method} ${pathname.replace('/api', '')}`;
    const sent = { call, query, body: typeof body === 'string' ? JSON.parse(body) : undefined };
    calls.push(sent);
    const answer = await Promise.resolve(
      answers[call]?.(sent) ?? refusal(404, 'request.not_found'),
    );
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  });
  return calls;
}

/**
 * Renders a page or a component with the router, the query client and toasts, as the application does. Uses the
 * active language, or English if no language is active.
 */
export function renderPage(part: ReactElement, at = '/') {
  if (!i18n.locale) i18n.loadAndActivate({ locale: 'en', messages: {} });
  queryClient.clear();
  const toasts = createElement(ToastPlace, { closeLabel: 'Close message' });
  const root = createRootRoute({ component: () => createElement(Fragment, null, part, toasts) });
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree: root, history });
  const app = createElement(RouterProvider, { router } as never);
  return render(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(I18nProvider, { i18n }, app),
    ),
  );
}
