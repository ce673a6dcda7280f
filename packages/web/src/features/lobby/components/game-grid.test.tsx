import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { GameTile } from '@wl/contract/lobby';
import { answerCalls, renderPage } from '../../../app/testing-page.ts';
import { EVERYTHING } from '../lobby-search.ts';
import type { Change } from '../use-lobby.ts';
import { GameGrid } from './game-grid.tsx';

let isDown: boolean;

beforeEach(() => {
  isDown = true;
  const none = { data: [], meta: { current_page: 1, to: 0, total: 0 } };
  vi.stubGlobal('fetch', async () => {
    if (isDown) throw new TypeError('offline');
    return Response.json(none);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

/** Renders the game grid after a failed search. */
async function failed(language: string, change: Change | undefined) {
  i18n.loadAndActivate({ locale: language, messages: {} });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <GameGrid
          search={EVERYTHING}
          change={change}
          onClear={() => undefined}
          title="Boarding now"
          narrowed={false}
        />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

/**
 * Tests that every kind of search change has its own error message. Each case uses a different language (specification
 * §8).
 */
test.each([
  ['en', 'lobby.update_failed', 'Failed to update filter state'],
  ['es', 'lobby.set_failed', 'No se ha podido aplicar el filtro'],
  ['fr', 'lobby.add_failed', 'Le filtre actif n’a pas pu être ajouté'],
  ['pt', 'lobby.remove_failed', 'Não foi possível remover o filtro'],
  ['tr', 'lobby.clear_failed', 'Filtreler temizlenemedi'],
] as const)(
  'in %s a failed search reports the filter change that caused it',
  async (language, by, words) => {
    const screen = await failed(language, by);
    await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible();
  },
);

/** Returns the names of the games in page order. */
const names = () =>
  [...document.querySelectorAll('li article')].map(
    (card) => /game \d+/.exec(card.textContent ?? '')?.[0],
  );

const upTo = (count: number) => Array.from({ length: count }, (_, at) => `game ${String(at + 1)}`);

test('the first page shows a loading indicator, and More games appends the next page', async () => {
  const tile = (n: number): GameTile => ({
    slug: `game-${String(n)}`,
    name: `game ${String(n)}`,
    category: 'video',
    city: 'tokyo',
    studio: 'Dry Lake Gaming',
    min_bet: 5,
    max_bet: 100,
    rtp: 96,
    volatility: 3,
    multiplier: 1000,
    features: [],
    bonus_money: true,
    free_play: true,
    state: 'open',
    rating: null,
  });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const calls = answerCalls({
    'POST /game/get-games': async ({ query }) => {
      await held;
      const page = Number(query.get('page'));
      const from = (page - 1) * 16;
      const count = page === 1 ? 16 : 2;
      return {
        data: Array.from({ length: count }, (_, at) => tile(from + at + 1)),
        meta: { current_page: page, total: 18, to: from + count },
      };
    },
  });
  const screen = await renderPage(
    <GameGrid
      search={EVERYTHING}
      change={undefined}
      onClear={() => undefined}
      title="Boarding now"
      narrowed={false}
    />,
  );
  await expect.element(screen.getByRole('img', { name: 'Loading games' })).toBeVisible();
  answer();
  await expect.poll(names).toEqual(upTo(16));
  await screen.getByRole('button', { name: 'More games' }).click();
  await expect.poll(names).toEqual(upTo(18));
  const searches = calls.filter(({ call }) => call === 'POST /game/get-games');
  expect(searches.map(({ query, body }) => [query.get('page'), body])).toEqual([
    ['1', expect.objectContaining({ limit: 16 })],
    ['2', expect.objectContaining({ limit: 16 })],
  ]);
});

test('a new search aborts the previous one, whose failure shows no error', async () => {
  const signals: AbortSignal[] = [];
  const found = { data: [], meta: { current_page: 1, to: 0, total: 0 } };
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    if (signal) signals.push(signal);
    if (signals.length > 1) return Promise.resolve(Response.json(found));
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const grid = (text: string) => (
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <GameGrid
          search={{ ...EVERYTHING, text }}
          change={undefined}
          onClear={() => undefined}
          title="Boarding now"
          narrowed
        />
      </I18nProvider>
    </QueryClientProvider>
  );
  const screen = await render(grid('lon'));
  await expect.poll(() => signals.length).toBe(1);
  await screen.rerender(grid('london'));
  await expect.element(screen.getByText('No games found with that name')).toBeVisible();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(screen.getByRole('alert').elements()).toEqual([]);
});

test('after a failed search, Try again loads the games', async () => {
  const screen = await failed('en', undefined);
  const alert = screen.getByRole('alert');
  await expect.element(alert.getByText('The games could not be loaded')).toBeVisible();
  isDown = false;
  (alert.getByRole('button', { name: 'Try again' }).element() as HTMLElement).click();
  await expect.element(screen.getByText('No games match all of these filters')).toBeVisible();
  expect(alert.elements()).toEqual([]);
});
