/** Tests the page that previews e-mails, with a stubbed server. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import type { EmailKindLine, EmailPreview } from '@wl/contract/office/emails';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../../app/office.css';
import { makeRouter } from '../../../app/router.tsx';
import { forgetToken, keepToken } from '../../../app/session.ts';

vi.mock('../../../app/realtime/realtime.ts', () => ({
  listen: () => () => undefined,
  disconnect: () => undefined,
}));
vi.mock('../../../app/shell/shift-over.tsx', () => ({ ShiftOver: () => null }));

const kinds: EmailKindLine[] = [
  { kind: 'campaigns.offer', feature: 'campaigns', subject: 'Spring in Lisbon' },
  { kind: 'members.locked', feature: 'members', subject: 'Your account is locked' },
  { kind: 'support.answered', feature: 'support', subject: 'Our answer to ticket E-1042' },
];

const previewOf = (kind: string, language: string): EmailPreview => ({
  kind,
  from: 'Wanderluck <no-reply@wanderluck.example>',
  subject: `${kind} in ${language}`,
  text: `Text of ${kind}\n\nhttps://casino.example/a-very-long-link`,
  headers:
    kind === 'campaigns.offer'
      ? [{ name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' }]
      : [],
  html_bytes: 15_400,
  frames: { light: `/frame?${kind}-light`, dark: `/frame?${kind}-dark` },
});

let isDown: boolean;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(async () => {
  await page.viewport(1440, 900);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  keepToken('a token');
  isDown = false;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    const [, kind] = /^\/api\/staff\/emails(?:\/(.+))?$/.exec(url.pathname) ?? [null];
    if (kind === null) return new Promise(() => undefined);
    if (isDown) return json({ code: 'request.overloaded', message: 'busy' }, 503);
    const language = url.searchParams.get('language') ?? '';
    return json({ data: kind === undefined ? kinds : previewOf(kind, language) });
  });
});
afterEach(() => {
  forgetToken();
  vi.unstubAllGlobals();
});

async function open(path: string) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const clerk = { id: 'c', email: '', name: 'Mia', roles: [], permissions: ['emails.view'] };
  queries.setQueryData(['clerk'], { data: { clerk } });
  const router = makeRouter(queries, createMemoryHistory({ initialEntries: [path] }));
  const screen = await render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return { screen, router };
}

const frame = () => document.querySelector('iframe');

test('lists the kinds by feature and shows the chosen one in a frame without scripts', async () => {
  const { screen } = await open('/office/emails');
  const list = screen.getByRole('navigation', { name: 'E-mail types' });
  await expect.element(list.getByRole('heading', { name: 'Tickets' })).toBeVisible();
  await list.getByRole('link', { name: /Our answer to ticket/ }).click();
  await expect
    .element(screen.getByRole('heading', { name: 'support.answered in en' }))
    .toBeVisible();
  expect(frame()?.getAttribute('sandbox')).toBe('');
  expect(frame()?.getAttribute('src')).toBe('/frame?support.answered-light');
  await expect.element(screen.getByText('16 kB')).toBeVisible();
});

test('keeps language, width, colours and part in the URL', async () => {
  const { screen, router } = await open('/office/emails?kind=campaigns.offer');
  await screen.getByRole('button', { name: 'Türkçe' }).click();
  await expect
    .element(screen.getByRole('heading', { name: 'campaigns.offer in tr' }))
    .toBeVisible();
  await screen.getByRole('button', { name: '600 px' }).click();
  await screen.getByRole('button', { name: 'Dark' }).click();
  expect(frame()?.getAttribute('src')).toBe('/frame?campaigns.offer-dark');
  expect(frame()?.style.width).toBe('600px');
  await expect.element(screen.getByText('List-Unsubscribe=One-Click')).toBeVisible();
  await screen.getByRole('button', { name: 'Text' }).click();
  await expect.element(screen.getByText(/Text of campaigns.offer/)).toBeVisible();
  expect(frame()).toBeNull();
  expect(router.state.location.search).toEqual({
    kind: 'campaigns.offer',
    language: 'tr',
    width: 600,
    scheme: 'dark',
    part: 'text',
  });
  await screen.getByRole('link', { name: /Your account is locked/ }).click();
  await expect.element(screen.getByText(/Text of members.locked/)).toBeVisible();
});

test('on a phone, shows the list or the e-mail, without scrolling sideways', async () => {
  await page.viewport(390, 844);
  const { screen } = await open('/office/emails');
  await screen.getByRole('link', { name: /Spring in Lisbon/ }).click();
  await expect
    .element(screen.getByRole('heading', { name: /campaigns.offer in en/ }))
    .toBeVisible();
  await screen.getByRole('button', { name: '600 px' }).click();
  await expect
    .element(screen.getByRole('navigation', { name: 'E-mail types' }))
    .not.toBeInTheDocument();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  await screen.getByRole('link', { name: 'All e-mails' }).click();
  await expect.element(screen.getByRole('link', { name: /Spring in Lisbon/ })).toBeVisible();
});

test('shows an error with a button to try again', async () => {
  isDown = true;
  const { screen } = await open('/office/emails');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('link', { name: /Spring in Lisbon/ })).toBeVisible();
});
