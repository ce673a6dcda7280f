import * as calls from '@wl/contract/articles';
import * as officeCalls from '@wl/contract/office/articles';
import type { ArticleText } from '@wl/contract/office/articles-texts';
import type { ArticleFile } from '@wl/contract/office/articles';
import type { Language } from '@wl/world/languages';
import { languages } from '@wl/world/languages';
import sharp from 'sharp';
import type { AnyReply, TestClient } from '../../platform/testing.ts';
import { uuidv7 } from '../../platform/ids.ts';

let count = 0;

/** Returns the outcome of a call: `ok`, or its error code. */
export const outcome = ({ status, body }: AnyReply): string =>
  status === 200 ? 'ok' : (body as { code: string }).code;

/** Creates an article with a unique slug. */
export async function make(editor: TestClient, change: object = {}): Promise<ArticleFile> {
  count += 1;
  const body = {
    id: uuidv7(),
    slug: `article-${count}`,
    category: 'games',
    city: 'paris',
    ...change,
  };
  const reply = await editor.call(officeCalls.makeArticle, { body });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body.data;
}

/** Returns complete texts that contain the given word. */
export const words = (word: string, change: Partial<ArticleText> = {}): ArticleText => ({
  title: `Title ${word}`,
  summary: `Summary ${word}`,
  markdown: `Text ${word}.`,
  picture_alt: '',
  ...change,
});

export const read = async (editor: TestClient, id: string): Promise<ArticleFile> =>
  (await editor.call(officeCalls.articleFile, { params: { id } })).body.data;

/** Saves texts as a new draft, based on draft `number`, or on the current draft if `number` is omitted. */
export async function save(
  editor: TestClient,
  id: string,
  texts: ArticleText,
  { language = 'en', number }: { language?: Language; number?: number } = {},
): Promise<AnyReply> {
  const seen = number ?? (await read(editor, id)).drafts[language].number;
  return editor.call(officeCalls.saveArticleDraft, {
    params: { id, language },
    body: { ...texts, number: seen },
  });
}

/** Publishes draft `number`, or the current draft if `number` is omitted. */
export async function publish(
  editor: TestClient,
  id: string,
  {
    language = 'en',
    number,
    live_at = null,
  }: { language?: Language; number?: number; live_at?: string | null } = {},
): Promise<AnyReply> {
  const seen = number ?? (await read(editor, id)).drafts[language].number;
  return editor.call(officeCalls.publishArticle, {
    params: { id, language },
    body: { number: seen, live_at },
  });
}

/** Creates an article that is published in the given languages. */
export async function published(
  editor: TestClient,
  {
    texts = words('one'),
    in: wanted = ['en'],
    ...change
  }: { texts?: ArticleText; in?: Language[]; [detail: string]: unknown } = {},
): Promise<ArticleFile> {
  const { id } = await make(editor, change);
  for (const language of languages.filter((one) => wanted.includes(one))) {
    const own = language === 'en' ? texts : { ...texts, title: `${texts.title} ${language}` };
    await save(editor, id, own, { language });
    const reply = await publish(editor, id, { language });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  }
  return read(editor, id);
}

export const withdraw = (editor: TestClient, id: string, language: Language = 'en') =>
  editor.call(officeCalls.withdrawArticle, {
    params: { id, language },
    body: { reason: 'Out of date' },
  });

export const unschedule = (editor: TestClient, id: string, language: Language = 'en') =>
  editor.call(officeCalls.unscheduleArticle, { params: { id, language } });

export const page = (visitor: TestClient, slug: string, language: Language = 'en') =>
  visitor.call(calls.article, { params: { slug }, query: { language } });

/** Changes an article's category, cover or featured flag. */
export async function change(
  editor: TestClient,
  id: string,
  wanted: object,
  version?: number,
): Promise<AnyReply> {
  const { category, featured, cover, version: current } = await read(editor, id);
  return editor.call(officeCalls.changeArticle, {
    params: { id },
    body: { category, featured, ...cover, version: version ?? current, ...wanted },
  });
}

/** Returns a PNG picture. Its colour depends on the number, so that different numbers give different files. */
export function picture(number = 0, { width = 1920, height = 1080 } = {}): Promise<Buffer> {
  const background = { r: number % 256, g: (number * 7) % 256, b: 120 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Uploads a file as a cover picture. */
export async function upload(
  editor: TestClient,
  bytes: Buffer,
  { name = 'cover.png', media = 'image/png', part = 'picture' } = {},
): Promise<AnyReply> {
  const form = new FormData();
  form.append(part, new Blob([new Uint8Array(bytes)], { type: media }), name);
  const request = new Response(form);
  const body = Buffer.from(await request.arrayBuffer());
  return editor.request('POST', `/api${officeCalls.uploadArticlePicture.path}`, body, {
    'content-type': request.headers.get('content-type') ?? '',
    'content-length': String(body.length),
  });
}
