import type { Page } from '@playwright/test';

/** Calls the API from within a page, as the member signed in on the page or, for paths below `/staff`, as the clerk. */
export function callFrom<T>(
  page: Page,
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
): Promise<T> {
  return page.evaluate(
    async ([how, to, text]) => {
      const xsrf = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const token = to.startsWith('/staff/')
        ? sessionStorage.getItem('staff_token')
        : localStorage.getItem('auth_token');
      const answer = await fetch(`/api${to}`, {
        method: how,
        headers: {
          'Content-Type': 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          'X-XSRF-TOKEN': decodeURIComponent(xsrf),
          Authorization: `Bearer ${token ?? ''}`,
        },
        body: text,
      });
      if (!answer.ok) throw new Error(`${String(answer.status)} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    [method, path, JSON.stringify(body)] as const,
  );
}
