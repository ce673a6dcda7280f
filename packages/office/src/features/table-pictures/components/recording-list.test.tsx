/** Tests the list of recordings and its dialogs, with a stubbed server. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TableRecording } from '@wl/contract/office/table-pictures-recordings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../app/office.css';
import { axeFindings } from '../../../app/testing-axe.ts';
import { RecordingList } from './recording-list.tsx';

const ID = '0190f0aa-0000-7000-8000-00000000000';
const recording: TableRecording = {
  ...{
    id: `${ID}1`,
    table: 'ramblas-baccarat',
    table_name: 'Ramblas Baccarat',
    round: 34,
    part: 1,
  },
  ...{ at: '2026-05-01T12:01:00.000Z', state: 'stored', missing: null },
  ...{ started_at: '2026-05-01T12:00:00.000Z', ended_at: '2026-05-01T12:00:52.000Z' },
  ...{ bytes: 3_900_000, sha256: 'ab'.repeat(32), is_whole: true, fault: null, checked_at: null },
  ...{ deletes_at: '2026-07-30T12:01:00.000Z', hold: null, has_open_case: false },
};
const none = { started_at: null, ended_at: null, bytes: null, sha256: null, is_whole: null };
const missing: TableRecording = {
  ...{ ...recording, ...none, id: `${ID}2`, round: 35, state: 'missing', missing: 'disk_full' },
  deletes_at: null,
};
let rows: TableRecording[];
let answer: () => Response;
let sent: { method: string; path: string; body: unknown }[];
const shown = vi.fn();

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  document.body.classList.add('paper');
  await page.viewport(1440, 900);
  sent = [];
  shown.mockReset();
  answer = () => Response.json({ data: { token: 'one-two', done: true } });
  vi.stubGlobal('fetch', (address: string, options: { method?: string; body?: string } = {}) => {
    const path = new URL(address, location.href).pathname.replace('/api/staff', '');
    const meta = { current_page: 1, total: rows.length, to: rows.length };
    if (path === '/table-recordings') return Response.json({ data: rows, meta });
    if (path.endsWith('/file')) {
      expect(new URL(address, location.href).searchParams.get('token')).toBe('one-two');
      return new Response('no video', { headers: { 'content-type': 'video/webm' } });
    }
    sent.push({
      ...{ method: options.method ?? 'GET', path, body: JSON.parse(options.body ?? '{}') },
    });
    return answer();
  });
});
afterEach(() => {
  document.body.classList.remove('paper');
  vi.unstubAllGlobals();
});

function show(may = true, search = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <main>
          <RecordingList search={search} mayPlay={may} mayHold={may} onShow={shown} />
        </main>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

test('a clerk plays a recording after the server has verified it', async () => {
  rows = [recording];
  const screen = await show();
  await expect.element(screen.getByRole('cell', { name: '0:52' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '3.9 MB' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await screen
    .getByRole('button', { name: 'Play recording of Ramblas Baccarat, round 34' })
    .click();
  const video = screen.getByLabelText('Recording of Ramblas Baccarat, round 34');
  await expect.element(video).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  await expect.element(screen.getByText('ab'.repeat(32))).toBeVisible();
  expect(sent).toEqual([{ method: 'POST', path: `/table-recordings/${ID}1/open`, body: {} }]);
  // The stubbed file contains no video.
  await expect.element(screen.getByText(/^This browser cannot play the recording/)).toBeVisible();
});

test('a changed file does not play, and the clerk learns why', async () => {
  rows = [recording];
  answer = () => Response.json({ code: 'recordings.changed', message: 'changed' }, { status: 409 });
  const screen = await show();
  await screen.getByRole('button', { name: /^Play recording/ }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  expect(screen.getByLabelText('Recording of Ramblas Baccarat, round 34').query()).toBe(null);
});

test('a clerk keeps the recordings of a round for a reason', async () => {
  rows = [recording];
  const screen = await show();
  const name = 'Keep the recordings of Ramblas Baccarat, round 34';
  await screen.getByRole('button', { name }).click();
  const submit = screen.getByRole('button', { name: 'Keep recordings' });
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await screen.getByLabelText('Reason').fill('A member disputes the result.');
  await submit.click();
  const body = { is_held: true, reason: 'A member disputes the result.' };
  await expect
    .poll(() => sent)
    .toEqual([{ method: 'PUT', path: '/table-recordings/ramblas-baccarat/34/hold', body }]);
});

test('rounds without a recording, incomplete recordings and faults are marked', async () => {
  const hold = { reason: 'A dispute.', by: 'Bo Boss', at: recording.at };
  rows = [
    missing,
    { ...recording, id: `${ID}3`, round: 36, fault: 'changed' },
    { ...recording, id: `${ID}4`, round: 37, is_whole: false, hold },
    { ...recording, id: `${ID}5`, round: 38, state: 'deleted', deletes_at: null, part: 2 },
  ];
  const screen = await show(false);
  for (const text of [
    ...['Not recorded: no space left for recordings', 'File was changed', 'Incomplete'],
    ...['Kept by Bo Boss A dispute.', 'Deleted', 'Ramblas Baccarat, round 38, part 2'],
  ])
    await expect
      .element(screen.getByRole(text.includes('part') ? 'rowheader' : 'cell', { name: text }))
      .toBeVisible();
  expect(screen.getByRole('button', { name: /^(Play|Keep)/ }).elements()).toEqual([]);
});

test('the list can be filtered, and an empty one says what will appear', async () => {
  rows = [];
  const screen = await show(true, { table: 'ramblas-baccarat', round: 34 });
  await expect.element(screen.getByText(/^No recordings\./)).toBeVisible();
  await screen.getByLabelText('Show').selectOptions('Kept recordings');
  expect(shown).toHaveBeenLastCalledWith({ table: 'ramblas-baccarat', round: 34, show: 'held' });
  await screen.getByRole('button', { name: 'Show all tables' }).click();
  expect(shown).toHaveBeenLastCalledWith({});
});
