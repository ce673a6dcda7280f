/** Tests opening market sections by URL. Also tests the bags for sale and the Coin prices that visitors see. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOpenDialog } from '../../../app/dialogs.ts';
import { answerCalls, renderPage } from '../../../app/testing-page.ts';
import { openingItems } from '../testing-market.ts';
import CoinsEconomy from './coins-economy.tsx';
import MarketCategory from './market-category.tsx';
import TravelBags from './travel-bags.tsx';

beforeEach(() => {
  const offer = { name: 'Pouch', places: 2, price: 0, list_price: 0, comparison: 'carried' };
  answerCalls({
    'GET /marketplace': () => ({
      data: {
        items: openingItems(),
        featured: { first: null, second: null },
        discount_percent: 0,
        places_free: 2,
      },
    }),
    'GET /marketplace/travel-bags': () => ({
      data: [
        { ...offer, id: 'pouch' },
        {
          id: 'steamer-trunk',
          name: 'Steamer trunk',
          places: 16,
          price: 1_600,
          list_price: 1_600,
          comparison: 'larger',
        },
      ],
    }),
    'GET /marketplace/coins': () => ({
      data: {
        sources: [{ source: 'start', least: 100, most: 100 }],
        prices: [
          {
            kind: 'travel_bag',
            slug: 'steamer-trunk',
            name: 'Steamer trunk',
            terms: null,
            price: 1_600,
            version: 1,
            since: null,
          },
        ],
      },
    }),
  });
});
afterEach(() => {
  useOpenDialog.setState({ open: undefined });
  vi.unstubAllGlobals();
});

/** Renders the page of one market section, opened at `/marketplace/categories/<at>`. */
function Category({ at }: { at: string }) {
  const root = createRootRoute();
  const category = createRoute({
    getParentRoute: () => root,
    path: '/marketplace/categories/$bonusType/$category',
    component: MarketCategory,
  });
  const history = createMemoryHistory({ initialEntries: [`/marketplace/categories/${at}`] });
  const router = createRouter({ routeTree: root.addChildren([category]), history });
  return <RouterProvider router={router as never} />;
}

test.each([
  ['all/cashback', [/25% deposit cashback/, /50% deposit cashback/]],
  ['spin_credits/spins', [/in spin credits/]],
  ['tournament_ticket/tickets', [/Tournament ticket/]],
  ['all/tickets', [/Tournament ticket/, /Destination ticket/]],
] as const)('the market section %s shows only its items', async (at, names) => {
  const screen = await renderPage(<Category at={at} />);
  const rows = screen.getByRole('main').getByRole('listitem');
  await expect.poll(() => rows.elements().length).toBe(names.length);
  for (const name of names) {
    const row = screen.getByRole('listitem').filter({ hasText: name });
    await expect.element(row).toMatchTextContent(/Boarding/);
  }
});

test.each(['all/tickets', 'tournament_ticket/tickets'])(
  '%s marks the section in the links',
  async (at) => {
    const screen = await renderPage(<Category at={at} />);
    const links = screen.getByRole('navigation', { name: 'Marketplace sections' });
    const tickets = links.getByRole('link', { name: 'Tickets' });
    await expect.element(tickets).toHaveAttribute('aria-current', 'page');
    const current = links.element().querySelectorAll('[aria-current]');
    expect([...current]).toEqual([tickets.element()]);
  },
);

test('an item kind that the section does not contain shows an empty state', async () => {
  const screen = await renderPage(<Category at="free_spins/tickets" />);
  await expect
    .element(screen.getByRole('heading', { name: 'No items of this type for sale at the moment' }))
    .toBeVisible();
});

test('visitors see the bags, and pressing one opens the sign-in dialog', async () => {
  const screen = await renderPage(<TravelBags />);
  await expect.element(screen.getByText('Included with every passport')).toBeVisible();
  await screen.getByRole('button', { name: /^Buy for 1,600 Coins ?: Steamer trunk/ }).click();
  expect(useOpenDialog.getState().open).toBe('sign-in');
});

test('visitors see what Coins can buy', async () => {
  const screen = await renderPage(<CoinsEconomy />);
  await expect.element(screen.getByRole('heading', { name: 'How to spend Coins' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Steamer trunk 1,600/ })).toBeVisible();
});
