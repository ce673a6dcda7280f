/** Tests the panels of a news article with a stubbed server: publication, schedule, withdrawal, cover and category. */
import { i18n } from '@lingui/core';
import type { CDPSession } from 'vitest/browser';
import type { ArticleFile } from '@wl/contract/office/articles';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import '../../../app/office.css';
import { forgetToken } from '../../../app/session.ts';
import {
  bodiesTo,
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
const sendForm = vi.hoisted(() => vi.fn());
vi.mock('../../../app/upload.ts', () => ({ sendForm }));

interface PlaywrightSession extends CDPSession {
  send: (method: string, params: object) => Promise<unknown>;
}
/** Sets the browser's time zone; an empty id restores the machine's own time zone. */
const setZone = (timezoneId: string) =>
  (cdp() as PlaywrightSession).send('Emulation.setTimezoneOverride', { timezoneId });

const PATH = `/articles/${idOf(1)}`;
const text = { title: 'Title', summary: 'Summary', markdown: 'First line\nNew line' };
const picture = { id: idOf(7), width: 1600, height: 1200, focal_x: 50, focal_y: 50 };

/** Returns the article with the given changes to the state of its English text. */
const stateOf = (
  file: ArticleFile,
  state: Partial<ArticleFile['languages']['en']>,
): ArticleFile => ({
  ...file,
  languages: { ...file.languages, en: { ...file.languages.en, ...state } },
});

beforeEach(async () => {
  await page.viewport(1440, 1000);
  resetServer();
  server.articles = [withEnglish(fileOf(1), 4, text)];
});
afterEach(async () => {
  await setZone('');
  localStorage.clear();
  sessionStorage.clear();
  forgetToken();
  vi.unstubAllGlobals();
  sendForm.mockReset();
});

/** Opens the dialog that publishes the English text. */
async function openDialog() {
  const { screen } = await open(PATH);
  await screen.getByRole('button', { name: 'Review and publish' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Publish: English' });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog };
}

/** Types a date and time into the dialog's date field, in the order that the clerk's language uses. */
async function typeTime(dialog: Awaited<ReturnType<typeof openDialog>>['dialog'], digits: string) {
  await dialog.getByRole('spinbutton').first().click();
  await userEvent.keyboard(digits);
}

test('before a publication, the draft is compared with the live text, and unsaved text is saved', async () => {
  const [file] = server.articles as [ArticleFile];
  server.articles = [stateOf(file, { state: 'published', changed: true })];
  server.history = [
    versionOf('draft', 4, text),
    versionOf('draft', 3, { title: 'Draft in between' }),
    versionOf('draft', 2, { title: 'Draft in between' }),
    versionOf('published', 2, { title: 'Withdrawn' }, { withdrawn_at: '2026-11-28T10:00:00Z' }),
    versionOf('published', 1, { ...text, markdown: 'First line' }),
  ];
  const { screen, dialog } = await openDialog();
  await expect.element(dialog.getByRole('insertion')).toHaveTextContent('New line');
  expect(dialog.getByRole('deletion').elements()).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect
    .element(screen.getByRole('link', { name: 'Open the live article' }))
    .toHaveAttribute('href', '/news/article-1');

  await screen.getByRole('textbox', { name: 'Title' }).fill('New title');
  await screen.getByRole('button', { name: 'Review and publish' }).click();
  server.override = ({ path }) =>
    path.endsWith('/publish')
      ? Response.json({
          data: stateOf(server.articles[0] ?? file, { state: 'published', changed: false }),
        })
      : undefined;
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodiesTo('/en/draft')).toMatchObject([{ title: 'New title', number: 4 }]);
  expect(bodiesTo('/en/publish')).toEqual([{ number: 5, live_at: null }]);
  const panel = screen.getByRole('region', { name: 'Publication: English' });
  await expect.element(panel.getByText('live', { exact: true })).toBeVisible();
});

test('the open page shows that a scheduled text has gone live', async () => {
  const [file] = server.articles as [ArticleFile];
  const soon = new Date(Date.now() + 3000).toISOString();
  server.articles = [stateOf(file, { state: 'scheduled', scheduled_at: soon })];
  const { screen } = await open(PATH);
  const panel = screen.getByRole('region', { name: 'Publication: English' });
  await expect.element(panel.getByText(/^Goes live on/)).toBeVisible();
  server.articles = [stateOf(file, { state: 'published' })];
  await expect
    .element(panel.getByRole('link', { name: 'Open the live article' }), { timeout: 10_000 })
    .toBeVisible();
  expect(panel.getByText(/^Goes live on/).elements()).toHaveLength(0);
});

test('a text is scheduled in the clerk’s time zone, with UTC beside it', async () => {
  await setZone('Asia/Tokyo');
  // French uses the 24-hour clock, so typing a time does not depend on the words for AM and PM.
  i18n.loadAndActivate({ locale: 'fr', messages: {} });
  const { screen, dialog } = await openDialog();
  await expect
    .element(dialog.getByText('No text is live in this language yet', { exact: false }))
    .toBeVisible();
  const schedule = dialog.getByRole('button', { name: 'Schedule' });
  await expect.element(schedule).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(dialog.getByRole('group', { name: 'Date and time (Asia/Tokyo)' }))
    .toBeVisible();
  await typeTime(dialog, '051220260730');
  await expect.element(dialog.getByText('UTC: 4 déc. 2026, 22:30')).toBeVisible();
  const liveAt = '2026-12-04T22:30:00.000Z';
  server.override = ({ path }) =>
    path.endsWith('/publish')
      ? Response.json({
          data: stateOf(server.articles[0] as ArticleFile, {
            state: 'scheduled',
            scheduled_at: liveAt,
          }),
        })
      : undefined;
  await schedule.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodiesTo('/en/publish')).toEqual([{ number: 4, live_at: liveAt }]);
  const panel = screen.getByRole('region', { name: 'Publication: English' });
  await expect
    .element(panel.getByText(/Goes live on 5 déc\. 2026, 07:30 \(Asia\/Tokyo\)/))
    .toBeVisible();
  await expect.element(panel.getByText('UTC: 4 déc. 2026, 22:30')).toBeVisible();
});

test('a time in the past is reported at the field, and another time clears the error', async () => {
  const { dialog } = await openDialog();
  server.override = ({ path }) =>
    path.endsWith('/publish') ? refused('articles.date_past', 422) : undefined;
  await typeTime(dialog, '010120200100P');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect.element(dialog.getByText('Choose a time in the future.')).toBeVisible();
  expect(dialog.getByRole('alert').elements()).toEqual([]);
  await dialog.getByRole('spinbutton').first().click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(dialog.getByText('Choose a time in the future.')).not.toBeInTheDocument();
});

test('a text that the server refuses is reported in the dialog and at the text, until the text changes', async () => {
  const { screen, dialog } = await openDialog();
  server.override = ({ path }) =>
    path.endsWith('/publish')
      ? refused('articles.link_broken', 422, { link: '/nowhere' })
      : undefined;
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('This link does not lead to a page: /nowhere');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const area = screen.getByRole('textbox', { name: 'Text' });
  await expect
    .element(area)
    .toHaveAccessibleDescription(/This link does not lead to a page: \/nowhere/);
  await area.fill('Another text');
  await expect.element(area).not.toHaveAttribute('aria-invalid');
});

test('an incomplete text names the missing fields and cannot be published', async () => {
  const draft = { title: 'Title', markdown: 'Text' };
  server.articles = [{ ...withEnglish(fileOf(1), 4, draft), cover: { city: 'tokyo', picture } }];
  const { dialog } = await openDialog();
  await expect
    .element(
      dialog.getByText(
        'Fill in these fields before you publish: Summary and Description of the picture',
      ),
    )
    .toBeVisible();
  await expect
    .element(dialog.getByRole('button', { name: 'Publish now' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('a colleague’s newer draft stops a publication and is compared with the clerk’s text', async () => {
  const { screen, dialog } = await openDialog();
  server.articles = server.articles.map((file) =>
    withEnglish(file, 5, { ...text, title: 'Their title' }, 'Luca Ferri'),
  );
  server.override = ({ path }) =>
    path.endsWith('/publish') ? refused('articles.draft_changed') : undefined;
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const panel = screen.getByRole('region', { name: 'A colleague has saved another draft' });
  await expect.element(panel.getByRole('deletion')).toHaveTextContent('Their title');
});

test('a schedule is cancelled, and a live text is withdrawn with a reason after a question', async () => {
  const [file] = server.articles as [ArticleFile];
  const live = stateOf(file, { state: 'published', scheduled_at: '2026-12-24T18:00:00Z' });
  server.articles = [live];
  const { screen } = await open(PATH);
  const panel = screen.getByRole('region', { name: 'Publication: English' });
  server.override = ({ path }) =>
    path.endsWith('/unschedule')
      ? Response.json({ data: stateOf(file, { state: 'published' }) })
      : path.endsWith('/withdraw')
        ? Response.json({ data: stateOf(file, { state: 'withdrawn' }) })
        : undefined;
  await panel.getByRole('button', { name: 'Cancel schedule' }).click();
  await expect.element(panel.getByText(/Goes live on/)).not.toBeInTheDocument();
  await panel.getByRole('button', { name: 'Withdraw text' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Withdraw this text: English' });
  await dialog.getByRole('button', { name: 'Withdraw text' }).click();
  expect(bodiesTo('/withdraw')).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Wrong prices');
  await dialog.getByRole('button', { name: 'Withdraw text' }).click();
  await expect.element(panel.getByText('withdrawn')).toBeVisible();
  expect(bodiesTo('/withdraw')).toEqual([{ reason: 'Wrong prices' }]);
  expect(bodiesTo('/unschedule')).toHaveLength(1);
});

test('a picture is uploaded with its progress, and its focal point is set by keyboard, number and pointer', async () => {
  const { screen } = await open(PATH);
  const panel = screen.getByRole('region', { name: 'Cover and category' });
  let finish: () => void = () => undefined;
  sendForm.mockImplementation((_, form: FormData, { onProgress }) => {
    onProgress(0.25);
    expect((form.get('picture') as File).name).toBe('cover.png');
    return new Promise((resolve) => {
      finish = () => resolve({ data: picture });
    });
  });
  await userEvent.upload(
    panel.getByLabelText('Upload picture'),
    new File(['x'], 'cover.png', { type: 'image/png' }),
  );
  await expect
    .element(panel.getByRole('progressbar', { name: 'Upload progress' }))
    .toHaveValue(0.25);
  finish();
  const crosshair = panel.getByRole('button', {
    name: /^Focal point: 50% from the left, 50% from the top/,
  });
  await crosshair.click();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  await expect
    .element(panel.getByRole('spinbutton', { name: 'Distance from the left (%)' }))
    .toHaveValue(51);
  await panel.getByRole('spinbutton', { name: 'Distance from the top (%)' }).fill('30');
  await expect
    .element(panel.getByRole('button', { name: /51% from the left, 30% from the top/ }))
    .toBeVisible();
  await panel.getByRole('button', { name: 'Save cover and category' }).click();
  await expect.element(panel.getByText('Saved', { exact: true })).toBeVisible();
  const path = `/${idOf(1)}`;
  expect(bodiesTo(path)).toMatchObject([
    { picture: { ...picture, focal_x: 51, focal_y: 30 }, version: 1 },
  ]);

  const image = panel.getByRole('img', { name: 'Uploaded picture' });
  await image.click({ position: { x: 3, y: 3 } });
  await expect
    .element(panel.getByRole('spinbutton', { name: 'Distance from the left (%)' }))
    .not.toHaveValue(51);
});

test('an error of an upload is shown, and a file that is too large is not sent', async () => {
  const { screen } = await open(PATH);
  const panel = screen.getByRole('region', { name: 'Cover and category' });
  const { ApiError } = await import('@wl/contract/client');
  sendForm.mockRejectedValue(new ApiError(422, { code: 'articles.picture_too_small' }));
  const input = panel.getByLabelText('Upload picture');
  await userEvent.upload(input, new File(['x'], 'small.png', { type: 'image/png' }));
  await expect
    .element(panel.getByRole('alert'))
    .toHaveTextContent('A picture must be at least 960 pixels wide.');
  const large = new File([new Uint8Array(10 * 1024 * 1024)], 'large.png', { type: 'image/png' });
  const transfer = new DataTransfer();
  transfer.items.add(large);
  const field = input.element() as HTMLInputElement;
  field.files = transfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await expect
    .element(panel.getByRole('alert'))
    .toHaveTextContent('A picture must be smaller than 10 MB.');
  expect(sendForm).toHaveBeenCalledTimes(1);
});

test('after a colleague’s change of the cover, the own values stay and can be saved on top of it', async () => {
  const { screen } = await open(PATH);
  const panel = screen.getByRole('region', { name: 'Cover and category' });
  await panel.getByRole('combobox', { name: 'City on the postcard' }).selectOptions('Istanbul');
  server.articles = server.articles.map((file) => ({ ...file, category: 'games', version: 2 }));
  await panel.getByRole('button', { name: 'Save cover and category' }).click();
  await expect.element(panel.getByText(/Another clerk has changed this article/)).toBeVisible();
  await expect
    .element(panel.getByRole('combobox', { name: 'City on the postcard' }))
    .toHaveValue('istanbul');
  await expect.element(panel.getByRole('combobox', { name: 'Category' })).toHaveValue('games');
  await panel.getByRole('button', { name: 'Keep my version' }).click();
  await panel.getByRole('button', { name: 'Save cover and category' }).click();
  await expect.element(panel.getByText('Saved', { exact: true })).toBeVisible();
  expect(bodiesTo(`/${idOf(1)}`)).toMatchObject([
    { city: 'istanbul', category: 'journey', version: 1 },
    { city: 'istanbul', category: 'games', version: 2 },
  ]);
});
