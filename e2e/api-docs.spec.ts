import { expect, test } from '@playwright/test';

test('the API reference loads under its content security policy and contacts no other host', async ({
  page,
  baseURL,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) problems.push(request.url());
  });
  await page.goto('/api/docs#tag/wallet/GET/api/wallet');
  await expect(page.getByRole('heading', { name: 'Wanderluck API' })).toBeVisible();
  const operation = page.locator('[id$="tag/wallet/GET/api/wallet"]').first();
  await expect(operation).toContainText('The balances of the signed-in member.');
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBeLessThanOrEqual(0);
  // A margin of 0 shows that the styles of the Scalar page have loaded, because the browser's default margin is not 0.
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  expect(problems).toEqual([]);
});
