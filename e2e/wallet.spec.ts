import { readFile } from 'node:fs/promises';
import { expect, type Download, type Page, test } from '@playwright/test';
import { openMember, topUp, topUpByCard, verifyMember } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/** Tests every function of the wallet page with one member, from the first visit to the export. Nothing is mocked. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;

test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen } = await openMember(browser, request, info));
});
test.afterAll(async () => {
  await leave(page);
});
test.afterEach(() => {
  expect(seen.complaints).toEqual([]);
});

const cash = () => page.locator('dl [data-kind="cash"] dd');
const cashOutCards = () =>
  page.getByRole('region', { name: 'Cash-outs in progress' }).getByRole('list').locator('> li');
const rows = () => page.getByRole('list', { name: 'Top-ups and cash-outs' }).getByRole('listitem');

/** Parses a CSV file (RFC 4180) into rows of fields. */
function parse(text: string): string[][] {
  expect(text.endsWith('\r\n')).toBe(true);
  return text
    .slice(0, -2)
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
}
async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

test('an empty wallet offers the first top-up, checks its amount, and lists the cash-out requirements', async () => {
  await page.goto('/my-wallet-xs');
  await expect(cash()).toHaveText('$0.00');
  await expect(page.locator('dl [data-kind="bonus"] dd')).toHaveText('$0.00');
  await expect(page.locator('dl [data-kind="coins"] dd')).toHaveText('100');
  await expect(page.getByRole('heading', { name: 'No account activity yet' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Make your first top-up' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('9.99');
  await page.getByRole('button', { name: /^Top up \$9\.99/ }).click();
  await expect(page.getByText('The minimum amount is $10.00.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('2,000.01');
  await expect(page.getByText('The maximum amount per transaction is $2,000.00.')).toBeVisible();
  // A quick-amount button fills the field and removes the error.
  await page.getByRole('button', { name: '$100', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('100');
  await expect(page.getByText('The maximum amount per transaction')).toBeHidden();

  await page.getByRole('tab', { name: 'Cash out' }).click();
  await expect(page).toHaveURL(/pane=cash-out/);
  await expect(page.getByRole('heading', { name: 'Cash-out requirements' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Cash out', exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Your passport must be verified first.')).toBeVisible();
  await expectSound(page);
});

test('a top-up is credited after the return from the provider, and another one appears live', async () => {
  await topUpByCard(page, 250);
  await expect(cash()).toHaveText('$250.00');
  await expectSound(page);
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect(page).toHaveURL(/my-wallet-xs$/);
  // Top up without using the page, so that the page must update live.
  await topUp(page, 50);
  await expect(cash()).toHaveText('$300.00');
  await expect(rows()).toHaveCount(2);
  await page.reload();
  await expect(page.getByText('$4,700.00')).toBeVisible();
});

test('a cash-out reserves its amount, shows its steps, and can be cancelled', async ({
  browser,
}, info) => {
  await verifyMember(browser, info, page);
  await page.goto('/my-wallet-xs?pane=cash-out');
  await page.getByRole('textbox', { name: 'Amount' }).fill('300.01');
  await page.getByRole('button', { name: /^Cash out \$300\.01/ }).click();
  await expect(page.getByText('The amount exceeds your available cash.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('120');
  await page.getByRole('button', { name: /^Cash out \$120/ }).click();
  await expect(cashOutCards()).toHaveCount(1);
  await expect(cash()).toHaveText('$180.00');
  await expect(page.getByText('Cash-out requested. You can follow each step')).toBeVisible();
  await expectSound(page);

  await page.getByRole('button', { name: 'Steps of this $120.00 transaction' }).click();
  const sheet = page.getByRole('dialog', { name: 'Cash-out steps' });
  await expect(sheet.getByText('Requested', { exact: true })).toBeVisible();
  await expect(sheet.getByText('Sent to the provider')).toBeVisible();
  await expect(page).toHaveURL(/show=cash-out\./);
  await expectSound(page);
  // The cash-out's details have their own URL, so they must still be open after a reload.
  await page.reload();
  await expect(sheet.getByText('Sent to the provider')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: 'Cancel this $120.00 cash-out' }).click();
  const asked = page.getByRole('dialog', { name: 'Cancel this cash-out?' });
  await expectSound(page);
  await asked.getByRole('button', { name: 'Leave the cash-out unchanged' }).click();
  await expect(cashOutCards()).toHaveCount(1);
  await page.getByRole('button', { name: 'Cancel this $120.00 cash-out' }).click();
  await asked.getByRole('button', { name: 'Cancel cash-out' }).click();
  await expect(cashOutCards()).toHaveCount(0);
  await expect(cash()).toHaveText('$300.00');
});

test('locking a cash-out asks for confirmation and removes the option to cancel it', async () => {
  await page.getByRole('textbox', { name: 'Amount' }).fill('60');
  await page.getByRole('button', { name: /^Cash out \$60/ }).click();
  await page.getByRole('button', { name: /^Flush this \$60\.00/ }).click();
  const asked = page.getByRole('dialog', { name: 'Lock this cash-out permanently?' });
  await expect(asked.getByText('This cannot be undone.')).toBeVisible();
  await asked.getByRole('button', { name: 'Lock cash-out permanently' }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByRole('button', { name: /^Cancel this \$60\.00/ })).toHaveCount(0);
  await expect(cash()).toHaveText('$240.00');
});

test('filters are part of the URL and work with Back, Forward and a reload', async () => {
  await expect(rows()).toHaveCount(4);
  await page.getByRole('button', { name: 'Cash-outs', exact: true }).click();
  await expect(rows()).toHaveCount(2);
  await page.getByLabel('Status').selectOption({ label: 'Cancelled' });
  await expect(rows()).toHaveCount(1);
  await expect(page).toHaveURL(/kind=cash_out/);
  await expect(page).toHaveURL(/status=Cancelled/);
  await page.reload();
  await expect(rows()).toHaveCount(1);
  await page.goBack();
  await expect(rows()).toHaveCount(2);
  await page.goForward();
  await expect(rows()).toHaveCount(1);
  await page.getByRole('button', { name: 'Top-ups', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'No transactions match these filters' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(rows()).toHaveCount(4);
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(rows()).toHaveCount(4);
  await page.getByRole('button', { name: 'Last month' }).click();
  await expect(rows()).toHaveCount(0);
  await page.getByRole('button', { name: 'All days' }).click();

  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals.getByText('$300.00').first()).toBeVisible();
  await expect(totals.getByText('$150.00')).toBeVisible();
  await totals.getByRole('button', { name: 'Show as a table' }).click();
  await expect(totals.getByRole('table').getByRole('row')).toHaveCount(2);
  await expectSound(page);
  await totals.getByRole('button', { name: 'Show as a bar chart' }).click();
  await rows().last().getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Top-up steps' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the CSV file contains the filtered rows', async () => {
  await page.getByRole('button', { name: 'Top-ups', exact: true }).click();
  await expect(rows()).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download this list as a CSV file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const [head = [], ...lines] = parse(await textOf(download));
  expect(head).toEqual(expect.arrayContaining(['id', 'kind', 'status', 'amount', 'created_at']));
  expect(lines).toHaveLength(2);
  expect(lines.map((line) => line[head.indexOf('amount')]).toSorted()).toEqual(['250.00', '50.00']);
  expect(lines.every((line) => line.length === head.length)).toBe(true);
});

test('a statement row expands to its ledger entries, and the CSV export matches the cash balance', async () => {
  await page.goto('/play/video/neon-shibuya?anim=0');
  const answered = page.waitForResponse((r) => r.url().endsWith('/api/play/rounds') && r.ok());
  await page.getByTestId('spin').click();
  await answered;
  await expect(page.getByTestId('result')).toContainText(/won|returned|No win/);

  await page.goto('/my-wallet-xs');
  await page.getByRole('tab', { name: 'Statement' }).click();
  await expect(page).toHaveURL(/tab=statement/);
  const books = page.getByRole('tabpanel', { name: 'Statement' });
  const round = books.getByRole('button', { name: /Neon Shibuya/ });
  await expect(round).toHaveAttribute('aria-expanded', 'false');
  await round.click();
  const entries = books.getByRole('table', { name: 'Entries for Neon Shibuya' });
  await expect(entries.getByText('Your cash balance').first()).toBeVisible();
  await expect(entries.getByText('Casino account for games').first()).toBeVisible();
  await expect(books.getByRole('link', { name: 'Check the fairness proof' })).toHaveAttribute(
    'href',
    /^\/fairness\?round=/,
  );
  await expectSound(page);

  await books.getByRole('button', { name: 'Cashier' }).click();
  await expect(round).toBeHidden();
  await expect(books.getByRole('button', { name: /^Cash-out requested/ })).toHaveCount(2);
  await books.getByRole('button', { name: 'Coins' }).click();
  await expect(books.getByRole('button', { name: /Coins earned/ }).first()).toBeVisible();

  const file = books.getByRole('button', { name: 'Download statement (CSV)' });
  await expect(file).toHaveAttribute('aria-disabled', 'true');
  await books.getByRole('button', { name: '7 days' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  const [head = [], ...lines] = parse(await textOf(download));
  const column = (name: string) => head.indexOf(name);
  const sum = lines
    .filter((line) => line[column('asset')] !== 'Coins')
    .reduce((cents, line) => {
      const amount = Math.round(Number(line[column('amount')]) * 100);
      return (
        cents +
        (line[column('credit')] === 'cash' ? amount : 0) -
        (line[column('debit')] === 'cash' ? amount : 0)
      );
    }, 0);
  // The sum of the exported rows must equal the balance on the page.
  const shown = (await cash().textContent()) ?? '';
  expect(sum).toBe(Math.round(Number(shown.replace(/[^\d.]/g, '')) * 100));
});
