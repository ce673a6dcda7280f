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
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import spanish from '../locales/es.po?raw';
import french from '../locales/fr.po?raw';
import portuguese from '../locales/pt.po?raw';
import turkish from '../locales/tr.po?raw';
import './office.css';
import { Shell } from './shell.tsx';

vi.mock('./realtime.ts', () => ({ listen: () => () => undefined, disconnect: () => undefined }));
// The sign-in dialog is never shown here, and it would load the library for passkeys.
vi.mock('./shift-over.tsx', () => ({ ShiftOver: () => null }));

/** An owner who may open every page. */
const clerk = {
  id: '0190f3a0-0000-7000-8000-000000000001',
  email: 'olivia@example.com',
  name: 'Olivia Owner',
  roles: ['owner'],
  permissions: [
    ...['cash_outs', 'documents', 'members', 'support', 'games', 'reconciliation', 'ledger'],
    ...['floor', 'campaigns', 'market', 'bonuses', 'tournaments', 'journey', 'affiliates'],
    ...['staff_audit', 'staff'],
  ].map((subject) => `${subject}.view`),
};

/** Navigation labels by their English text. Needed because component tests have no compiled catalogues. */
function textsOf(catalogue: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [, context, id = '', text = ''] of catalogue.matchAll(
    /(?:^msgctxt "(.*)"\n)?^msgid "(.+)"\nmsgstr "(.+)"$/gm,
  ))
    if (context === 'navigation' || (context === undefined && !texts.has(id))) texts.set(id, text);
  return texts;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens the back office with a count at five links. */
async function open() {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const queries = new QueryClient();
  queries.setQueryData(['cash-outs', 'open'], { meta: { counts: { open: 12 } } });
  queries.setQueryData(['documents', 'open', 1], { meta: { counts: { open: 12 } } });
  queries.setQueryData(['ticket-counts'], { meta: { late: 0, counts: { open: 9, review: 3 } } });
  queries.setQueryData(['money-alarms'], { data: { findings: 0, differences: 3 } });
  queries.setQueryData(['grants', 1], { meta: { total: 2 } });
  const root = createRootRoute();
  const office = createRoute({
    getParentRoute: () => root,
    id: 'office',
    beforeLoad: () => ({ clerk }),
    component: Shell,
  });
  const index = createRoute({ getParentRoute: () => office, path: '/' });
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
  await expect.element(pages).toMatchTextContent('Cash-outs12');
  await document.fonts.ready;
  return [...pages.element().querySelectorAll('a')];
}

test.each([
  ['English', ''],
  ['Spanish', spanish],
  ['French', french],
  ['Portuguese', portuguese],
  ['Turkish', turkish],
])(
  'the navigation is one line in a window of 1440 px, and two full lines in 1024 px: %s',
  async (language, catalogue) => {
    await page.viewport(1440, 900);
    const links = await open();
    expect(links).toHaveLength(17);
    const texts = textsOf(catalogue);
    for (const { firstChild } of links) {
      const text = texts.get(firstChild?.textContent ?? '');
      expect(text === undefined).toBe(language === 'English');
      if (firstChild && text !== undefined) firstChild.textContent = text;
    }
    const lines = () => {
      const ends = new Map<number, number>();
      for (const link of links) {
        const { top, right } = link.getBoundingClientRect();
        ends.set(top, right);
      }
      return [...ends.values()];
    };
    expect(lines()).toHaveLength(1);
    await page.viewport(1024, 900);
    await expect.poll(() => lines().length).toBe(2);
    const [first = 0, second = 0] = lines();
    expect(Math.abs(first - second)).toBeLessThan(200);
  },
);
