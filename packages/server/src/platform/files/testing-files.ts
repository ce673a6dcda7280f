/** Sample files for upload tests. */
import sharp from 'sharp';
import type { AnyReply, TestClient } from '../testing.ts';

/** Returns a single-colour picture. Numbers from 0 to 255 produce different pictures. */
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

/** Returns a PDF with a line of text on each page. If `action` is given, a link with this action covers the text. */
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

/** Sends a form with files as `multipart/form-data`, as a browser does. */
export async function sendForm(
  client: TestClient,
  path: string,
  form: FormData,
): Promise<AnyReply> {
  const request = new Response(form);
  const body = Buffer.from(await request.arrayBuffer());
  return client.request('POST', path, body, {
    'content-type': request.headers.get('content-type') ?? '',
    'content-length': String(body.length),
  });
}
