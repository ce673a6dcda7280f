import type { RecentGame } from '@wl/contract/lobby';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal, renderPage } from '../../../app/testing-page.ts';
import { RecentlyPlayed } from '../components/recently-played.tsx';
import RecentlyPlayedPage from './recently-played.tsx';

const CALL = 'GET /player/recently-played-games';
const game = (n: number): RecentGame => ({
  slug: `game-${String(n)}`,
  name: `Game ${String(n)}`,
  category: 'video',
  state: n === 2 ? 'maintenance' : 'open',
  at: new Date(Date.now() - n * 3_600_000).toISOString(),
  net_cents: n === 1 ? 250 : -100 * n,
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('every game is listed with the time of its last round and the net result of all rounds', async () => {
  answerCalls({ [CALL]: () => ({ data: Array.from({ length: 27 }, (_, at) => game(at + 1)) }) });
  const screen = await renderPage(<RecentlyPlayedPage />);
  const rows = screen.getByRole('listitem');
  await expect.poll(() => rows.elements().length).toBe(27);
  const texts = rows.elements().map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/^Game 11 hour ago\+\$2\.50$/);
  expect(texts[1]).toMatch(/^Game 2Under maintenance.\$2\.00$/);
  expect(rows.first().element().querySelector('a')?.getAttribute('href')).toBe(
    '/play/video/game-1',
  );
});

test('an empty list says what will appear there, and a failed request can be repeated', async () => {
  let isDown = true;
  answerCalls({ [CALL]: () => (isDown ? refusal(503, 'request.overloaded') : { data: [] }) });
  const screen = await renderPage(<RecentlyPlayedPage />);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Your first round will appear here.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Casino Floor' }))
    .toHaveAttribute('href', '/casino-floor');
});

test('the lobby shows the last five games and a link to all of them', async () => {
  answerCalls({ [CALL]: () => ({ data: Array.from({ length: 6 }, (_, at) => game(at + 1)) }) });
  const screen = await renderPage(<RecentlyPlayed />);
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(5);
  await expect
    .element(screen.getByRole('link', { name: /^See all \d+ games$/ }))
    .toHaveAttribute('href', '/recently-played');
});
