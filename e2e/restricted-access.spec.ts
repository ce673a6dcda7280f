import {
  type BrowserContext,
  expect,
  type Page,
  test,
  type WebSocketRoute,
} from '@playwright/test';
import { openMember } from './support/traveller.ts';
import { expectSound, keepApart, leave, openPage, watch } from './support/watch.ts';

/**
 * Makes the browser appear to have the given IP address. The casino under test trusts the `X-Forwarded-For` header as
 * if a proxy had set it.
 */
const goTo = (context: BrowserContext, address: string) =>
  context.setExtraHTTPHeaders({ 'X-Forwarded-For': address });
const BLOCKED = '175.45.176.1';

const isRefused = async (page: Page) => {
  await expect(page).toHaveURL(/\/restricted-access$/);
  await expect(page.getByRole('heading', { name: 'Not available in your country' })).toBeVisible();
};

test('a visitor at a blocked address sees the reason and can still open the support page', async ({
  browser,
}, info) => {
  const page = await openPage(browser, info);
  keepApart(page);
  const seen = watch(page);
  await goTo(page.context(), BLOCKED);
  for (const path of ['/', '/casino-floor', '/acquire-passport', '/play/video/neon-shibuya']) {
    await page.goto(path);
    await isRefused(page);
  }
  await expectSound(page);
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await page.reload();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(page).toHaveURL(/\/contact-us$/);
  expect(seen.complaints).toEqual([]);
  await leave(page);
});

test('a member at a blocked address is redirected from games and wallet, and regains access elsewhere', async ({
  browser,
  request,
}, info) => {
  const { page } = await openMember(browser, request, info);
  keepApart(page);
  await page.goto('/faq');
  await goTo(page.context(), BLOCKED);
  // Open the lobby through a link in the application. Following a link sends only the lobby's API calls to the server,
  // whereas a page load would also request the page itself.
  await page.locator('html[data-ready="yes"]').waitFor();
  await page.locator('a[href="/casino-floor"]').filter({ visible: true }).first().click();
  await isRefused(page);
  // Open a game from an allowed address, so that its realtime connection can later be reopened from a blocked one.
  await goTo(page.context(), '10.9.8.7');
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/app\//, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  const signed = page.waitForResponse(/\/broadcasting\/auth$/);
  await page.goto('/play/video/neon-shibuya');
  expect((await signed).status()).toBe(200);
  await expect(page.getByTestId('spin')).toBeVisible();
  await goTo(page.context(), BLOCKED);
  // Close code 4200 makes the client reconnect immediately. It now connects from the blocked address.
  await sockets[0]?.close({ code: 4200, reason: 'Server leaves' });
  await isRefused(page);
  await page.goto('/my-limits');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/my-limits$/);
  await page.goto('/my-wallet-xs');
  await isRefused(page);
  await goTo(page.context(), '10.9.8.7');
  await page.goto('/casino-floor');
  await expect(page.locator('a[href^="/video/"]').first()).toBeVisible();
  await leave(page);
});
