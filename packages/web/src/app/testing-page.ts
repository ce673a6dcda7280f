import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { ToastPlace } from '@wl/ui/toast';
import { createElement, Fragment, type ReactElement } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { queryClient } from './api.ts';

/** Call made by a page. */
export interface Sent {
  /** `POST /path`, without the query. */
  call: string;
  query: URLSearchParams;
  body: unknown;
}

/** May return a promise, so that a test can hold back the answer. */
type Answer = (sent: Sent) => object;

/** Returns an error answer of the server, for `answerCalls`. */
export const refusal = (status: number, code: string): Response =>
  Response.json({ code, message: code }, { status });

/**
 * Answers the calls of a page in place of the server, until `vi.unstubAllGlobals`. An answer is JSON or a whole
 * `Response`; a call without an answer gets a 404.
 * @param answers by `METHOD /path`; a test may change them while the page is open
 * @returns the calls in their order
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

/** Renders a page or a part of one as the application does, with links and toasts, in the active language or in English. */
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
