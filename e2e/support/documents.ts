import { randomUUID } from 'node:crypto';
import { type Browser, type Page, type TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { approveDocument, claimDocument } from '@wl/contract/office/passport';
import { beginShift } from './clerk.ts';
import { leave, openPage } from './watch.ts';

/** Text printed on a test document. */
interface Print {
  title: string;
  lines: readonly (readonly [label: string, value: string])[];
}

const escape = (text: string) => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns a picture that looks like a photographed document: paper, a portrait and printed text. */
function documentPicture({ title, lines }: Print): Promise<Buffer> {
  const print = lines
    .map(
      (
        [label, value],
        index,
      ) => `<text x="330" y="${170 + index * 92}" class="l">${escape(label)}</text>
<text x="330" y="${208 + index * 92}" class="v">${escape(value)}</text>`,
    )
    .join('\n');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="700">
<style>.l{font:24px sans-serif;fill:#56606f}.v{font:700 36px monospace;fill:#16202f}</style>
<rect width="1000" height="700" fill="#7d8794"/><rect x="30" y="30" width="940" height="640" rx="26" fill="#f2ead8"/>
<g fill="none" stroke="#c9b98c">${[90, 150, 210, 270, 330].map((r) => `<circle cx="760" cy="430" r="${r}"/>`).join('')}</g>
<text x="70" y="100" font-family="sans-serif" font-size="34" font-weight="700" fill="#7a2f2f">${escape(title)}</text>
<rect x="70" y="140" width="220" height="280" fill="#d5dbe3"/><circle cx="180" cy="240" r="62" fill="#8d6e5c"/>
<path d="M90 420c0-90 180-90 180 0z" fill="#33506e"/>
${print}
<text x="70" y="630" class="v" font-size="30">P&lt;SPECIMEN&lt;&lt;TRAVEL&lt;&lt;&lt;&lt;&lt;&lt;&lt;</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

export const passportPicture = (name: string, birth: string): Promise<Buffer> =>
  documentPicture({
    title: 'PASSPORT · SPECIMEN',
    lines: [
      ['Name', name],
      ['Date of birth', birth],
      ['Expires', '01 JUN 2031'],
    ],
  });

export const billPicture = (name: string, address: string): Promise<Buffer> =>
  documentPicture({
    title: 'WATER WORKS · BILL',
    lines: [
      ['To', name],
      ['At', address],
      ['Due', '$361.30'],
    ],
  });

export interface Fields {
  kind: 'identity' | 'address' | 'payment';
  type: string;
  /** Date of issue (`YYYY-MM-DD`) of a proof of address. */
  issued_on?: string;
}

/**
 * Sends one document with one picture through the API, as the member who is signed in on the page.
 * @returns the document's id
 */
export async function sendDocument(page: Page, fields: Fields, picture: Buffer): Promise<string> {
  const answer = await page.evaluate(
    async ({ sent, key, base64 }) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(sent)) form.set(name, value);
      form.set('key', key);
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      form.append('files', new Blob([bytes], { type: 'image/png' }), 'scan.png');
      const xsrf = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const reply = await fetch('/api/passport/documents', {
        method: 'POST',
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          'x-xsrf-token': decodeURIComponent(xsrf),
          authorization: `Bearer ${localStorage.getItem('auth_token') ?? ''}`,
        },
        body: form,
      });
      return (await reply.json()) as { data?: { id: string } };
    },
    { sent: { ...fields }, key: randomUUID(), base64: picture.toString('base64') },
  );
  if (!answer.data) throw new Error(`the document was refused: ${JSON.stringify(answer)}`);
  return answer.data.id;
}

/**
 * Sends proof of identity and proof of address, as the member who is signed in on the page.
 * @returns the ids of both documents
 */
export async function sendProofs(page: Page, name: string): Promise<string[]> {
  const today = new Date().toISOString().slice(0, 10);
  return [
    await sendDocument(
      page,
      { kind: 'identity', type: 'passport' },
      await passportPicture(name, '17 MAY 1990'),
    ),
    await sendDocument(
      page,
      { kind: 'address', type: 'utility_bill', issued_on: today },
      await billPicture(name, 'Harbour Street'),
    ),
  ];
}

/** Claims and approves the documents through the API, as a newly created passport clerk. */
export async function approveDocuments(
  browser: Browser,
  info: TestInfo,
  ids: readonly string[],
): Promise<void> {
  const office = await openPage(browser, info);
  const client = await beginShift(office, 'documentsClerk');
  for (const id of ids) {
    await client.request(claimDocument, { params: { id } });
    await client.request(approveDocument, { params: { id } });
  }
  await leave(office);
}
