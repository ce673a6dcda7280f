import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { signInClerk } from './support/clerk.ts';
import { speak } from './support/language.ts';
import { expectSound, leave, openPage, type Seen, watch } from './support/watch.ts';

/**
 * Tests news articles in two browsers: a clerk writes an article with a cover picture, publishes it in two languages,
 * features it and withdraws it, and a visitor reads it. While the clerk edits it, a colleague opens the same article.
 * The clerk also views the casino's e-mails.
 */
test.describe.configure({ mode: 'serial' });

let office: Page;
let visitor: Page;
let seen: Seen;
const id = randomUUID().slice(0, 8);
const slug = `blue-hour-${id}`;
const title = `Blue hour in Paris ${id}`;
const alt = `Lamps beside the river ${id}`;
const turkish = `Paris’te mavi saat ${id}`;

test.beforeAll(async ({ browser }, info) => {
  visitor = await openPage(browser, info);
  seen = watch(visitor);
  office = await openPage(browser, info);
  await signInClerk(office, 'marketing');
});
test.afterAll(async () => {
  for (const each of [office, visitor]) await leave(each);
});

const article = (page: Page) => page.getByRole('article');

/** Returns a PNG file filled with a single colour. */
const pictureOf = async (background: string) => ({
  name: 'paris.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1280, height: 720, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** Publishes the article in the language that is open in the editor. */
async function publish() {
  await office.getByRole('button', { name: 'Review and publish' }).click();
  await office
    .getByRole('dialog', { name: /^Publish/ })
    .getByRole('button', { name: 'Publish now' })
    .click();
  await expect(office.getByRole('link', { name: 'Open the live article' })).toBeVisible();
}

test('a clerk begins an article, and its draft is saved while the clerk writes', async () => {
  await office.goto('/office/articles');
  await expect(office.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expectSound(office);
  await office.getByRole('button', { name: 'New article' }).first().click();
  const form = office.getByRole('region', { name: 'New article' });
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await form.getByLabel('URL after /news/').fill(slug);
  await form.getByRole('button', { name: 'Create article' }).click();
  await expect(office.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await office.getByLabel('Summary').fill('Two new slots for the evening.');
  await office
    .getByLabel('Text', { exact: true })
    .fill(
      'The lamps are **on**.\n\n## Where to go\n\n- [How it works](/how-to)\n- Top-ups from {topUpMin}',
    );
  await expect(office.getByText(/^Saved at/).first()).toBeVisible();
  await office.reload();
  await expect(office.getByLabel('Summary')).toHaveValue('Two new slots for the evening.');
});

test('a cover picture needs a description before the article can be published', async () => {
  await office.locator('input[type=file]').setInputFiles(await pictureOf('#23346e'));
  const save = office.getByRole('button', { name: 'Save cover and category' });
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  await office.getByRole('checkbox', { name: /^Featured on the home page/ }).check();
  await save.click();
  await expect(office.getByText('Saved', { exact: true })).toBeVisible();
  await office.getByRole('button', { name: 'Review and publish' }).click();
  const dialog = office.getByRole('dialog', { name: /^Publish/ });
  await expect(dialog.getByText(/Description of the picture/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await office.getByLabel('Description of the picture').fill(alt);
  await expectSound(office);
});

test('a clerk inserts a picture into the text and sees it in the preview', async () => {
  await office.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = office.getByRole('dialog', { name: 'Insert a picture' });
  await dialog.locator('input[type=file]').setInputFiles(await pictureOf('#e7b75a'));
  await expect(dialog.getByRole('radio', { name: 'Picture 1' })).toBeChecked();
  await dialog.getByLabel('Description of the picture').fill(`The river ${id}`);
  await dialog.getByLabel('Caption (optional)').fill('The Seine at dusk');
  await expectSound(office);
  await dialog.getByRole('button', { name: 'Insert picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(office.getByLabel('Text', { exact: true })).toHaveValue(/!\[The river/);
  const write = office.getByRole('group', { name: 'Form or preview' });
  if (await write.isVisible()) await write.getByRole('button', { name: 'Preview' }).click();
  const preview = office.getByRole('region', { name: 'Preview: English' });
  await expect(preview.getByRole('img', { name: `The river ${id}`, exact: true })).toBeVisible();
  await expect(preview.getByText('The Seine at dusk')).toBeVisible();
  if (await write.isVisible()) await write.getByRole('button', { name: 'Write' }).click();
  await expectSound(office);
});

test('two clerks with the same article see each other, until one closes the window', async ({
  browser,
}, info) => {
  const colleague = await openPage(browser, info);
  await signInClerk(colleague, 'marketing2');
  await colleague.goto(new URL(office.url()).pathname);
  await expect(
    colleague.getByText('Mara Marketing also has this text open (English)'),
  ).toBeVisible();
  await expect(office.getByText('Ada Byron also has this text open (English)')).toBeVisible();
  await expectSound(office);
  await colleague.getByRole('tab', { name: /^Türkçe/ }).click();
  await expect(office.getByText('Ada Byron has this text open in another language')).toBeVisible();
  await office.reload();
  await expect(office.getByText('Ada Byron has this text open in another language')).toBeVisible();
  await colleague.goto('/office/articles');
  await expect(office.getByText('Ada Byron')).toHaveCount(0);
  await colleague.goBack();
  await expect(office.getByText('Ada Byron has this text open in another language')).toBeVisible();
  await leave(colleague);
  await expect(office.getByText('Ada Byron')).toHaveCount(0, { timeout: 5000 });
});

test('once it is published, visitors find it on the list, and it carries its own preview', async () => {
  await publish();
  await visitor.goto('/news');
  await expectSound(visitor);
  await visitor.getByRole('link', { name: title }).first().click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(article(visitor).getByRole('heading', { name: 'Where to go' })).toBeVisible();
  await expect(article(visitor).getByText(/from \$10$/)).toBeVisible();
  await expect(visitor.getByRole('img', { name: alt })).toBeVisible();
  const inText = article(visitor).getByRole('img', { name: `The river ${id}` });
  await inText.scrollIntoViewIfNeeded();
  await expect
    .poll(() => inText.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectSound(visitor);
  const written = await (await visitor.request.get(`/news/${slug}`)).text();
  expect(written).toContain(`<meta property="og:title" content="${title}" />`);
  expect(written).toContain('Where to go');
  expect(await (await visitor.request.get('/news/rss.xml')).text()).toContain(title);
  expect(await (await visitor.request.get('/sitemap.xml')).text()).toContain(`/news/${slug}`);
});

test('a translation appears for its readers only, and the English text stays as it was', async () => {
  await speak(visitor, 'tr');
  await expect(
    visitor.getByText('Bu haber henüz dilinizde yayımlanmadı', { exact: false }),
  ).toBeVisible();
  await office.getByRole('tab', { name: /^Türkçe/ }).click();
  await office.getByRole('textbox', { name: 'Title', exact: true }).fill(turkish);
  await office.getByLabel('Summary').fill('Akşam için iki yeni slot.');
  await office.getByLabel('Text', { exact: true }).fill('Lambalar yandı.');
  await office.getByLabel('Description of the picture').fill('Nehir kıyısında lambalar');
  await publish();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: turkish })).toBeVisible();
  await expect(article(visitor).getByText('Lambalar yandı.')).toBeVisible();
  await expectSound(visitor);
  await speak(visitor, 'en');
  await visitor.goto(`/news/${slug}`);
  await expect(article(visitor).getByText(/from \$10$/)).toBeVisible();
});

test('a featured article is shown on the home page', async () => {
  await visitor.goto('/');
  await visitor.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(visitor.getByRole('link', { name: title })).toBeVisible();
});

test('after it is withdrawn, its page is gone', async () => {
  await office.getByRole('tab', { name: /^English/ }).click();
  for (const language of ['English', 'Türkçe']) {
    await office.getByRole('tab', { name: new RegExp(`^${language}`) }).click();
    await office.getByRole('button', { name: 'Withdraw text' }).click();
    const dialog = office.getByRole('dialog', { name: /^Withdraw/ });
    await dialog.getByLabel('Reason').fill('Published by mistake');
    await dialog.getByRole('button', { name: 'Withdraw text' }).click();
    await expect(dialog).toBeHidden();
  }
  const answer = await visitor.request.get(`/news/${slug}`);
  expect(answer.status()).toBe(404);
  const after = seen.complaints.length;
  await visitor.goto(`/news/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  // The browser reports two responses with status 404: the page itself and the API call.
  expect(seen.complaints.slice(after).every((complaint) => complaint.includes('404'))).toBe(true);
  seen.complaints.length = after;
  expect(seen.complaints).toEqual([]);
});

test('a clerk previews an e-mail in another language, with its text part', async () => {
  await office.goto('/office/emails');
  await expect(office.getByRole('heading', { level: 1, name: 'E-mails' })).toBeVisible();
  const kinds = office.getByRole('navigation', { name: 'E-mail types' });
  await kinds.getByRole('link').first().click();
  const settings = office.getByRole('region').filter({ has: office.locator('#email-subject') });
  const subject = settings.getByRole('heading', { level: 2 });
  const english = await subject.textContent();
  await expect(office.locator('iframe').contentFrame().locator('body')).toContainText('Wanderluck');
  await expectSound(office);
  await settings
    .getByRole('group', { name: 'Preview language' })
    .getByRole('button', { name: 'Türkçe' })
    .click();
  await expect(subject).not.toHaveText(english ?? '');
  await settings
    .getByRole('group', { name: 'E-mail format' })
    .getByRole('button', { name: 'Text' })
    .click();
  await expect(settings.locator('pre[lang=tr]')).toContainText('Wanderluck');
  await expect(office).toHaveURL(/language=tr/);
  await expectSound(office);
});
