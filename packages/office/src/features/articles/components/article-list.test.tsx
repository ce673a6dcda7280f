/** Tests the list of news articles and the form for a new article, with a stubbed server. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../app/office.css';
import { forgetToken } from '../../../app/session.ts';
import {
  bodiesTo,
  fileOf,
  idOf,
  me,
  open,
  refused,
  resetServer,
  server,
} from '../testing-articles.tsx';

vi.mock('../../../app/realtime/realtime.ts', () => ({
  listen: () => () => undefined,
  joinPresence: () => () => undefined,
  disconnect: () => undefined,
}));
vi.mock('../../../app/shell/shift-over.tsx', () => ({ ShiftOver: () => null }));

beforeEach(async () => {
  await page.viewport(1440, 900);
  resetServer();
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetToken();
  vi.unstubAllGlobals();
});

const states = () => {
  const file = fileOf(1, { featured: true, category: 'games' });
  const live = { state: 'published', changed: true, scheduled_at: null } as const;
  const draft = { state: 'draft', changed: false, scheduled_at: null } as const;
  return { ...file, languages: { ...file.languages, en: live, tr: draft } };
};

test('each article shows its category, the state of each language and whether it is featured', async () => {
  server.articles = [states(), fileOf(2, { title: '' })];
  const { screen } = await open('/articles');
  const row = screen.getByRole('row', { name: /Article 1/ });
  await expect.element(row).toBeVisible();
  expect(
    row.getByRole('list', { name: 'Languages' }).getByRole('listitem').elements(),
  ).toHaveLength(5);
  await expect.element(row.getByText('English: live, unpublished changes')).toBeInTheDocument();
  await expect.element(row.getByText('Türkçe: draft', { exact: true })).toBeInTheDocument();
  await expect.element(row.getByText('Français: no text', { exact: true })).toBeInTheDocument();
  await expect.element(row.getByText('Games')).toBeVisible();
  await expect.element(row.getByText('featured')).toBeVisible();
  const other = screen.getByRole('row', { name: /Untitled article/ });
  await expect.element(other).toBeVisible();
  expect(other.getByText('featured').elements()).toEqual([]);
});

test('the category and the search text are in the URL and are sent to the server', async () => {
  server.articles = [fileOf(1)];
  const { screen, router } = await open('/articles?search=tokyo&page=2');
  const search = screen.getByRole('searchbox', { name: 'Title or URL' });
  await expect.element(search).toHaveValue('tokyo');
  await expect.poll(() => server.read.at(-1)).toBe('?search=tokyo&page=2');
  await screen.getByRole('combobox', { name: 'Category' }).selectOptions('Offers');
  await expect.poll(() => server.read.at(-1)).toBe('?category=offers&search=tokyo&page=1');
  await search.fill('rio ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => server.read.at(-1)).toBe('?category=offers&search=rio&page=1');
  expect(router.state.location.search).toEqual({ category: 'offers', search: 'rio' });
  server.articles = [];
  await search.fill('nothing');
  await screen.getByRole('button', { name: 'Find' }).click();
  await expect.element(screen.getByText('No articles match the filters above.')).toBeVisible();
});

test('J and K move between the articles, and Enter opens one', async () => {
  server.articles = [fileOf(1), fileOf(2), fileOf(3)];
  const { screen, router } = await open('/articles');
  await expect.element(screen.getByRole('link', { name: 'Article 1' })).toBeVisible();
  await userEvent.keyboard('jjjk');
  await expect.element(screen.getByRole('link', { name: 'Article 2' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe(`/articles/${idOf(2)}`);
});

test('a new article proposes its slug from the title, and stores the title as the first draft', async () => {
  const { screen, router } = await open('/articles');
  await screen.getByRole('button', { name: 'New article' }).click();
  await screen.getByRole('textbox', { name: 'Title' }).fill('Ten new slots in Rio');
  const slug = screen.getByRole('textbox', { name: 'URL after /news/' });
  await expect.element(slug).toHaveValue('ten-new-slots-in-rio');
  await screen.getByRole('combobox', { name: 'Language of the title' }).selectOptions('Português');
  const form = screen.getByRole('region', { name: 'New article' });
  await form.getByRole('combobox', { name: 'Category' }).selectOptions('Games');
  await form
    .getByRole('combobox', { name: 'City on the postcard' })
    .selectOptions('Rio de Janeiro');
  server.override = ({ path }) => (path === '' ? refused('articles.slug_taken') : undefined);
  await screen.getByRole('button', { name: 'Create article' }).click();
  await expect.element(slug).toHaveAccessibleDescription(/Another article already uses this URL/);
  server.override = () => undefined;
  await slug.fill('rio-slots');
  await screen.getByRole('textbox', { name: 'Title' }).fill('Ten new slots');
  await expect.element(slug).toHaveValue('rio-slots');
  await screen.getByRole('button', { name: 'Create article' }).click();
  await expect.poll(() => router.state.location.search).toEqual({ language: 'pt' });
  const [first, second] = server.sent.filter(({ path }) => path === '').map(({ body }) => body);
  expect(second).toMatchObject({ slug: 'rio-slots', category: 'games', city: 'rio-de-janeiro' });
  expect(second?.['id']).not.toBe(first?.['id']);
  expect(router.state.location.pathname).toBe(`/articles/${String(second?.['id'])}`);
  expect(bodiesTo('/pt/draft')).toEqual([
    { title: 'Ten new slots', summary: '', markdown: '', picture_alt: '', number: 0 },
  ]);
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Ten new slots');
});

test('a title that could not be stored is offered on the page of the new article', async () => {
  const { screen } = await open('/articles');
  server.override = ({ path }) =>
    path.endsWith('/draft') ? refused('request.unexpected', 500) : undefined;
  await screen.getByRole('button', { name: 'New article' }).click();
  await screen.getByRole('textbox', { name: 'Title' }).fill('Kept title');
  await screen.getByRole('button', { name: 'Create article' }).click();
  await expect.element(screen.getByText('This browser has unsaved text')).toBeVisible();
  server.override = () => undefined;
  await screen.getByRole('button', { name: 'Continue with the unsaved text' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept title');
  await expect.element(screen.getByText(/^Saved at/)).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.includes(me.id))).toEqual([]);
});

test('an auditor cannot create articles', async () => {
  server.articles = [fileOf(1)];
  const { screen } = await open('/articles', false);
  await expect.element(screen.getByRole('link', { name: 'Article 1' })).toBeVisible();
  await userEvent.keyboard('n');
  expect(screen.getByRole('button', { name: 'New article' }).query()).toBeNull();
  expect(screen.getByRole('region', { name: 'New article' }).query()).toBeNull();
});

test('on phones, the articles are cards and nothing scrolls sideways', async () => {
  await page.viewport(390, 844);
  server.articles = [states(), fileOf(2, { title: 'A long title '.repeat(6).trim() })];
  const { screen } = await open('/articles');
  await expect.element(screen.getByRole('link', { name: 'Article 1' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  const table = screen.getByRole('region', { name: 'News articles' }).element();
  expect(table.scrollWidth).toBe(table.clientWidth);
});
