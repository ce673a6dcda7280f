import { expect, type Page } from '@playwright/test';

/**
 * Types a date into a date field of a back-office page. The page must be in English (month, day, year).
 * @param day `YYYY-MM-DD`
 */
export async function typeDay(page: Page, label: string, day: string): Promise<void> {
  const [year, month, date] = day.split('-');
  const parts = page.getByRole('group', { name: label, exact: true }).getByRole('spinbutton');
  await parts.first().focus();
  await page.keyboard.type(`${month}${date}${year}`);
  await expect(parts).toHaveText([month!, date!, year!]);
}
