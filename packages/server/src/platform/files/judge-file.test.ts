/** Tests the upload check with files that are not what they claim to be (docs/spec/trust.md, S12). */
import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DomainError } from '../errors.ts';
import { pngBomb } from './testing-pictures.ts';
import { drawPdf } from './draw-pdf.ts';
import { judgeFile } from './judge-file.ts';
import { scannersOf } from './scan.ts';
import { nestedPdf, pdf, picture, textPdf } from './testing-files.ts';

const scanners = scannersOf({
  config: { clamdUrl: undefined },
} as unknown as Parameters<typeof scannersOf>[0]);

/** Returns the result of `judgeFile` as text: the number of pictures, such as `1 picture`, or the error code. */
async function judged(file: Buffer): Promise<string> {
  try {
    const { length } = await judgeFile(file, scanners);
    return length === 1 ? '1 picture' : `${length} pictures`;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}
const kept = async (file: Buffer) => (await judgeFile(file, scanners))[0] ?? Buffer.alloc(0);
const bytes = (text: string) => Buffer.from(text, 'latin1');
/** EICAR test file, split in two because virus scanners would otherwise report this source file. */
const eicar = bytes(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);
const png = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();

describe('pictures', () => {
  test('are re-encoded as JPEG of at most 3000 pixels and not enlarged', async () => {
    expect(await judged(await png())).toBe('1 picture');
    const large = await picture(1, { width: 4000, height: 2000 });
    expect(await sharp(await kept(large)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 3000,
      height: 1500,
    });
    // A picture that is smaller than the maximum size keeps its size.
    expect(await sharp(await kept(await picture())).metadata()).toMatchObject({ width: 320 });
  });

  test('lose their metadata, such as the location, and are rotated upright', async () => {
    const published = 'CANARY-41.0082N-28.9784E';
    const photo = await sharp(await picture())
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { ImageDescription: published },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 29/1' },
      })
      .jpeg()
      .toBuffer();
    expect(photo.includes(published)).toBe(true);
    expect(await sharp(photo).metadata()).toMatchObject({
      orientation: 6,
      exif: expect.anything(),
    });
    const after = await kept(photo);
    const facts = await sharp(after).metadata();
    expect(after.includes(published)).toBe(false);
    expect([facts.exif, facts.xmp, facts.orientation]).toEqual([undefined, undefined, undefined]);
    // EXIF orientation 6 rotates the picture by a quarter turn, so width and height are swapped.
    expect([facts.width, facts.height]).toEqual([200, 320]);
  });

  test('keep masked areas black', async () => {
    const mask = { create: { width: 80, height: 40, channels: 3, background: '#000' } } as const;
    const masked = await sharp({
      create: { width: 400, height: 200, channels: 3, background: '#fff' },
    })
      .composite([{ input: mask, left: 100, top: 60 }])
      .jpeg()
      .toBuffer();
    const covered = await sharp(await kept(masked))
      .extract({ left: 104, top: 64, width: 72, height: 32 })
      .raw()
      .toBuffer();
    expect(Math.max(...covered)).toBeLessThan(24);
  });

  test('lose scripts, archives and comments hidden in the file', async () => {
    const page = bytes('<html><script>alert(document.cookie)</script></html>');
    const polyglot = Buffer.concat([await png(), page, bytes('PK\x03\x04archive')]);
    const after = await kept(polyglot);
    expect(after.includes('<script>')).toBe(false);
    expect(after.includes('archive')).toBe(false);
    const comment = await sharp(await picture())
      .jpeg()
      .toBuffer();
    // Insert a JPEG comment segment directly after the start marker.
    const text = bytes('<svg onload=alert(1)>');
    const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text]);
    const commented = Buffer.concat([comment.subarray(0, 2), segment, comment.subarray(2)]);
    expect(commented.includes('onload')).toBe(true);
    expect((await kept(commented)).includes('onload')).toBe(false);
  });

  test('that would unpack to a huge size are rejected without using much memory', async () => {
    // Check that a small picture built in the same way is accepted, so that size is the only possible reason for
    // rejecting the huge one below.
    expect(await judged(pngBomb(300))).toBe('1 picture');
    const bomb = pngBomb();
    expect(bomb.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    expect(await judged(bomb)).toBe('document.damaged');
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  });

  test('that are truncated are rejected as damaged, wherever the cut is', async () => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0.1, max: 0.9, noNaN: true }), async (share) => {
        const cut = noise.subarray(0, Math.floor(noise.length * share));
        expect(await judged(cut)).toBe('document.damaged');
      }),
      { numRuns: 15 },
    );
  });
});

describe('files that are neither a picture nor a PDF', () => {
  test.each([
    ['a drawing that can run scripts', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/>')],
    ['the same with a declaration', bytes('<?xml version="1.0"?><svg onload="alert(1)"/>')],
    ['a page', bytes('<!doctype html><title>x</title>')],
    ['an animation', Buffer.concat([bytes('GIF89a'), Buffer.alloc(40)])],
    ['an archive', bytes('PK\x03\x04 some files')],
    ['nothing known', Buffer.alloc(200, 7)],
    ['a picture of a format we do not open', bytes('RIFF\x20\0\0\0WEBPVP8 ')],
  ])('%s is rejected as the wrong format', async (_name, file) => {
    expect(await judged(file)).toBe('document.wrong_format');
  });

  test('random bytes, even after a real file header, are rejected with a document error code', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (array) => {
        expect(await judged(Buffer.from(array))).toMatch(/^document\./);
      }),
      { numRuns: 60 },
    );
    // Also test the magic bytes of real formats, followed by random bytes.
    const heads = [
      bytes('%PDF-1.7\n'),
      Buffer.from([0xff, 0xd8, 0xff]),
      (await png()).subarray(0, 24),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...heads),
        fc.uint8Array({ maxLength: 300 }),
        async (head, rest) => {
          expect(await judged(Buffer.concat([head, rest]))).toMatch(/^document\./);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the virus check', () => {
  test.each([0, 1, 5000])('finds the EICAR test file %i bytes behind a picture', async (at) => {
    const file = Buffer.concat([await png(), Buffer.alloc(at), eicar]);
    expect(await judged(file)).toBe('document.infected');
  });

  test('finds the EICAR test file alone, in a PDF, and in a file of unknown format', async () => {
    expect(await judged(eicar)).toBe('document.infected');
    expect(await judged(pdf(`% ${eicar.toString('latin1')}`))).toBe('document.infected');
    expect(await judged(Buffer.concat([Buffer.alloc(99), eicar]))).toBe('document.infected');
  });
});

describe('a PDF', () => {
  /** Returns a PDF object stream (PDF 1.5 and later) that contains the given objects. */
  const packed = (objects: string, dictionary = '/Filter /FlateDecode') =>
    `7 0 obj << /Type /ObjStm /N 1 /First 4 ${dictionary} >> stream\n${deflateSync(Buffer.from(objects)).toString('latin1')}\nendstream endobj`;

  test('is stored as one picture for each page', async () => {
    const letter = textPdf({ pages: 3 });
    const pages = await judgeFile(letter, scanners);
    expect(pages).toHaveLength(3);
    for (const page of pages) {
      expect(await sharp(page).metadata()).toMatchObject({ format: 'jpeg', height: 2200 });
      // Check that the text was rendered: some pixels must be dark, and most must be white.
      const { channels } = await sharp(page).stats();
      expect(channels[0]).toMatchObject({ min: 0, max: 255 });
      expect(channels[0]?.mean).toBeGreaterThan(200);
    }
    expect(await judged(pdf(packed('5 0 << /Type /Font >>')))).toBe('1 picture');
  });

  test.each([
    ['a link', '/S /URI /URI (http://a.example)'],
    ['a way into another file', '/S /GoToR /F (other.pdf) /D [0 /Fit]'],
    ['a thread of articles', '/S /Thread /F (other.pdf) /D 0'],
    ['a named action', '/S /Named /N /Print'],
  ])('with %s is stored as the same picture as without it', async (_name, action) => {
    const letter = textPdf({ action });
    expect(letter.includes(action)).toBe(true);
    const [page] = await judgeFile(letter, scanners);
    expect((await sharp(page).metadata()).format).toBe('jpeg');
    const plain = await judgeFile(textPdf(), scanners);
    expect(page).toEqual(plain[0]);
  });

  test('of more than twelve pages is rejected', async () => {
    expect(await judged(textPdf({ pages: 12 }))).toBe('12 pictures');
    expect(await judged(textPdf({ pages: 13 }))).toBe('document.too_many_pages');
  });

  test.each([
    ['whose forms hold each other ten times at eight levels', nestedPdf()],
    ['whose page is a million times as wide as high', textPdf({ box: '0 0 3000000 3' })],
  ])('%s is rejected as damaged, without using much memory', async (_name, file) => {
    expect(file.length).toBeLessThan(10_000);
    const before = process.memoryUsage().rss;
    expect(await judged(file)).toBe('document.damaged');
    expect(process.memoryUsage().rss - before).toBeLessThan(500 * 1024 * 1024);
  });

  test('that takes too long to render is rejected as damaged', async () => {
    await expect(drawPdf(textPdf(), { maxMs: 0 })).rejects.toMatchObject({
      code: 'document.damaged',
    });
  });

  test.each([
    ['a program', '4 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj'],
    ['a program in disguise', '4 0 obj << /S /J#61vaScr#69pt /JS (app.alert(1)) >> endobj'],
    ['a call of a program', '4 0 obj << /S /Launch /F (calc.exe) >> endobj'],
    ['another file', '4 0 obj << /Type /EmbeddedFile >> endobj'],
    ['films and the like', '4 0 obj << /Subtype /RichMedia >> endobj'],
    ['a form that sends itself', '4 0 obj << /S /SubmitForm /F (http://a.example) >> endobj'],
    ['a packed program', packed('5 0 << /S /JavaScript /JS (app.alert(1)) >>')],
  ])('with %s is rejected as active content', async (_name, object) => {
    expect(await judged(pdf(object))).toBe('document.active');
  });

  test('is scanned to its end, across chunk boundaries', async () => {
    const program = '/S /JavaScript /JS (app.alert(1))';
    for (let at = 512 * 1024 - 60; at < 512 * 1024 + 240; at += 7)
      expect(await judged(pdf(`% ${'x'.repeat(at - 160)} ${program}`)), String(at)).toBe(
        'document.active',
      );
    // `/EncryptMetadata` must not be mistaken for `/Encrypt`, even if it crosses the boundary between two chunks of the
    // file.
    for (let at = 512 * 1024 + 190; at < 512 * 1024 + 215; at += 1)
      expect(await judged(pdf(`% ${'x'.repeat(at - 160)} /EncryptMetadata`))).toBe('1 picture');
  });

  test('that is encrypted is rejected', async () => {
    expect(await judged(pdf('', { trailer: '/Encrypt 9 0 R' }))).toBe('document.encrypted');
  });

  test.each([
    ['without an end', pdf().subarray(0, -12)],
    ['with another file behind it', Buffer.concat([pdf(), bytes('PK\x03\x04<script>')])],
    ['whose packed objects cannot be read', pdf(packed('5 0 <<>>', '/Filter /LZWDecode'))],
    [
      'whose packed objects are broken',
      pdf('7 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\nbroken\nendstream endobj'),
    ],
    [
      'with more streams than anybody looks at',
      pdf(`${packed('5 0 <<>>')}\n${'6 0 obj <<>> stream\nendstream endobj\n'.repeat(20_001)}`),
    ],
    ['whose packed objects never end', pdf(packed(' '.repeat(40 * 1024 * 1024)))],
  ])('%s is rejected as damaged', async (_name, file) => {
    expect(await judged(file)).toBe('document.damaged');
  });
});
