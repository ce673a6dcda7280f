/** Tests the list of information pages and the page for editing one, with a stubbed server. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../app/office.css';
import { forgetToken } from '../../../app/session.ts';
import { axeFindings } from '../../../app/testing-axe.ts';
import { bodiesTo, open, refused, resetServer, server } from '../testing-articles.tsx';
import { changePage, original, withState } from '../testing-pages.ts';

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

type Screen = Awaited<ReturnType<typeof open>>['screen'];
const PATH = '/articles/pages/about-us';
const textIn = (screen: Screen) => screen.getByRole('textbox', { name: 'Text' });
const edit = async (screen: Screen, markdown: string) => {
  await textIn(screen).fill(markdown);
  await screen.getByRole('textbox', { name: 'Title' }).click();
  await expect.element(screen.getByText(/^Saved at/)).toBeVisible();
};
const openDifference = async (screen: Screen) => {
  await screen.getByRole('button', { name: 'Show the difference' }).click();
  return screen.getByRole('dialog', { name: 'Difference from the original' });
};

test('the list shows the state of every page, and in which languages the original has changed', async () => {
  changePage('faq', (file) => {
    const edited = { state: 'published', original_changed: true, changed: true } as const;
    return withState(withState(file, 'en', edited), 'tr', { state: 'scheduled' });
  });
  const { screen } = await open('/articles/pages');
  const row = screen.getByRole('row', { name: /\/faq/ });
  await expect.element(row).toBeVisible();
  expect(screen.getByRole('row').elements()).toHaveLength(15);
  await expect.element(row.getByText('English: edited, unpublished changes')).toBeInTheDocument();
  await expect.element(row.getByText('Türkçe: scheduled')).toBeInTheDocument();
  await expect.element(row.getByText('Español: original')).toBeInTheDocument();
  await expect.element(row.getByText('English', { exact: true })).toBeVisible();
  expect(await axeFindings(screen.container)).toEqual([]);
  await row.getByRole('link').click();
  await expect
    .element(screen.getByText(/original text has changed since the edited text/))
    .toBeVisible();
});

test('the links between news and pages mark the open one', async () => {
  const { screen } = await open('/articles?page=2');
  const links = screen.getByRole('navigation', { name: 'News and pages' });
  await expect
    .element(links.getByRole('link', { name: 'News' }))
    .toHaveAttribute('aria-current', 'page');
  await links.getByRole('link', { name: 'Information pages' }).click();
  await expect.element(screen.getByText('/terms-of-use')).toBeVisible();
  await expect
    .element(links.getByRole('link', { name: 'Information pages' }))
    .toHaveAttribute('aria-current', 'page');
});

test('a page starts with its original text, which needs no publication', async () => {
  const { screen } = await open(PATH);
  await expect.element(textIn(screen)).toHaveValue(original.markdown);
  await expect
    .element(screen.getByText('The draft is identical to the original text.'))
    .toBeVisible();
  const preview = screen.getByRole('region', { name: 'Preview: English' });
  await expect
    .element(preview.getByRole('heading', { level: 2 }))
    .toHaveTextContent('About Wanderluck en');
  await expect.element(preview.getByText('From $10 on.')).toBeVisible();
  await expect.element(screen.getByLabelText('Description of the picture')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Review and publish' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Publish now' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('an edited text is compared with the original word by word, and published', async () => {
  const { screen } = await open(PATH);
  await edit(screen, original.markdown.replace('small', 'large'));
  const dialog = await openDifference(screen);
  await expect.element(dialog.getByText('small', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('large', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Review and publish' }).click();
  await expect.element(screen.getByRole('columnheader', { name: 'Original text' })).toBeVisible();
  await screen.getByRole('button', { name: 'Publish now' }).click();
  await expect.poll(() => bodiesTo('/about-us/en/publish')).toEqual([{ number: 1, live_at: null }]);
  await expect.element(screen.getByRole('tab', { name: 'English edited' })).toBeVisible();
  expect(await axeFindings(screen.container)).toEqual([]);
});

test('the original text can be restored as the draft', async () => {
  const { screen } = await open(PATH);
  await edit(screen, 'Another text');
  const dialog = await openDifference(screen);
  await dialog.getByRole('button', { name: 'Restore this text' }).click();
  await expect
    .poll(() => bodiesTo('/about-us/en/draft').at(-1))
    .toMatchObject({
      markdown: original.markdown,
      number: 1,
    });
  await expect
    .element(screen.getByText('The draft is identical to the original text.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Original text' }).click();
  await expect.element(screen.getByText('Both texts are the same.')).toBeVisible();
});

test('using the original text asks for a reason', async () => {
  changePage('about-us', (file) => withState(file, 'en', { state: 'published' }));
  const { screen } = await open(PATH);
  await screen.getByRole('button', { name: 'Use the original text' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Out of date');
  await dialog.getByRole('button', { name: 'Use the original text' }).click();
  await expect.poll(() => bodiesTo('/en/withdraw')).toEqual([{ reason: 'Out of date' }]);
  await expect.element(screen.getByRole('tab', { name: 'English original' })).toBeVisible();
});

test('a text without the chapters of the guide is rejected at its field', async () => {
  server.override = ({ path }) =>
    path.endsWith('/publish') ? refused('articles.guide_refused', 422) : undefined;
  const { screen } = await open('/articles/pages/how-to');
  await edit(screen, 'Another text');
  await screen.getByRole('button', { name: 'Review and publish' }).click();
  await screen.getByRole('button', { name: 'Publish now' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(textIn(screen)).toHaveAccessibleDescription(/the chapters of the guide/);
});

test('a clerk who may only view sees the page without actions', async () => {
  const { screen } = await open(PATH, false);
  await expect.element(textIn(screen)).toHaveAttribute('readonly');
  await expect
    .element(screen.getByRole('button', { name: 'Review and publish' }))
    .not.toBeInTheDocument();
});

test('nothing scrolls sideways on a phone', async () => {
  await page.viewport(390, 844);
  const { screen, router } = await open('/articles/pages');
  await expect.element(screen.getByText('/terms-of-use')).toBeVisible();
  const isWide = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(isWide()).toBe(false);
  await router.navigate({ to: '/articles/pages/$page', params: { page: 'about-us' } });
  await expect
    .element(screen.getByText('The draft is identical to the original text.'))
    .toBeVisible();
  expect(isWide()).toBe(false);
});
