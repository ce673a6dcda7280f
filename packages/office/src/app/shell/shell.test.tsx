import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import spanish from '../locales/es.po?raw';
import french from '../locales/fr.po?raw';
import portuguese from '../locales/pt.po?raw';
import turkish from '../locales/tr.po?raw';
import '../office.css';
import { Shell } from './shell.tsx';

vi.mock('../realtime/realtime.ts', () => ({
  listen: () => () => undefined,
  disconnect: () => undefined,
}));
// Replace the component that shows the sign-in dialog. These tests never show the dialog, and its code would load the
// passkey library.
vi.mock('./shift-over.tsx', () => ({ ShiftOver: () => null }));

/** Permissions of an owner, who may open every page. */
const everyPage = [
  ...['cash_outs', 'documents', 'members', 'support', 'games', 'reconciliation', 'ledger'],
  ...['floor', 'campaigns', 'market', 'bonuses', 'tournaments', 'journey', 'affiliates'],
  ...['articles', 'emails', 'reports', 'staff_audit', 'staff'],
].map((subject) => `${subject}.view`);

/**
 * Returns a catalogue's navigation labels, keyed by their English text. Parses the catalogue here, because component
 * tests do not compile catalogues.
 */
function textsOf(catalogue: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [, context, id = '', text = ''] of catalogue.matchAll(
    /(?:^msgctxt "(.*)"\n)?^msgid "(.+)"\nmsgstr "(.+)"$/gm,
  ))
    if (context === 'navigation' || (context === undefined && !texts.has(id))) texts.set(id, text);
  return texts;
}

/** Stub for `fetch` whose requests never get a response, so the pages show only the cached responses. */
const sent = vi.fn(() => new Promise(() => undefined));

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockClear();
});

/** Cached responses that give seven navigation links a count or an alarm, and one link a count of zero. */
const replies: [key: unknown[], reply: unknown][] = [
  [['cash-outs', 'open'], { meta: { counts: { open: 12 } } }],
  [['documents', 'open', 1], { meta: { counts: { open: 0 } } }],
  [['ticket-counts'], { meta: { late: 0, counts: { open: 12, review: 3 } } }],
  [['chats-open'], [{ state: 'waiting' }, { state: 'active' }, { state: 'waiting' }]],
  [['money-alarms'], { data: { findings: 0, differences: 3 } }],
  [['game-alarms'], { data: { alarms: [{}, {}] } }],
  [['grants', 1], { meta: { total: 2 } }],
  [['staff-accounts'], { data: { requests: [{ mine: true }, { mine: false }] } }],
];

async function open(permissions: readonly string[], cached = replies) {
  vi.stubGlobal('fetch', sent);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const queries = new QueryClient();
  for (const [key, reply] of cached) queries.setQueryData(key, reply);
  const clerk = {
    id: '0190f3a0-0000-7000-8000-000000000001',
    email: 'olivia@example.com',
    name: 'Olivia Owner',
    roles: ['owner'],
    permissions,
  };
  const root = createRootRoute();
  const office = createRoute({
    getParentRoute: () => root,
    id: 'office',
    beforeLoad: () => ({ clerk }),
    component: Shell,
  });
  const index = createRoute({ getParentRoute: () => office, path: '/$' });
  const router = createRouter({
    routeTree: root.addChildren([office.addChildren([index])]),
    history: createMemoryHistory(),
  });
  const screen = await render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  await expect.element(pages).toBeVisible();
  await document.fonts.ready;
  return { screen, queries, pages: pages.element() as HTMLElement };
}

/** Returns the labels of the links in each group, including their badges. */
const groupsIn = (pages: HTMLElement) =>
  Object.fromEntries(
    [...pages.querySelectorAll('ul')].map((list) => [
      document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
      [...list.querySelectorAll('a')].map((link) => link.innerText.replaceAll(/\s+/g, ' ')),
    ]),
  );

test('an owner sees every page in its group, with its count or alarm', async () => {
  const { pages } = await open(everyPage);
  expect(groupsIn(pages)).toEqual({
    Payments: ['Cash-outs 12', 'Reconciliation 3 open differences', 'Liability', 'Auditor'],
    'Member services': ['Documents', 'Members', 'Tickets 12', 'Live chat 2'],
    Casino: [
      'Games 2 games outside their expected range',
      'Casino floor',
      'Tournaments',
      'Journey',
    ],
    Offers: ['Campaigns', 'Marketplace', 'Bonuses 2', 'Affiliates', 'News', 'E-mails'],
    Administration: ['Reports', 'Staff 1', 'Log'],
  });
});

test('an overdue ticket replaces the number of tickets by an alarm', async () => {
  const { pages, queries } = await open(['support.view']);
  expect(groupsIn(pages)).toEqual({ 'Member services': ['Tickets 12', 'Live chat 2'] });
  queries.setQueryData(['ticket-counts'], { meta: { late: 1, counts: { open: 12, review: 3 } } });
  await expect
    .poll(() => groupsIn(pages))
    .toEqual({ 'Member services': ['Tickets 1 overdue tickets', 'Live chat 2'] });
});

test.each([
  ['ledger.view', { Payments: ['Liability', 'Auditor'] }],
  ['members.view', { 'Member services': ['Members'] }],
  ['tournaments.view', { Casino: ['Tournaments'] }],
  ['staff_audit.view', { Administration: ['Log'] }],
  ['cashier.view', {}],
])('a clerk with only %s sees only the links of that permission', async (permission, links) => {
  const { pages, screen } = await open([permission]);
  expect(groupsIn(pages)).toEqual(links);
  const search = screen.getByRole('search', { name: 'Find member' });
  expect(search.elements()).toHaveLength(permission === 'members.view' ? 1 : 0);
});

test.each([
  [['reconciliation.view'], 0],
  [['reconciliation.view', 'ledger.view'], 1],
])(
  'a clerk with %j sends %i requests for the number of differences',
  async (permissions, times) => {
    const { pages } = await open(permissions, []);
    expect(groupsIn(pages)['Payments']).toContain('Reconciliation');
    await expect.poll(() => sent).toHaveBeenCalledTimes(times);
  },
);

test.each([
  ['English', ''],
  ['Spanish', spanish],
  ['French', french],
  ['Portuguese', portuguese],
  ['Turkish', turkish],
])(
  'the navigation is a column in wide windows and a menu in narrow ones: %s',
  async (language, catalogue) => {
    const { pages, screen } = await open(everyPage);
    const links = [...pages.querySelectorAll('a')];
    expect(links).toHaveLength(21);
    const texts = textsOf(catalogue);
    for (const { firstChild } of [...links, ...pages.querySelectorAll('p')]) {
      const text = texts.get(firstChild?.textContent ?? '');
      expect(text === undefined).toBe(language === 'English');
      if (firstChild && text !== undefined) firstChild.textContent = text;
    }
    const fits = () =>
      links.every((link) => {
        const { bottom, height } = link.getBoundingClientRect();
        return height < 50 && bottom <= 900 && link.scrollWidth <= link.clientWidth;
      });
    const lefts = () => new Set(links.map((link) => link.getBoundingClientRect().left));
    // All links must be visible in a single column, each on one line.
    expect(lefts().size).toBe(1);
    expect(fits()).toBe(true);
    const menu = screen.getByRole('button', { name: 'Menu' });
    await expect.element(menu).not.toBeInTheDocument();

    await page.viewport(390, 844);
    await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
    expect(links.some((link) => link.checkVisibility())).toBe(false);
    await menu.click();
    await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
    expect(links.every((link) => link.checkVisibility())).toBe(true);
    expect(lefts().size).toBe(2);
    expect(fits()).toBe(true);
    expect(document.documentElement.scrollWidth).toBe(390);
    // Following a link must close the menu.
    await screen.getByRole('link', { name: texts.get('Log') ?? 'Log', exact: true }).click();
    await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
  },
);
