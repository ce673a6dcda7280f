/** Tests the page that members see during maintenance. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { renderPage } from '../../../app/testing-page.ts';
import { feature } from '../routes.tsx';

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

test('the page /maintenance says that the casino is closed, and that balances are safe', async () => {
  const screen = await renderPage(<At address="/maintenance" />);
  await expect
    .element(screen.getByRole('heading', { name: 'Closed for maintenance' }))
    .toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'DELAYED' })).toBeVisible();
  await expect
    .element(screen.getByRole('main'))
    .toMatchTextContent(
      'The casino is closed for maintenance and will reopen shortly. Open rounds and your balance are safe.',
    );
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
