import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { signInClerk } from './support/clerk.ts';
import { speak } from './support/language.ts';
import type { Member } from './support/member.ts';
import { signInTraveller } from './support/traveller.ts';
import { expectSound, fallQuiet, leave, openPage, type Seen, watch } from './support/watch.ts';

/**
 * Tests the chat in three browsers. A member asks a question in Turkish. A clerk answers with a canned reply and hands
 * the conversation over to a colleague. The colleague ends the conversation, and the member rates it.
 */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;
let member: Member;
let office: Page;
let colleague: Page;
const question = `Çekimim ne zaman gelir? (${randomUUID()})`;
/** Matches the errors that a browser reports while the test keeps it offline. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|^failed: /;
const note = 'The cash-out of Monday is still pending.';

test.beforeAll(async ({ browser, request }, info) => {
  page = await openPage(browser, info);
  seen = watch(page);
  member = await signInTraveller(page, request, { language: 'tr' });
  [office, colleague] = [await openPage(browser, info), await openPage(browser, info)];
  await signInClerk(office, 'support');
  await signInClerk(colleague, 'owner');
});
test.afterAll(async () => {
  for (const each of [page, office, colleague]) await leave(each);
});

const launcher = () => page.getByRole('button', { name: /^Canlı sohbet/ });
const panel = () => page.getByRole('dialog', { name: 'Canlı sohbet' });
const rowOf = (clerk: Page) => clerk.getByRole('button', { name: member.nickname });

test('a member writes in Turkish from any page, and the conversation appears in the queue', async () => {
  await office.goto('/office/chat');
  await expect(office.getByRole('heading', { level: 1, name: 'Live chat' })).toBeVisible();
  await page.goto('/my-journey');
  await speak(page, 'tr');
  await launcher().click();
  await expect(panel()).toBeVisible();
  await expectSound(page);
  await panel().getByRole('textbox', { name: 'Mesajınız' }).fill(question);
  await page.keyboard.press('Enter');
  await expect(panel().getByRole('log').getByText(question)).toBeVisible();
  await expect(panel().getByText('Gönderiliyor…')).toBeHidden();
  await expect(rowOf(office)).toContainText(question.slice(0, 20));
  await expect(rowOf(office)).toContainText('Türkçe');
  await expectSound(office);
});

test('a clerk takes it and answers with a canned reply in the member’s language', async () => {
  await rowOf(office).click();
  await office.getByRole('button', { name: 'Take conversation' }).click();
  const answer = office.getByRole('textbox', { name: 'Answer in Turkish' });
  await answer.fill('/');
  await office.getByRole('option', { name: /^Greeting/ }).click();
  await expect(answer).toHaveValue(`Merhaba Rea, ben Sam. Size nasıl yardımcı olabilirim?`);
  await office.getByRole('button', { name: 'Send answer' }).click();
  await expect(panel().getByText('Destek ekibimiz görüşmeye katıldı.')).toBeVisible();
  await expect(panel().getByText('ben Sam.', { exact: false })).toBeVisible();
  await expect(panel().getByText('Okundu')).toBeVisible();
  await expect(office.getByRole('log').getByText('Seen', { exact: false })).toBeVisible();
  await expectSound(office);
});

test('the member attaches a picture, and the clerk sees it', async () => {
  const picture = await sharp({
    create: { width: 320, height: 200, channels: 3, background: '#a33' },
  })
    .png()
    .toBuffer();
  await panel()
    .locator('[data-files]')
    .setInputFiles({ name: 'ekran.png', mimeType: 'image/png', buffer: picture });
  await expect(panel().getByRole('img', { name: 'ekran.png dosyasını aç' })).toBeVisible();
  await expect(office.getByRole('img', { name: 'Open ekran.png' })).toBeVisible();
  await expectSound(page);
  await expectSound(office);
});

test('a message that could not be sent is sent after the connection returns, once and in order', async () => {
  await panel().getByRole('button', { name: 'Kapat' }).click();
  await office.getByRole('textbox', { name: 'Answer in Turkish' }).fill('Bir dakika lütfen.');
  await office.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: 'Canlı sohbet, okunmamış mesaj: 1' }),
  ).toBeVisible();
  await launcher().click();
  await page.context().setOffline(true);
  const text = panel().getByRole('textbox', { name: 'Mesajınız' });
  for (const each of ['Birinci', 'İkinci']) {
    await text.fill(each);
    await page.keyboard.press('Enter');
  }
  await expect(panel().getByText('Gönderilemedi.').first()).toBeVisible();
  await page.context().setOffline(false);
  const own = office.getByRole('log').getByText(/^(Birinci|İkinci)$/);
  await expect(own).toHaveText(['Birinci', 'İkinci']);
  await expect(panel().getByText('Gönderilemedi.')).toHaveCount(0);
});

test('the clerk hands over with a note, and the colleague ends the conversation', async () => {
  await office.getByRole('button', { name: 'Hand over conversation' }).click();
  const dialog = office.getByRole('dialog', { name: 'Hand over conversation' });
  await dialog
    .getByLabel('Hand over to')
    .selectOption({ label: 'The queue: any colleague can take the conversation' });
  await dialog.getByLabel('Note for colleagues').fill(note);
  await dialog.getByRole('button', { name: 'Hand over conversation' }).click();
  await expect(dialog).toBeHidden();
  await expect(office.getByRole('button', { name: 'Take conversation' })).toBeVisible();
  await colleague.goto('/office/chat');
  await rowOf(colleague).click();
  await expect(colleague.getByRole('log').getByText(note)).toBeVisible();
  await colleague.getByRole('button', { name: 'Take conversation' }).click();
  await colleague.getByRole('button', { name: 'End conversation' }).click();
  const question = colleague.getByRole('dialog', { name: 'End this conversation?' });
  await question.getByRole('button', { name: 'End conversation' }).click();
  await expect(panel().getByText('Destek ekibimiz görüşmeyi sonlandırdı.')).toBeVisible();
  await expect(panel().getByText(note)).toHaveCount(0);
});

test('the member rates the conversation by keyboard, and the back office shows the rating', async () => {
  const stars = panel().getByRole('radio', { name: '5 yıldız üzerinden 1' });
  await stars.focus();
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
  await panel().getByRole('textbox', { name: 'Yorum' }).fill('Teşekkürler');
  await panel().getByRole('button', { name: 'Puanı gönder' }).click();
  await expect(panel().getByText('Puanınız için teşekkürler: 4/5.')).toBeVisible();
  await expectSound(page);
  await expect(colleague.getByText('Rating: 4 of 5.')).toBeVisible();
  // On phones, the conversation fills the screen, so return to the list first.
  const back = colleague.getByRole('button', { name: 'All conversations' });
  if (await back.isVisible()) await back.click();
  await colleague.getByRole('tab', { name: 'Ended' }).click();
  await expect(rowOf(colleague)).toContainText('Rating 4 of 5');
  await fallQuiet(page);
  expect(seen.complaints.filter((text) => !OFFLINE.test(text))).toEqual([]);
});

test('the settings of support are accessible at both sizes', async () => {
  const pages = {
    '/office/chat/hours': 'Opening hours of the chat',
    '/office/canned-replies': 'Canned replies',
    '/office/support/calendar': 'Support calendar',
  };
  for (const [path, name] of Object.entries(pages)) {
    await office.goto(path);
    await expect(office.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectSound(office);
  }
});
