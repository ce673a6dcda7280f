import { expect, test } from '@playwright/test';
import { expectSound, leave, openPage } from './support/watch.ts';

/** Tests `expectSound` itself: it must check every new page state, and must never record a failed check as passed. */
test('the layout check rejects a page that is too wide at the other viewport size until it is fixed', async ({
  browser,
}, info) => {
  const page = await openPage(browser, info);
  await page.goto('/cookies');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'A page that no other test has seen';
  });
  await page.evaluate(() => {
    const plant = new CSSStyleSheet();
    plant.replaceSync('@media (min-width: 1000px) { h1 { width: 2000px } }');
    document.adoptedStyleSheets = [plant];
  });
  const refused = /at 1440 px is wider than the window/;
  await expect(expectSound(page)).rejects.toThrow(refused);
  expect(page.viewportSize()?.width).toBe(390);
  // The failed check must not be cached as passed, so checking the unchanged page again must also fail.
  await expect(expectSound(page)).rejects.toThrow(refused);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await expectSound(page);
  await leave(page);
});

test('the accessibility check runs again when a new kind of element appears on a checked page', async ({
  browser,
}, info) => {
  const page = await openPage(browser, info);
  await page.goto('/cookies');
  await expectSound(page);
  const picture = await page
    .locator('main')
    .evaluateHandle((main) => main.appendChild(document.createElement('img')));
  await expect(expectSound(page)).rejects.toThrow(/image-alt/);
  // A page state that fails the axe check is not recorded as passed, so a second check must fail too.
  await expect(expectSound(page)).rejects.toThrow(/image-alt/);
  await picture.evaluate((one) => {
    one.remove();
  });
  await expectSound(page);
  await leave(page);
});
