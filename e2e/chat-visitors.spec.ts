import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { signInClerk } from './support/clerk.ts';
import { speak } from './support/language.ts';
import { emailAbout } from './support/mailbox.ts';
import { type Member, newMember } from './support/member.ts';
import { expectSound, fallQuiet, leave, openPage, type Seen, watch } from './support/watch.ts';

/**
 * Tests a visitor's chat. The visitor asks a question in Turkish, and a clerk answers with a file. The visitor confirms
 * the e-mail address, ends and rates the conversation, and continues as a member after signing in.
 */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;
let office: Page;
let member: Member;
const mark = randomUUID().slice(0, 8);
const name = `Deniz ${mark}`;
const email = `deniz.${mark}@travel.example`;

test.beforeAll(async ({ browser, request }, info) => {
  page = await openPage(browser, info);
  seen = watch(page);
  office = await openPage(browser, info);
  await signInClerk(office, 'support');
  member = await newMember(request, { language: 'tr' });
});
test.afterAll(async () => {
  for (const each of [page, office]) await leave(each);
});

const launcher = () => page.getByRole('button', { name: /^Canlı sohbet/ });
const panel = () => page.getByRole('dialog', { name: 'Canlı sohbet' });
const log = () => panel().getByRole('log');
const row = () => office.getByRole('button', { name });

async function write(text: string): Promise<void> {
  await panel().getByRole('textbox', { name: 'Mesajınız' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(log().getByText(text)).toBeVisible();
  await expect(panel().getByText('Gönderiliyor…')).toBeHidden();
}

/**
 * Opens and takes the conversation in the back office. On phones, first leaves any open conversation, because it fills
 * the screen.
 */
async function take(): Promise<void> {
  const back = office.getByRole('button', { name: 'All conversations' });
  if (await back.isVisible()) await back.click();
  await row().click();
  await office.getByRole('button', { name: 'Take conversation' }).click();
}

test('a visitor gives a name and an address, and writes at once', async () => {
  await office.goto('/office/chat');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await speak(page, 'tr');
  await launcher().click();
  await expect(panel().getByRole('button', { name: 'Sohbeti başlat' })).toBeVisible();
  await expectSound(page);
  await panel().getByLabel('Adınız').fill(name);
  await panel().getByLabel('E-posta').fill(email);
  await panel().getByRole('button', { name: 'Sohbeti başlat' }).click();
  await write('Çantam nerede?');
  await expect(panel().getByText(`bağlantıyı açın: ${email}`)).toBeVisible();
  await expectSound(page);
  await expect(row()).toContainText('Çantam nerede?');
  await expect(row()).toContainText('Visitor');
});

test('a clerk sees that it is a visitor, and answers with a file', async () => {
  await take();
  await expect(office.getByText('Visitor, e-mail address not confirmed')).toBeVisible();
  await office.getByRole('textbox', { name: 'Answer in Turkish' }).fill('Buyurun:');
  await office.keyboard.press('Enter');
  const picture = await sharp({
    create: { width: 320, height: 200, channels: 3, background: '#2a6' },
  })
    .png()
    .toBuffer();
  await office
    .locator('[data-files]')
    .setInputFiles({ name: 'harita.png', mimeType: 'image/png', buffer: picture });
  await expect(office.getByRole('img', { name: 'Open harita.png' })).toBeVisible();
  await expect(log().getByText('Buyurun:')).toBeVisible();
  await expect(log().getByRole('img', { name: 'harita.png dosyasını aç' })).toBeVisible();
  await expectSound(office);
});

test('a visitor’s conversation survives a reload, with the number of unread answers', async () => {
  await page.goto('/how-to');
  await office.getByRole('textbox', { name: 'Answer in Turkish' }).fill('Bulduk.');
  await office.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: 'Canlı sohbet, okunmamış mesaj: 1' }),
  ).toBeVisible();
  await launcher().click();
  await expect(log().getByText('Bulduk.')).toBeVisible();
  await expect(log().getByText('Çantam nerede?')).toBeVisible();
});

test('the link of the e-mail confirms the address', async () => {
  const { text } = await emailAbout(page, email, 'e-posta adresinizi onaylayın');
  const link = /https?:\/\/\S+(\/chat\/confirm\?token=\S+)/.exec(text)?.[1] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'E-posta adresi onaylandı' })).toBeVisible();
  await expectSound(page);
  await expect(office.getByText(`The visitor confirmed the e-mail address ${email}`)).toBeVisible();
  await expect(office.getByText('Visitor, e-mail address confirmed')).toBeVisible();
  await page.getByRole('button', { name: 'Sohbete git' }).click();
  await expect(panel().getByText(`${name} adıyla yazıyorsunuz.`)).toBeVisible();
});

test('the visitor ends and rates the conversation, and gets a copy', async () => {
  await panel().getByRole('button', { name: 'Görüşmeyi sonlandır' }).click();
  await panel().getByRole('group').getByRole('button', { name: 'Görüşmeyi sonlandır' }).click();
  await panel().getByRole('radio', { name: '5 yıldız üzerinden 5' }).check({ force: true });
  await panel().getByRole('button', { name: 'Puanı gönder' }).click();
  await expect(panel().getByText('Puanınız için teşekkürler: 5/5.')).toBeVisible();
  await panel().getByRole('button', { name: 'Bana e-postayla kopya gönder' }).click();
  await emailAbout(page, email, 'tarihli görüşmeniz');
  await expectSound(page);
  await expect(office.getByText('Rating: 5 of 5.')).toBeVisible();
  await expect(office.getByText(`${name} ended the conversation`)).toBeVisible();
});

test('a new conversation goes on as the member’s after signing in', async () => {
  await panel().getByRole('button', { name: 'Yeni görüşme başlat' }).click();
  await write('Bir sorum daha var.');
  await panel().getByRole('button', { name: 'Kapat' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Giriş yap' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-posta').fill(member.email);
  await dialog.getByLabel('Şifre', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('chat-visitor'))).toBeNull();
  await launcher().click();
  await expect(log().getByText('Bir sorum daha var.')).toBeVisible();
  const back = office.getByRole('button', { name: 'All conversations' });
  if (await back.isVisible()) await back.click();
  await office.getByRole('button', { name: member.nickname }).click();
  await expect(
    office.getByText(
      `The visitor has signed in as this member. Details given before signing in: ${name}`,
      {
        exact: false,
      },
    ),
  ).toBeVisible();
  await expectSound(office);
  await fallQuiet(page);
  expect(seen.complaints).toEqual([]);
});

test('on a shared computer, a visitor can remove the conversation', async ({ browser }, info) => {
  const visitor = await openPage(browser, info);
  const watched = watch(visitor);
  await visitor.goto('/');
  await visitor.getByRole('button', { name: 'Live Chat' }).click();
  const dialog = visitor.getByRole('dialog', { name: 'Live Chat' });
  await dialog.getByLabel('Your name').fill('Kit');
  await dialog.getByLabel('E-mail').fill(`kit.${mark}@travel.example`);
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  await dialog.getByRole('textbox', { name: 'Your message' }).fill('Hello');
  await visitor.keyboard.press('Enter');
  await expect(dialog.getByRole('log').getByText('Hello')).toBeVisible();
  await expect(dialog.getByText('Sending…')).toBeHidden();
  await dialog.getByRole('button', { name: 'Forget conversation' }).click();
  await dialog.getByRole('button', { name: 'Forget conversation' }).click();
  await expect(dialog.getByLabel('Your name')).toBeVisible();
  await visitor.reload();
  await visitor.getByRole('button', { name: 'Live Chat' }).click();
  await expect(dialog.getByLabel('Your name')).toHaveValue('');
  await dialog.getByRole('link', { name: 'Contact form' }).click();
  await visitor.waitForURL(/contact-us/);
  expect(watched.complaints).toEqual([]);
  await leave(visitor);
});
