/** Stubbed server and page for the tests of the news articles. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import type { ArticleDraft, ArticleText, ArticleVersion } from '@wl/contract/office/articles-texts';
import type { ArticleFile } from '@wl/contract/office/articles';
import { type Language, languages } from '@wl/world/languages';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { makeRouter } from '../../app/router.tsx';
import { keepToken } from '../../app/session.ts';
import { answerPage, resetPages } from './testing-pages.ts';
import { noText, textOf, withDraft } from './text.ts';
import type { StoredPicture } from './use-article-pictures.ts';

export const me = { id: '0198c0de-0000-7000-8000-000000000901', name: 'Mia Marketing' };
export const colleague = 'Luca Ferri';
const SAVED_AT = '2026-11-28T09:00:00Z';

export const idOf = (number: number) =>
  `0198c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;

const inEach = <T,>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;

const draftOf = (number: number, text: Partial<ArticleText>, by = me.name): ArticleDraft => ({
  ...noText,
  ...text,
  number,
  saved_at: number === 0 ? null : SAVED_AT,
  saved_by: number === 0 ? null : by,
});

export const fileOf = (number: number, given: Partial<ArticleFile> = {}): ArticleFile => ({
  id: idOf(number),
  slug: `article-${number}`,
  category: 'journey',
  featured: false,
  cover: { city: 'tokyo', picture: null },
  title: `Article ${number}`,
  changed_at: SAVED_AT,
  created_at: SAVED_AT,
  languages: inEach(() => ({ state: 'none', changed: false, scheduled_at: null })),
  version: 1,
  drafts: inEach(() => draftOf(0, {})),
  ...given,
});

/** Returns the article with the given English draft. */
export const withEnglish = (
  file: ArticleFile,
  number: number,
  text: Partial<ArticleText>,
  by?: string,
) => withDraft(file, 'en', draftOf(number, text, by));

export type StoredVersion = ArticleVersion & { text: ArticleText };

export const versionOf = (
  kind: ArticleVersion['kind'],
  number: number,
  text: Partial<ArticleText>,
  given: Partial<ArticleVersion> = {},
): StoredVersion => ({
  kind,
  number,
  title: text.title ?? '',
  at: SAVED_AT,
  by: me.name,
  live_at: kind === 'published' ? SAVED_AT : null,
  withdrawn_at: null,
  ...given,
  text: { ...noText, ...text },
});

export interface Sent {
  method: string;
  /** Path after `/api/staff/articles`. */
  path: string;
  body: Record<string, unknown>;
}

/** State of the stubbed server. A test reads and changes it directly. */
export const server = {
  articles: [] as ArticleFile[],
  /** Versions of the English text that the stubbed server returns for every article, newest first. */
  history: [] as StoredVersion[],
  /** Pictures that the stubbed server returns for every article, newest first. */
  pictures: [] as StoredPicture[],
  sent: [] as Sent[],
  /** Paths of the GET requests, including their query strings. */
  read: [] as string[],
  /** Returns the response to a call; undefined to let the stubbed server answer it. */
  override: (_: Sent): Response | Promise<Response> | undefined => undefined,
};

export const refused = (code: string, status = 409, params = {}) =>
  Response.json({ code, message: '', params }, { status });

export const bodiesTo = (path: string) =>
  server.sent.filter((call) => call.path.endsWith(path)).map(({ body }) => body);

const article = (id: string | undefined) => server.articles.find((one) => one.id === id);

function store(file: ArticleFile): ArticleFile {
  server.articles = server.articles.map((one) => (one.id === file.id ? file : one));
  return file;
}

function saveDraft(file: ArticleFile, language: Language, body: Sent['body']): Response {
  const old = file.drafts[language];
  const text = textOf(body as unknown as ArticleText);
  if (body['number'] !== old.number) return refused('articles.draft_changed');
  const draft = { ...draftOf(old.number + 1, text), saved_at: new Date().toISOString() };
  store(withDraft(file, language, draft));
  if (language === 'en') server.history.unshift(versionOf('draft', draft.number, text));
  return Response.json({ data: draft });
}

const readArticle = (parts: string[], search: URLSearchParams): Response => {
  const [id, language, history, kind, number] = parts;
  const file = article(id);
  if (!file) return refused('request.not_found', 404);
  if (language === 'pictures') return Response.json({ data: server.pictures });
  if (history === undefined) return Response.json({ data: file });
  const versions = language === 'en' ? server.history : [];
  if (kind !== undefined) {
    const found = versions.find((one) => one.kind === kind && String(one.number) === number);
    return found ? Response.json({ data: found.text }) : refused('request.not_found', 404);
  }
  const from = (Number(search.get('page') ?? 1) - 1) * 3;
  const shown = versions.slice(from, from + 3);
  const meta = { current_page: from / 3 + 1, total: versions.length, to: from + shown.length };
  return Response.json({ data: shown, meta });
};

function change(call: Sent, parts: string[]): Response {
  if (parts.length === 0) {
    const { id, slug } = call.body as { id: string; slug: string };
    const made = fileOf(99, { id, slug, title: '' });
    server.articles.push(made);
    return Response.json({ data: made });
  }
  const [id, language, action, kind, number] = parts;
  const file = article(id);
  if (!file) return refused('request.not_found', 404);
  if (action === 'draft') return saveDraft(file, language as Language, call.body);
  if (action === 'history') {
    const found = server.history.find((one) => one.kind === kind && String(one.number) === number);
    const body = { ...found?.text, number: call.body['draft'] };
    return saveDraft(file, language as Language, body);
  }
  if (language === undefined) {
    const { category, city, picture, featured, version } = call.body as never;
    if (version !== file.version) return refused('articles.changed');
    const cover = { city, picture };
    return Response.json({
      data: store({ ...file, category, cover, featured, version: file.version + 1 }),
    });
  }
  return Response.json({ data: file });
}

/** Answers a request as the real server would. */
async function answer(address: string, options?: { method?: string; body?: string }) {
  const url = new URL(address, location.href);
  const isPages = url.pathname.startsWith('/api/staff/pages');
  const path = url.pathname.replace(/^\/api\/staff\/(?:articles|pages)/, '');
  const parts = path.split('/').slice(1);
  const method = options?.method ?? 'GET';
  if (!isPages && !url.pathname.startsWith('/api/staff/articles'))
    return new Promise<Response>(() => undefined);
  const call: Sent = { method, path, body: JSON.parse(options?.body ?? '{}') as Sent['body'] };
  if (method === 'GET') server.read.push(path + url.search);
  else server.sent.push(call);
  const other = await server.override(call);
  if (other) return other;
  if (isPages) return answerPage(call);
  if (method !== 'GET') return change(call, parts);
  if (parts.length > 0) return readArticle(parts, url.searchParams);
  const meta = { current_page: 1, total: server.articles.length, to: server.articles.length };
  return Response.json({ data: server.articles, meta });
}

export function resetServer(): void {
  Object.assign(server, { articles: [], history: [], pictures: [], sent: [], read: [] });
  server.override = () => undefined;
  resetPages();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  keepToken('a token');
  vi.stubGlobal('fetch', answer);
}

/** Opens a back-office page as a clerk who can edit articles or, if `edits` is false, only view them. */
export async function open(path: string, edits = true) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const permissions = ['articles.view', ...(edits ? ['articles.edit'] : [])];
  const clerk = { ...me, email: '', roles: [], permissions };
  queries.setQueryData(['clerk'], { data: { clerk } });
  const history = createMemoryHistory({ initialEntries: [`/office${path}`] });
  const router = makeRouter(queries, history);
  const screen = await render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return { screen, router, queries };
}
