/** Stubs of information pages for the back office's tests. */
import type { ArticleText } from '@wl/contract/office/articles-texts';
import type { InfoPageFile } from '@wl/contract/office/articles-pages';
import { pageNames } from '@wl/world/articles/pages';
import { type Language, languages } from '@wl/world/languages';
import type { Sent } from './testing-articles.tsx';
import { noText, textOf, withDraft } from './text.ts';

const inEach = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;

export const original: ArticleText = {
  ...noText,
  title: 'About {casino}',
  summary: '{casino} is an online casino.',
  markdown: 'From {topUpMin} on.\n\n## Who we are\n\nA small company.\n\nIt has an address.',
};

const originalIn = (language: Language) => ({
  ...original,
  title: `${original.title} ${language}`,
});

const pageOf = (page: InfoPageFile['page']): InfoPageFile => ({
  page,
  titles: inEach((language) => `About Wanderluck ${language}`),
  changed_at: null,
  languages: inEach(() => ({
    state: 'none',
    changed: false,
    scheduled_at: null,
    original_changed: false,
  })),
  drafts: inEach((language) => ({
    ...originalIn(language),
    number: 0,
    saved_at: null,
    saved_by: null,
  })),
  originals: inEach(originalIn),
});

/** State of the stubbed server. */
const stored = { pages: [] as InfoPageFile[] };

export function resetPages(): void {
  stored.pages = pageNames.map(pageOf);
}

export function changePage(
  name: InfoPageFile['page'],
  change: (file: InfoPageFile) => InfoPageFile,
): InfoPageFile {
  const [file] = stored.pages.filter(({ page }) => page === name).map(change);
  if (!file) throw new Error(`There is no page ${name}.`);
  stored.pages = stored.pages.map((one) => (one.page === name ? file : one));
  return file;
}

/** Returns the page with changes to one language's state. */
export const withState = (
  file: InfoPageFile,
  language: Language,
  state: Partial<InfoPageFile['languages']['en']>,
): InfoPageFile => ({
  ...file,
  languages: { ...file.languages, [language]: { ...file.languages[language], ...state } },
});

/** Answers a request under `/staff/pages` as the real server would. */
export function answerPage({ method, path, body }: Sent): Response {
  const [, name, language, action] = path.split('/') as [
    string,
    InfoPageFile['page']?,
    Language?,
    string?,
  ];
  if (name === undefined) return Response.json({ data: stored.pages });
  if (language === undefined)
    return Response.json({ data: stored.pages.find(({ page }) => page === name) });
  if (method === 'GET')
    return Response.json({ data: [], meta: { current_page: 1, total: 0, to: 0 } });
  if (action === 'draft') {
    const text = textOf(body as unknown as ArticleText);
    const file = changePage(name, (old) =>
      withDraft(old, language, {
        ...text,
        number: old.drafts[language].number + 1,
        saved_at: new Date().toISOString(),
        saved_by: '',
      }),
    );
    return Response.json({ data: file.drafts[language] });
  }
  const state = action === 'publish' ? 'published' : 'none';
  return Response.json({
    data: changePage(name, (old) => withState(old, language, { state, changed: false })),
  });
}
