/** Tests choosing, uploading and previewing pictures in the text of a news article, with a stubbed server. */
import { ApiError } from '@wl/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../app/office.css';
import { forgetToken } from '../../../app/session.ts';
import { axeFindings } from '../../../app/testing-axe.ts';
import { fileOf, idOf, open, resetServer, server, withEnglish } from '../testing-articles.tsx';

vi.mock('../../../app/realtime/realtime.ts', () => ({
  listen: () => () => undefined,
  joinPresence: () => () => undefined,
  disconnect: () => undefined,
}));
vi.mock('../../../app/shell/shift-over.tsx', () => ({ ShiftOver: () => null }));
const sendForm = vi.hoisted(() => vi.fn());
vi.mock('../../../app/upload.ts', () => ({ sendForm }));

const PATH = `/articles/${idOf(1)}`;
const [known, uploaded] = [idOf(7), idOf(8)];

beforeEach(async () => {
  await page.viewport(1440, 1000);
  resetServer();
  server.articles = [withEnglish(fileOf(1), 3, { title: 'Title', markdown: 'First.\n\nSecond.' })];
  server.pictures = [{ id: known, width: 1600, height: 900 }];
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetToken();
  vi.unstubAllGlobals();
  sendForm.mockReset();
});

async function openDialog() {
  const { screen } = await open(PATH);
  const text = screen.getByRole('textbox', { name: 'Text' });
  await expect.element(text).toBeVisible();
  const area = text.element() as HTMLTextAreaElement;
  area.setSelectionRange('First.'.length, 'First.'.length);
  await screen.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Insert a picture' });
  const preview = screen.getByRole('region', { name: 'Preview: English' });
  return { screen, area, dialog, preview };
}

test('a picture of the article is inserted where the clerk was writing, and shown in the preview', async () => {
  const { area, dialog, preview } = await openDialog();
  const insert = dialog.getByRole('button', { name: 'Insert picture' });
  await expect.element(insert).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('radio', { name: 'Picture 1' }).click({ force: true });
  await dialog.getByRole('textbox', { name: 'Description of the picture' }).fill('A "red" tram');
  await dialog.getByRole('textbox', { name: 'Caption (optional)' }).fill('From {topUpMin}');
  expect(await axeFindings(dialog.element())).toEqual([]);
  await insert.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(area.value).toBe(
    `First.\n\n![A "red" tram](picture:${known} "From {topUpMin}")\n\nSecond.`,
  );
  expect(document.activeElement).toBe(area);
  const shown = preview.getByRole('img', { name: 'A "red" tram' });
  await expect.element(shown).toHaveAttribute('width', '1600');
  expect(shown.element().getAttribute('srcset')).toContain(
    `/api/articles/pictures/${known}/480 480w`,
  );
  await expect.element(preview.getByText('From $10')).toBeVisible();
});

test('an uploaded picture is chosen, and known before a draft contains it', async () => {
  const { area, dialog, preview } = await openDialog();
  sendForm.mockResolvedValueOnce({
    data: { id: uploaded, width: 1200, height: 1600, focal_x: 50, focal_y: 50 },
  });
  const file = new File(['bytes'], 'tram.png', { type: 'image/png' });
  await userEvent.upload(dialog.getByLabelText('Upload another picture'), file);
  await expect.element(dialog.getByRole('radio', { name: 'Picture 1' })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Description of the picture' }).fill('A tram');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(area.value).toContain(`![A tram](picture:${uploaded})`);
  await expect
    .element(preview.getByRole('img', { name: 'A tram' }))
    .toHaveAttribute('height', '1600');
});

test('a failed upload is explained', async () => {
  const { dialog } = await openDialog();
  sendForm.mockRejectedValueOnce(new ApiError(422, { code: 'articles.picture_too_small' }));
  const file = new File(['bytes'], 'tram.png', { type: 'image/png' });
  await userEvent.upload(dialog.getByLabelText('Upload another picture'), file);
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('A picture must be at least 960 pixels wide.');
});

test.each([
  [`![a](picture:${idOf(99)})`, 'This picture does not exist.'],
  [`![](picture:${known})`, 'This picture has no description.'],
  [`Look: ![a](picture:${known})`, 'A picture needs a line of its own'],
  ['![a](https://evil.example/pixel.png)', 'Only uploaded pictures are allowed in a text'],
])('the preview explains why %s cannot be published', async (markdown, reason) => {
  server.articles = [withEnglish(fileOf(1), 3, { title: 'Title', markdown })];
  const { screen } = await open(PATH);
  const preview = screen.getByRole('region', { name: 'Preview: English' });
  await expect.element(preview.getByText(reason, { exact: false })).toBeVisible();
  expect(preview.getByRole('img', { name: 'a', exact: true }).elements()).toEqual([]);
});
