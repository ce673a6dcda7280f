/** Tests the page of a news article with a stubbed server: autosave, conflicts, preview and read-only view. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../app/office.css';
import { forgetToken } from '../../../app/session.ts';
import {
  bodiesTo,
  colleague,
  fileOf,
  idOf,
  open,
  refused,
  resetServer,
  server,
  versionOf,
  withEnglish,
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
  server.articles = [withEnglish(fileOf(1), 3, { title: 'Old title', markdown: 'Old line' })];
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetToken();
  vi.unstubAllGlobals();
});

const PATH = `/articles/${idOf(1)}`;
type Screen = Awaited<ReturnType<typeof open>>['screen'];
const titleIn = (screen: Screen) => screen.getByRole('textbox', { name: 'Title' });
const textIn = (screen: Screen) => screen.getByRole('textbox', { name: 'Text' });
const previewIn = (screen: Screen) => screen.getByRole('region', { name: 'Preview: English' });

/** Simulates a draft saved by a colleague, so that the clerk's next save is rejected. */
function saveAsColleague(markdown: string): void {
  server.articles = server.articles.map((file) =>
    withEnglish(file, file.drafts.en.number + 1, { title: 'Old title', markdown }, colleague),
  );
}

test('a text is saved two seconds after the last keystroke, and the state of the save is shown', async () => {
  const { screen } = await open(PATH);
  await expect.element(screen.getByText(/^Saved at/)).toBeVisible();
  let answer: () => void = () => undefined;
  server.override = ({ method }) =>
    method === 'PUT'
      ? new Promise((resolve) => {
          answer = () => resolve(undefined as never);
        })
      : undefined;
  const typed = performance.now();
  await titleIn(screen).fill('New title');
  await expect.element(screen.getByText('Unsaved changes')).toBeVisible();
  expect(JSON.stringify(localStorage)).toContain('New title');
  await expect.element(screen.getByText('Saving…')).toBeVisible();
  expect(performance.now() - typed).toBeGreaterThan(1900);
  answer();
  await expect.element(screen.getByText(/^Saved at \d/)).toBeVisible();
  expect(bodiesTo('/en/draft')).toEqual([
    { title: 'New title', summary: '', markdown: 'Old line', picture_alt: '', number: 3 },
  ]);
  expect(JSON.stringify(localStorage)).not.toContain('New title');
  await expect.element(screen.getByRole('heading', { name: 'New title', level: 1 })).toBeVisible();
});

test('a text is saved as soon as the clerk leaves its field, and a language keeps its own text', async () => {
  const { screen, router } = await open(PATH);
  await titleIn(screen).fill('New title');
  await screen.getByRole('tab', { name: /Français/ }).click();
  await expect.poll(() => bodiesTo('/en/draft').length).toBe(1);
  expect(router.state.location.search).toEqual({ language: 'fr' });
  await expect.element(titleIn(screen)).toHaveValue('');
  await titleIn(screen).fill('Titre');
  await screen.getByRole('tab', { name: /English/ }).click();
  await expect.element(titleIn(screen)).toHaveValue('New title');
  await expect.poll(() => bodiesTo('/fr/draft')).toMatchObject([{ title: 'Titre', number: 0 }]);
});

test('a failed save names the error, keeps the text, and can be repeated', async () => {
  const { screen } = await open(PATH);
  server.override = ({ method }) =>
    method === 'PUT' ? refused('request.unexpected', 500) : undefined;
  await titleIn(screen).fill('New title');
  await userEvent.tab();
  await expect.element(screen.getByRole('alert').getByText(/^Not saved: \S/)).toBeVisible();
  expect(JSON.stringify(localStorage)).toContain('New title');
  server.override = () => undefined;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(/^Saved at \d/)).toBeVisible();
  await expect.element(titleIn(screen)).toHaveValue('New title');
});

test('a clerk who leaves with text that cannot be saved is asked, and finds the text again', async () => {
  const { screen, router } = await open(PATH);
  server.override = ({ method }) =>
    method === 'PUT' ? refused('request.unexpected', 500) : undefined;
  await titleIn(screen).fill('Kept title');
  await screen.getByRole('link', { name: 'All news' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay on the page' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(titleIn(screen)).toHaveValue('Kept title');
  await screen.getByRole('link', { name: 'All news' }).click();
  await dialog.getByRole('button', { name: 'Leave the page' }).click();
  await expect.element(screen.getByRole('heading', { name: 'News' })).toBeVisible();
  server.override = () => undefined;
  await router.navigate({ to: '/articles/$id', params: { id: idOf(1) } });
  const offer = screen.getByRole('region', { name: 'This browser has unsaved text' });
  await expect.element(offer.getByText('Kept', { exact: true })).toBeVisible();
  await expect.element(titleIn(screen)).toHaveAttribute('readonly');
  await offer.getByRole('button', { name: 'Continue with the unsaved text' }).click();
  await expect.element(titleIn(screen)).toHaveValue('Kept title');
  await expect.poll(() => bodiesTo('/en/draft').at(-1)).toMatchObject({ title: 'Kept title' });
});

test('a clerk who leaves with unsaved text saves it on the way', async () => {
  const { screen, router } = await open(PATH);
  await titleIn(screen).fill('New title');
  await router.navigate({ to: '/articles' });
  await expect.poll(() => router.state.location.pathname).toBe('/articles');
  expect(bodiesTo('/en/draft')).toMatchObject([{ title: 'New title' }]);
});

test('the clerk can keep the own text after a colleague has saved another draft', async () => {
  const { screen } = await open(PATH);
  await expect.element(textIn(screen)).toHaveValue('Old line');
  saveAsColleague('Line of the colleague');
  await textIn(screen).fill('My line');
  await userEvent.tab();
  const panel = screen.getByRole('region', { name: 'A colleague has saved another draft' });
  await expect.element(panel.getByText(/Luca Ferri saved the draft on/)).toBeVisible();
  await expect.element(panel.getByRole('deletion')).toHaveTextContent('Line of the colleague');
  await expect.element(panel.getByRole('insertion')).toHaveTextContent('My line');
  await panel.getByRole('button', { name: 'Keep my text' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(textIn(screen)).toHaveValue('My line');
  expect(bodiesTo('/en/draft').at(-1)).toMatchObject({ markdown: 'My line', number: 4 });
});

test('the clerk can take the colleague’s text, and the own text is saved for the history first', async () => {
  const { screen } = await open(PATH);
  await expect.element(textIn(screen)).toHaveValue('Old line');
  saveAsColleague('Line of the colleague');
  await textIn(screen).fill('My line');
  await userEvent.tab();
  await screen.getByRole('button', { name: 'Use your colleague’s text' }).click();
  await expect.element(textIn(screen)).toHaveValue('Line of the colleague');
  expect(bodiesTo('/en/draft').slice(-2)).toMatchObject([
    { markdown: 'My line', number: 4 },
    { markdown: 'Line of the colleague', number: 5 },
  ]);
  await expect.element(screen.getByText(/^Saved at \d/)).toBeVisible();
});

test('the preview follows the text, fills in figures, and its links open nothing', async () => {
  const { screen, router } = await open(PATH);
  await textIn(screen).fill('## Limits\n\nFrom **{topUpMin}**, see [help](/help/limits).');
  const preview = previewIn(screen);
  await expect.element(preview.getByRole('heading', { name: 'Limits' })).toBeVisible();
  await expect.element(preview.getByText('$10')).toBeVisible();
  // The preview must not show the summary, because the page that members see does not contain it.
  await screen.getByRole('textbox', { name: 'Summary' }).fill('Only for lists');
  expect(preview.getByText('Only for lists').elements()).toEqual([]);
  await preview.getByRole('link', { name: 'help' }).click();
  expect(router.state.location.pathname).toBe(PATH);
  await expect.element(preview.getByRole('link', { name: 'help' })).toBeVisible();
});

test.each([
  ['Some <b>bold</b>', /This part of the text is not allowed:/, '<b>'],
  ['From {topUpMinimum}', /There is no casino figure called/, 'topUpMinimum'],
])('the preview quotes what is wrong with %j', async (markdown, message, piece) => {
  const { screen } = await open(PATH);
  await textIn(screen).fill(markdown);
  const preview = previewIn(screen);
  await expect.element(preview.getByText(message)).toBeVisible();
  await expect.element(preview.getByText(piece, { exact: true })).toBeVisible();
  await textIn(screen).fill('Corrected');
  await expect.element(preview.getByText('Corrected')).toBeVisible();
  expect(preview.getByRole('status').elements()).toEqual([]);
});

test('the toolbar formats the selected text, which Undo reverts, and inserts figures', async () => {
  const { screen } = await open(PATH);
  const area = textIn(screen);
  await area.fill('one two');
  (area.element() as HTMLTextAreaElement).setSelectionRange(4, 7);
  await screen.getByRole('button', { name: 'Bold' }).click();
  await expect.element(area).toHaveValue('one **two**');
  await expect.element(area).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(area).toHaveValue('one two');
  await userEvent.keyboard('{Control>}i{/Control}');
  await expect.element(area).toHaveValue('one *two*');
  await screen.getByRole('combobox', { name: 'Casino figure' }).selectOptions('{topUpMin} – $10');
  await screen.getByRole('button', { name: 'Insert figure' }).click();
  await expect.element(area).toHaveValue('one *{topUpMin}*');
  await screen.getByRole('button', { name: 'Heading' }).click();
  await expect.element(area).toHaveValue('## one *{topUpMin}*');
});

test('an entry of the history is compared with the draft and restored after the text is saved', async () => {
  server.history = [
    versionOf('draft', 3, { title: 'Old title', markdown: 'Old line' }),
    versionOf('published', 1, { title: 'Old title', markdown: 'First line' }),
    versionOf('draft', 2, { title: 'Old title', markdown: 'First line' }),
    versionOf('draft', 1, { title: 'Oldest title' }),
  ];
  const { screen } = await open(PATH);
  const history = screen.getByRole('region', { name: 'History: English' });
  await history.getByRole('button', { name: 'Older' }).click();
  await expect.element(history.getByRole('button', { name: 'Draft 1' })).toBeVisible();
  await history.getByRole('button', { name: 'Newer' }).click();
  await textIn(screen).fill('Unsaved line');
  await history.getByRole('button', { name: 'Published text 1' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Published text 1' });
  await expect.element(dialog.getByRole('deletion')).toHaveTextContent('First line');
  await expect.element(dialog.getByRole('insertion')).toHaveTextContent('Unsaved line');
  await dialog.getByRole('button', { name: 'Restore this text' }).click();
  await expect.element(textIn(screen)).toHaveValue('First line');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodiesTo('/en/draft').at(-1)).toMatchObject({ markdown: 'Unsaved line' });
  expect(bodiesTo('/history/published/1/restore')).toEqual([{ draft: 4 }]);
  await expect.element(history.getByRole('button', { name: 'Draft 5' })).toBeVisible();
});

test('the text is saved after a press outside the form has ended, so that the list does not move under it', async () => {
  server.history = [versionOf('draft', 3, { title: 'Old title', markdown: 'Old line' })];
  const { screen } = await open(PATH);
  const entry = screen.getByRole('button', { name: 'Draft 3' });
  await expect.element(entry).toBeVisible();
  await textIn(screen).fill('Unsaved line');
  const press = (type: string) =>
    entry.element().dispatchEvent(new PointerEvent(type, { bubbles: true }));
  press('pointerdown');
  (textIn(screen).element() as HTMLElement).blur();
  expect(bodiesTo('/en/draft')).toEqual([]);
  press('pointerup');
  await expect.poll(() => bodiesTo('/en/draft')).toHaveLength(1);
  await expect.element(screen.getByRole('button', { name: 'Draft 4' })).toBeVisible();
});

test('an auditor sees everything and can change nothing', async () => {
  server.history = [versionOf('draft', 3, { title: 'Old title', markdown: 'Older line' })];
  const { screen } = await open(PATH, false);
  await expect.element(textIn(screen)).toHaveAttribute('readonly');
  await expect.element(titleIn(screen)).toHaveAttribute('readonly');
  await expect.element(previewIn(screen).getByText('Old line')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: /Featured/ })).toBeDisabled();
  await screen.getByRole('button', { name: 'Draft 3' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Draft 3' });
  await expect.element(dialog.getByRole('deletion')).toHaveTextContent('Older line');
  const allowed = ['Close', 'Draft 3', 'Write', 'Preview'];
  const buttons = [...document.querySelectorAll('#office button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
  expect(buttons.filter((name) => !allowed.includes(name))).toEqual(
    screen
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  );
  expect(server.sent).toEqual([]);
});

test('on phones, the preview replaces the form and nothing scrolls sideways', async () => {
  await page.viewport(390, 844);
  const { screen } = await open(PATH);
  await textIn(screen).fill('x'.repeat(200));
  expect(document.documentElement.scrollWidth).toBe(390);
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(previewIn(screen)).toBeVisible();
  expect(textIn(screen).query()).toBeNull();
  expect(document.documentElement.scrollWidth).toBe(390);
});
