/** Tests the page `/grab-player-bonus/{id}`, which puts a personal gift into the member's bag. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import type { Gift } from '@wl/contract/campaigns';
import { languages } from '@wl/world/languages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal, renderPage, type Sent } from '../../../app/testing-page.ts';
import { itemOf } from '../../bag/testing-items.ts';
import { feature } from '../routes.tsx';

const id = '00000000-0000-7000-8000-000000000001';
const words = { title: 'A gift from the harbour', text: 'For your first trip.' };
const gift: Gift = {
  id,
  city: 'las-vegas',
  texts: Object.fromEntries(languages.map((language) => [language, words])) as Gift['texts'],
  terms: itemOf('free-spins-10').terms,
  expires_at: '2026-12-01T12:00:00.000Z',
  status: 'waiting',
};
const GRAB = `POST /campaign-gifts/${id}/grab`;

/** Number of free places in the member's bag. */
let room: number;
let calls: Sent[];

beforeEach(() => {
  room = 1;
  calls = answerCalls({
    [`GET /campaign-gifts/${id}`]: () => ({ data: gift }),
    [GRAB]: () => (room > 0 ? { data: { item_id: id } } : refusal(409, 'bag.full')),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Renders the feature's page at the given URL. */
function At({ address }: { address: string }) {
  const root = createRootRoute();
  const pages = feature.pages.map(({ path, page }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: lazyRouteComponent(page, 'default'),
    }),
  );
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren(pages), history });
  return <RouterProvider router={router as never} />;
}

async function openGift() {
  const screen = await renderPage(<At address={`/grab-player-bonus/${id}`} />);
  await expect.element(screen.getByRole('heading', { name: words.title })).toBeVisible();
  return {
    screen,
    press: screen.getByRole('button', { name: 'Add to my bag' }),
    done: screen.getByRole('status').filter({ hasText: 'In your bag' }),
  };
}

const grabs = () => calls.filter(({ call }) => call === GRAB);

test('a gift is added to a bag with room, and the page confirms it', async () => {
  const { screen, press, done } = await openGift();
  await expect.element(screen.getByRole('heading', { name: /^10 free spins/ })).toBeVisible();
  expect(done.elements()).toEqual([]);
  expect(grabs()).toEqual([]);
  await press.click();
  await expect
    .element(done)
    .toMatchTextContent(/The item stays in your bag until you activate it\./);
  await expect
    .element(done.getByRole('link', { name: 'Open my bag' }))
    .toHaveAttribute('href', '/my-travel-bag');
  await expect.element(press).not.toBeInTheDocument();
  expect(grabs()).toHaveLength(1);
});

test('a gift for a full bag links to the bag and can be added once there is room', async () => {
  room = 0;
  const { screen, press, done } = await openGift();
  await press.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Make room in my bag' }))
    .toHaveAttribute('href', '/my-travel-bag');
  expect(done.elements()).toEqual([]);
  room = 1;
  await press.click();
  await expect.element(done).toBeVisible();
});
