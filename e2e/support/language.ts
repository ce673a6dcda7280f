import { expect, type Page } from '@playwright/test';

/** Switches the language of an open page with the dropdown in its footer, without a reload. */
export async function speak(page: Page, language: 'en' | 'es' | 'fr' | 'pt' | 'tr'): Promise<void> {
  await page.getByRole('contentinfo').getByRole('combobox').selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/**
 * Checks that the page is not wider than the window. Use this for pages that axe has already checked in another
 * language: only longer texts can then cause new problems.
 */
export async function expectFits(page: Page): Promise<void> {
  const over = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(over, { message: `${page.url()} fits` }).toBeLessThanOrEqual(0);
}
