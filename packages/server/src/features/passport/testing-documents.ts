import { randomUUID } from 'node:crypto';
import * as officeCalls from '@wl/contract/office/passport';
import * as calls from '@wl/contract/passport';
import type { Passport, PassportDocument } from '@wl/contract/passport';
import type { DocumentKind, DocumentType, RejectReason } from '@wl/world/casino/documents';
import sharp from 'sharp';
import type { AnyReply, TestClient } from '../../platform/testing.ts';

/** Returns a single-colour picture; different numbers produce different pictures. */
export function picture(number = 0, { width = 320, height = 200 } = {}): Promise<Buffer> {
  const background = { r: number % 256, g: (number * 7) % 256, b: 120 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Returns a minimal valid PDF, with extra objects if a test needs them. */
export function pdf(more = '', { trailer = '' } = {}): Buffer {
  const body = `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >> endobj
${more}
`;
  return Buffer.from(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer << /Root 1 0 R /Size 4 ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

/**
 * Returns a PDF that consists of the given objects and a cross-reference table. The first object is the document
 * catalogue.
 */
function pdfOf(objects: readonly string[]): Buffer {
  let body = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj ${object} endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer << /Root 1 0 R /Size ${count} >>\n` +
      `startxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

const streamOf = (dictionary: string, content: string) =>
  `<< ${dictionary} /Length ${content.length} >> stream\n${content}\nendstream`;

/** Returns a PDF with a line of text on each page, covered by a link with an action. */
export function textPdf({ pages = 1, action = '', box = '0 0 595 842' } = {}): Buffer {
  const FIRST_PAGE = 5;
  const numbers = Array.from({ length: pages }, (_, at) => FIRST_PAGE + at);
  const link = `<< /Type /Annot /Subtype /Link /Rect [20 80 300 140] /Border [0 0 0] /A << ${action} >> >>`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages} >>`,
    streamOf('', 'BT /F1 24 Tf 20 100 Td (Water works of London) Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.map(
      () =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >> ` +
        `/Annots [${action === '' ? '' : link}] >>`,
    ),
  ]);
}

/**
 * Returns a small PDF that practically never finishes rendering: the page and each of eight nested forms draw the next
 * form ten times.
 */
export function nestedPdf(): Buffer {
  const FIRST_FORM = 5;
  const form = (resources: string, content: string) =>
    streamOf(`/Type /XObject /Subtype /Form /BBox [0 0 300 300] ${resources}`, content);
  const next = (at: number) => `/Resources << /XObject << /A ${FIRST_FORM + at + 1} 0 R >> >>`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /XObject << /A ${FIRST_FORM} 0 R >> >> >>`,
    streamOf('', '/A Do '.repeat(10)),
    ...Array.from({ length: 8 }, (_, at) => form(next(at), '/A Do '.repeat(10))),
    form('', '0 0 10 10 re f'),
  ]);
}

export interface Sending {
  kind?: DocumentKind | 'none';
  type?: DocumentType | 'none';
  issued_on?: string;
  key?: string;
  files?: { name?: string; media?: string; bytes: Buffer }[];
}

const usualType = {
  identity: 'passport',
  address: 'utility_bill',
  payment: 'payment_card',
  none: 'none',
} as const;

/** Sends an upload in the format that a browser uses to submit a form with files. */
export async function send(client: TestClient, sending: Sending = {}): Promise<AnyReply> {
  const { kind = 'identity', key = randomUUID() } = sending;
  const form = new FormData();
  form.set('kind', kind);
  form.set('type', sending.type ?? usualType[kind]);
  if (sending.issued_on !== undefined) form.set('issued_on', sending.issued_on);
  form.set('key', key);
  const files = sending.files ?? [{ bytes: await picture() }];
  for (const { bytes, name = 'scan.jpg', media = 'image/jpeg' } of files)
    form.append('files', new Blob([new Uint8Array(bytes)], { type: media }), name);
  const request = new Response(form);
  const body = Buffer.from(await request.arrayBuffer());
  return client.request('POST', '/api/passport/documents', body, {
    'content-type': request.headers.get('content-type') ?? '',
    'content-length': String(body.length),
  });
}

/**
 * Sends a document.
 * @throws Error if it was rejected
 */
export async function sent(client: TestClient, sending: Sending = {}): Promise<PassportDocument> {
  const { status, body } = await send(client, sending);
  if (status !== 200) throw new Error(`the upload answered ${status} ${JSON.stringify(body)}`);
  return (body as { data: PassportDocument }).data;
}

export async function passportOf(client: TestClient): Promise<Passport> {
  return (await client.call(calls.getPassport)).body.data;
}

/**
 * Returns the states of a member's document kinds in the order identity, address, payment, such as `['Pending',
 * 'Approved', 'Pending']`.
 */
export async function statesOf(client: TestClient): Promise<string[]> {
  return (await passportOf(client)).kinds.map(({ state }) => state);
}

export const claim = (clerk: TestClient, id: string) =>
  clerk.call(officeCalls.claimDocument, { params: { id } });
export const release = (clerk: TestClient, id: string) =>
  clerk.call(officeCalls.releaseDocument, { params: { id } });
export const approve = (clerk: TestClient, id: string) =>
  clerk.call(officeCalls.approveDocument, { params: { id } });
export const reject = (
  clerk: TestClient,
  id: string,
  reason: RejectReason = 'unreadable',
  note = '',
) => clerk.call(officeCalls.rejectDocument, { params: { id }, body: { reason, note } });

/** Claims and approves a document. */
export async function accept(clerk: TestClient, id: string): Promise<void> {
  for (const step of [claim, approve]) {
    const { status, body } = await step(clerk, id);
    if (status !== 200) throw new Error(`the desk answered ${status} ${JSON.stringify(body)}`);
  }
}

/** Returns `ok`, or the status and error code of a failed response. */
export const outcome = ({ status, body }: AnyReply): string =>
  status === 200 ? 'ok' : `${status} ${(body as { code: string }).code}`;
