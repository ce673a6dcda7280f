/** Tests the mini table with a stubbed server: its state, its link and its button, and that it covers no other control. */
import { useRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../app/style.css';
import { queryClient } from '../../../app/api.ts';
import { useSession } from '../../../app/session/session.ts';
import { findingsAt, WIDTHS } from '../../../app/testing-axe.ts';
import { answerCalls, renderPage } from '../../../app/testing-page.ts';
import { tableQuery } from '../api.ts';
import type { TableReply } from '../live-state.ts';
import { betAt, replyOf, resultOf, roundAt } from '../testing-tables.ts';
import { MiniTable } from './mini-table.tsx';

const { queryKey } = tableQuery('thames-wheel');
const onClose = vi.fn<() => void>();
let reply: TableReply;

beforeEach(async () => {
  await page.viewport(1440, 900);
  onClose.mockClear();
  const now = Date.now();
  const round = {
    ...roundAt('open'),
    closes_at: new Date(now + 60_000).toISOString(),
    phase_ends_at: null,
  };
  reply = {
    ...replyOf({ round }),
    bets: [betAt(12, 5_00)],
    server_now: new Date(now).toISOString(),
  };
  answerCalls({ 'GET /tables/thames-wheel': () => ({ data: reply }) });
  useSession.setState({ status: 'member', player: { id: 'm' } as never });
});
afterEach(() => {
  useSession.setState({ status: 'visitor', player: undefined });
  vi.unstubAllGlobals();
});

function Shown() {
  const router = useRouter();
  return (
    <main>
      <h1>Another page</h1>
      <MiniTable slug="thames-wheel" router={router} onClose={onClose} />
    </main>
  );
}
const open = async (path = '/wallet') => renderPage(<Shown />, path);

test('shows the phase, the seconds, the member’s stake and the last result', async () => {
  const screen = await open();
  const mini = screen.getByRole('complementary', { name: 'Table in view: Thames Wheel' });
  await expect.element(mini.getByText('Place your bets')).toBeVisible();
  await expect.element(mini.getByRole('timer')).toBeVisible();
  await expect.element(mini.getByText('Your stake: $5')).toBeVisible();
  await expect.element(mini.getByRole('listitem')).toHaveTextContent('4');
  await expect.element(mini.getByRole('link')).toHaveAttribute('href', '/live/thames-wheel');
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
  await mini.getByRole('button', { name: 'Close table in view' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('does not show a result while the table presents it', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Place your bets')).toBeVisible();
  const result = resultOf(12, '17');
  const round = { ...roundAt('revealed'), phase_ends_at: null, result };
  const table = { ...reply.table, round, results: [result, ...reply.table.results] };
  queryClient.setQueryData(queryKey, { data: { ...reply, table } });
  await expect.element(screen.getByText('The ball is rolling')).toBeVisible();
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('4');
  const paid = { ...table, round: { ...round, phase: 'settled' as const } };
  queryClient.setQueryData(queryKey, { data: { ...reply, table: paid } });
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('17');
});

test('shows the phases of the last round of a table that has closed', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Place your bets')).toBeVisible();
  const table = { ...reply.table, state: 'closed' as const };
  const round = { ...roundAt('closed'), phase_ends_at: null };
  queryClient.setQueryData(queryKey, { data: { ...reply, table: { ...table, round } } });
  await expect.element(screen.getByText('No more bets')).toBeVisible();
  const paid = { ...round, phase: 'settled' as const };
  queryClient.setQueryData(queryKey, { data: { ...reply, table: { ...table, round: paid } } });
  await expect.element(screen.getByText('Table closed')).toBeVisible();
});

test('is absent on the page of its table', async () => {
  const screen = await open('/live/thames-wheel');
  await expect.element(screen.getByRole('heading', { name: 'Another page' })).toBeVisible();
  await expect.poll(() => queryClient.getQueryData(queryKey)).toBeDefined();
  expect(screen.getByRole('complementary').elements()).toEqual([]);
});

test('on a phone, it is one line above the tab bar, and below the chat button', async () => {
  await page.viewport(390, 844);
  const screen = await open();
  await expect.element(screen.getByText('Place your bets')).toBeVisible();
  const mini = screen.getByRole('complementary').element();
  const chat = document.body.appendChild(document.createElement('button'));
  chat.dataset['chatLauncher'] = '';
  chat.dataset['member'] = '';
  chat.style.position = 'fixed';
  const box = mini.getBoundingClientRect();
  expect(box.height).toBeLessThanOrEqual(52);
  expect(844 - box.bottom).toBe(70);
  expect(chat.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.top);
  chat.remove();
});
