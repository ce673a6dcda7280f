import { expect, type Page } from '@playwright/test';

export async function numberOf(requester: Page): Promise<string> {
  await expect(
    requester.getByRole('heading', { name: 'We have received your message' }),
  ).toBeVisible();
  return requester
    .getByText(/^Ticket number:/)
    .locator('b')
    .innerText();
}

/** Opens the ticket with the given number, wherever it is in the clerk's queue. */
export async function openTicket(clerk: Page, number: string, tab?: string): Promise<void> {
  await clerk.goto(tab === undefined ? '/office/support' : `/office/support?tab=${tab}`);
  const queue = clerk.getByRole('region', { name: 'Tickets', exact: true });
  const lines = queue.getByRole('listitem');
  await lines.filter({ hasText: number }).getByRole('button').click();
  await expect(clerk.getByRole('article').getByRole('heading', { level: 2 })).toContainText(number);
}

export async function answerTicket(clerk: Page, words: string): Promise<void> {
  const article = clerk.getByRole('article');
  // Filling in the answer claims the ticket, which moves the send button. Wait for the claim before clicking the
  // button.
  await article.getByRole('textbox', { name: /^Answer in / }).fill(words);
  await expect(article.getByText(/^Claimed by you until/)).toBeVisible();
  await article.getByRole('button', { name: 'Send answer' }).click();
  await expect(article.getByText(words)).toBeVisible();
}
