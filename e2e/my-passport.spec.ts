import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import sharp from 'sharp';
import { signInClerk } from './support/clerk.ts';
import { approveDocuments, passportPicture, sendDocument } from './support/documents.ts';
import { intercept } from './support/intercept.ts';
import { codeIn, emailAbout } from './support/mailbox.ts';
import { type Member, newMember } from './support/member.ts';
import { openMember } from './support/traveller.ts';
import { expectSound, leave, openPage, type Seen } from './support/watch.ts';

/**
 * Tests a member's passport: the member changes personal details and sends partly masked documents, which a clerk
 * reviews.
 */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;
let member: Member;

test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen, member } = await openMember(browser, request, info));
});
test.afterAll(async () => {
  await leave(page);
});

const dialog = () => page.getByRole('dialog');
const card = (name: string) => page.getByRole('region', { name, exact: true });
const open = async () => {
  await page.goto('/my-passport');
  await expect(page.getByRole('heading', { level: 1, name: 'Rea Voyager' })).toBeVisible();
};

/** Area just inside the mask that the test puts on the card's front, as fractions of the photo's width and height. */
const HIDDEN: Part = [0.245, 0.525, 0.36, 0.1];

/** Drops a picture file onto a part of the page. */
async function drop(place: Locator, picture: Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const carried = new DataTransfer();
    carried.items.add(new File([bytes], 'bill.jpg', { type: 'image/jpeg' }));
    return carried;
  }, picture.toString('base64'));
  await place.dispatchEvent('drop', { dataTransfer });
}

/**
 * Limit below which a pixel value is considered black. It is higher than 0, because the server re-encodes the picture
 * as JPEG, which changes the values near an edge.
 */
const BLACK = 24;

/** Returns a photo of a blue card on a brown table. */
const cardPhoto = (ink: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#7a6a4c' } })
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="630"><rect width="1000" height="630" rx="40" fill="#1f5f8b"/><rect x="80" y="300" width="840" height="80" fill="${ink}"/></svg>`,
        ),
        left: 100,
        top: 85,
      },
    ])
    .png()
    .toBuffer();

/** Captures the files in the next form that the page submits. */
const watchForm = () =>
  page.evaluate(() => {
    const { prototype } = XMLHttpRequest;
    const send = prototype.send;
    prototype.send = function (body) {
      if (body instanceof FormData) {
        const read = async (file: FormDataEntryValue) => [
          ...new Uint8Array(await new Response(file).arrayBuffer()),
        ];
        Object.assign(window, { sentFiles: Promise.all(body.getAll('files').map(read)) });
      }
      send.call(this, body);
    };
  });
const sentFiles = async (): Promise<Buffer[]> => {
  const files = await page.evaluate(
    () => (window as unknown as { sentFiles: Promise<number[][]> }).sentFiles,
  );
  return files.map((bytes) => Buffer.from(bytes));
};

/** Left, top, width and height of an area as fractions of a picture. */
type Part = readonly [number, number, number, number];

/** Returns the darkest and brightest pixel values in a part of a picture. */
async function valuesIn(picture: Buffer, [x, y, width, height]: Part) {
  const image = sharp(picture);
  const { width: w = 0, height: h = 0 } = await image.metadata();
  const values = await image
    .extract({
      left: Math.round(x * w),
      top: Math.round(y * h),
      width: Math.round(width * w),
      height: Math.round(height * h),
    })
    .raw()
    .toBuffer();
  return {
    darkest: values.reduce((least, value) => Math.min(least, value)),
    brightest: values.reduce((most, value) => Math.max(most, value)),
  };
}

test('the passport page shows the member’s stamps and missing documents', async () => {
  await open();
  await expect(page.getByText('Registered: stamped')).toBeAttached();
  await expect(page.getByText('Verified: not stamped yet')).toBeAttached();
  for (const name of ['Identity', 'Address', 'Payment'])
    await expect(card(name).getByText('You have not sent anything yet.')).toBeVisible();
  await expect(page.getByText('Only our passport team can change your name')).toBeVisible();
});

test('the nickname can be changed, and a taken nickname leads to an available suggestion', async ({
  request,
}) => {
  seen.complaints.length = 0;
  await page.getByRole('button', { name: 'Change nickname' }).click();
  const field = dialog().getByLabel('Nickname');
  const save = dialog().getByRole('button', { name: 'Save nickname' });
  await field.fill('Rea');
  await save.click();
  await expect(dialog().getByText('Use 5 to 28 letters and digits', { exact: true })).toBeVisible();
  await expectSound(page);
  // Enter another member's nickname in upper case. The server must reject this nickname as taken.
  const other = await newMember(request);
  await field.fill(other.nickname.toUpperCase());
  await save.click();
  await expect(dialog().getByText('This nickname is taken', { exact: true })).toBeVisible();
  const offered = dialog().getByText('This nickname is available:').getByRole('button');
  const nickname = (await offered.textContent()) ?? '';
  await offered.click();
  await expect(field).toHaveValue(nickname);
  await save.click();
  await expect(page.getByText(`Your nickname is now ${nickname}.`)).toBeVisible();
  await expect(dialog()).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: nickname })).toHaveCount(2);
  expect(seen.complaints.filter((one) => !/422|409/.test(one))).toEqual([]);
});

test('the phone number can be changed with the password', async () => {
  await page.getByRole('button', { name: 'Change phone number' }).click();
  await expect(dialog().getByRole('button', { name: /Country code/ })).toContainText('+1');
  await dialog().getByLabel('Phone', { exact: true }).fill('+1 202 555 0187');
  await expectSound(page);
  await dialog().getByLabel('Your password').fill(member.password);
  await dialog().getByRole('button', { name: 'Save phone number' }).click();
  await expect(page.getByText('+12025550187')).toBeVisible();
});

test('the e-mail address changes after the code sent to the new address is entered', async () => {
  const old = member.email;
  const email = old.replace('rea.', 'rea.new.');
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await dialog().getByLabel('New e-mail address').fill(email);
  await dialog().getByLabel('Your password').fill(member.password);
  await dialog().getByRole('button', { name: 'Send the code' }).click();
  await expect(dialog().getByText(`We sent a six-digit code to ${email}`)).toBeVisible();
  await expectSound(page);
  // Closing the dialog must not cancel the request to change the e-mail address.
  await page.keyboard.press('Escape');
  await expect(page.getByText(`You still have to confirm ${email} with a code.`)).toBeVisible();
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  const code = codeIn(await emailAbout(page, email, 'confirm your new'));
  await dialog().getByLabel('Your code').fill(code);
  await dialog().getByRole('button', { name: 'Confirm new e-mail address' }).click();
  await expect(page.getByText(`We now send our e-mails to ${email}.`)).toBeVisible();
  // On a phone, the toast covers the buttons that the next test clicks, so close the toast.
  const closeToast = page.getByRole('status').getByRole('button', { name: 'Close' });
  await closeToast.last().click();
  await expect(closeToast).toHaveCount(0);
  // Wait until the hint has disappeared. It also contains the new e-mail address, which the next line looks for.
  await expect(page.getByText(`You still have to confirm ${email} with a code.`)).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  member = { ...member, email };
});

test('entering a postcode fills in the city, and a new address requires proof', async () => {
  // Delay the response with the list of countries until the postcode field has lost focus, as can happen on a slow
  // connection.
  const countries = Promise.withResolvers<void>();
  await intercept(page, '**/api/countries*', async (route) => {
    await countries.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Change address' }).click();
  await dialog().getByLabel('Postcode').fill('94103');
  await dialog()
    .getByLabel('Street and number')
    .fill(`${member.email.slice(8, 16)} Ferry Plaza`);
  countries.resolve();
  await expect(dialog().getByLabel('City', { exact: true })).toHaveValue('San Francisco');
  await page.unroute('**/api/countries*');
  await expect(
    dialog().getByText('Send proof of address to verify your new address.'),
  ).toBeVisible();
  await dialog().getByLabel('Your password').fill(member.password);
  await expectSound(page);
  await dialog().getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Your new address is saved.')).toBeVisible();
  await expect(page.getByText('94103 San Francisco, United States')).toBeVisible();
});

test('a document upload can be cancelled, and a retry after a lost connection sends the same key', async () => {
  seen.complaints.length = 0;
  const address = card('Address');
  await address.getByRole('button', { name: /Address$/ }).click();
  await dialog()
    .getByRole('radio', { name: /^Utility bill/ })
    .check();
  const send = dialog().getByRole('button', { name: 'Send document' });
  const issued = new Date();
  issued.setUTCMonth(issued.getUTCMonth() - 1);
  await dialog().getByLabel('Issued on').fill(issued.toISOString().slice(0, 10));
  // The file has a JPEG extension but PNG content. The server checks the content, not the file name.
  await drop(dialog().getByRole('region', { name: 'Page 1' }), await cardPhoto('#fff'));
  await expect(dialog().getByRole('region', { name: 'Page 2' })).toBeVisible();
  // The first upload waits until the page cancels it, the second loses its connection, and the third reaches the
  // server.
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const keys: (string | undefined)[] = [];
  const keyOf = (request: Request) =>
    /name="key"\r\n\r\n(\S+)/.exec(request.postDataBuffer()?.toString('latin1') ?? '')?.[1];
  await intercept(page, '**/api/passport/documents', async (route) => {
    keys.push(keyOf(route.request()));
    if (keys.length === 1) await held.then(() => route.abort().catch(() => undefined));
    else if (keys.length === 2) await route.abort('connectionreset');
    else await route.continue();
  });
  await send.click();
  await expect(dialog().getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
  await expectSound(page);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect(send).toBeVisible();
  goOn();
  await send.click();
  await expect(dialog().getByText('Nothing is lost')).toBeVisible();
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Address: received by our passport team.')).toBeVisible();
  await page.unroute('**/api/passport/documents');
  expect(keys).toHaveLength(3);
  expect(keys[2]).toBe(keys[1]);
  expect(keys[1]).toBeTruthy();
  await expect(address.getByText('We have received your document.')).toBeVisible();
  await expect(address.getByRole('button')).toHaveCount(0);
});

test('card masks can be moved by keyboard and pointer, and the sent pictures are black under them', async () => {
  await card('Payment').getByRole('button', { name: 'Send a document: Payment' }).click();
  await dialog().getByRole('radio', { name: /^Card/ }).check();
  await expect(dialog().getByText('covered digits never reach us')).toBeVisible();
  const front = dialog().getByRole('region', { name: 'Front' });
  const back = dialog().getByRole('region', { name: 'Back' });
  for (const [side, ink] of [
    [front, '#ffffff'],
    [back, '#ffff00'],
  ] as const)
    await side
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: await cardPhoto(ink) });
  const digits = front.getByRole('button', { name: 'Mask: Middle 6 digits', exact: true });
  const code = back.getByRole('button', { name: 'Mask: Security code', exact: true });
  await expect(digits).toBeVisible();
  await expect(dialog().getByText('Put the mask over the middle 6 digits first.')).toBeVisible();

  // Move the mask by keyboard: ten steps left, two down, then five steps wider.
  await digits.focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowLeft');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(front.getByText('24% from the left, 52% from the top, 37% wide')).toBeAttached();
  await expect(front.getByText('Covered')).toBeVisible();
  await expect(dialog().getByText('Put the mask over the security code first.')).toBeVisible();

  // Drag the mask to the left with the pointer, by a tenth of the picture.
  await code.scrollIntoViewIfNeeded();
  const photo = await back.getByRole('img', { name: 'Your photo: Back' }).boundingBox();
  const box = await code.boundingBox();
  if (!photo || !box) throw new Error('the photo is on the page');
  const grip = { x: box.x + box.width * 0.3, y: box.y + box.height / 2 };
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x - photo.width / 20, grip.y, { steps: 4 });
  await page.mouse.move(grip.x - photo.width / 10, grip.y, { steps: 4 });
  await page.mouse.up();
  await expect(back.getByText(/5[12]% from the left, 42% from the top/)).toBeAttached();
  await expectSound(page);

  await watchForm();
  await dialog().getByRole('button', { name: 'Send document' }).click();
  await expect(page.getByText('Payment: received by our passport team.')).toBeVisible();
  const [sentFront, sentBack] = await sentFiles();
  if (!sentFront || !sentBack) throw new Error('two sides were sent');
  for (const sent of [sentFront, sentBack]) {
    const { format, exif, width } = await sharp(sent).metadata();
    expect([format, exif, width]).toEqual(['jpeg', undefined, 1200]);
  }
  // Everything inside the masks must be black. The areas next to the masks must be unchanged.
  expect((await valuesIn(sentFront, HIDDEN)).brightest).toBeLessThan(BLACK);
  expect((await valuesIn(sentBack, [0.53, 0.425, 0.14, 0.1])).brightest).toBeLessThan(BLACK);
  expect((await valuesIn(sentFront, [0.7, 0.5, 0.1, 0.04])).darkest).toBeGreaterThan(240);
  expect((await valuesIn(sentBack, [0.2, 0.5, 0.1, 0.04])).brightest).toBeGreaterThan(240);
});

test('a clerk’s decision appears without a reload, with its reason, an example and the clerk’s message', async ({
  browser,
}, info) => {
  const idOf = (kind: string) =>
    page.evaluate(async (wanted) => {
      const answer = await fetch('/api/passport', {
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          authorization: `Bearer ${localStorage.getItem('auth_token') ?? ''}`,
        },
      });
      const { data } = (await answer.json()) as {
        data: { kinds: { kind: string; documents: { id: string }[] }[] };
      };
      return data.kinds.find((one) => one.kind === wanted)?.documents[0]?.id ?? '';
    }, kind);
  const office = await openPage(browser, info);
  await signInClerk(office, 'owner');
  await office.goto(`/office/documents?case=${await idOf('address')}`);
  await office.getByRole('button', { name: /^Claim/ }).click();
  const address = card('Address');
  await expect(
    address.getByText(
      'Our passport team has opened your document. You usually receive an answer within 24 hours.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Address: Reviewed')).toBeVisible();
  await office.getByLabel(/older than 3 months/i).check();
  await office.getByLabel('Message to the member, in your own words').fill('The bill is of June.');
  await office.getByRole('button', { name: /^Reject and send/ }).click();
  await expect(address.getByText('The document is older than 3 months')).toBeVisible();
  await expect(address.getByRole('img', { name: /one from the last 3 months/ })).toBeVisible();
  await expect(address.getByText('The bill is of June.')).toBeVisible();
  await expect(address.getByRole('button', { name: 'Try again: Address' })).toBeVisible();
  const identity = await sendDocument(
    page,
    { kind: 'identity', type: 'passport' },
    await passportPicture('Rea Voyager', '17 MAY 1990'),
  );
  await approveDocuments(browser, info, [identity]);
  await expect(card('Identity').getByText('Approved. Thank you!')).toBeVisible();
  await expectSound(page);
  await leave(office);
});

test('five wrong passwords lock the account and lead to the page for locked accounts', async () => {
  await page.getByRole('button', { name: 'Change phone number' }).click();
  for (let guess = 0; guess < 5; guess += 1) {
    await dialog().getByLabel('Your password').fill(`Wrong-Harbour-${guess}`);
    await dialog().getByRole('button', { name: 'Save phone number' }).click();
    if (guess < 4) await expect(dialog().getByText('Incorrect password')).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Your account is locked' })).toBeVisible();
  await expect(page).toHaveURL(/password-locked-player/);
});
