import type { Page } from '@playwright/test';
import { createClient } from '@wl/contract/client';
import { casino } from './casino.ts';

/** Path on the casino's origin that does not load the application. */
export const BLANK = '/healthz';

const XSRF = 'e2e-xsrf-token-0123456789';

export type Client = Awaited<ReturnType<typeof clientOf>>;

/**
 * Returns an API client with the cookies and network address of this page's context. Tests use it to prepare a member
 * or clerk with the calls that the pages make, but without rendering pages.
 * @param token bearer token of the session to which the context's cookies belong
 */
export async function clientOf(page: Page, token: string | null = null) {
  const context = page.context();
  const base = casino().url;
  const known = (await context.cookies(base)).find(({ name }) => name === 'XSRF-TOKEN');
  if (!known) await context.addCookies([{ name: 'XSRF-TOKEN', value: XSRF, url: base }]);
  const caller: { token: string | null } = { token };
  const send: typeof fetch = async (url, init = {}) => {
    const answer = await context.request.fetch(url as string, {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' ? { data: init.body } : {}),
    });
    return new Response(new Uint8Array(await answer.body()), { status: answer.status() });
  };
  const request = createClient({
    base: `${base}/api`,
    token: () => caller.token,
    cookies: () => `XSRF-TOKEN=${known?.value ?? XSRF}`,
    fetch: send,
  });
  return Object.assign(caller, { request });
}
