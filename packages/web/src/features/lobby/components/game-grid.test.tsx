import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { EVERYTHING } from '../floor-search.ts';
import type { Change } from '../use-floor.ts';
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

/** The games of a search that did not arrive. */
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

/** Each change of the search, in one language each; the words are those of specification §8. */
test.each([
  ['en', 'lobby.update_failed', 'Failed to update filter state'],
  ['es', 'lobby.set_failed', 'No se ha podido aplicar el filtro'],
  ['fr', 'lobby.add_failed', 'Le filtre n’a pas pu être ajouté'],
  ['pt', 'lobby.remove_failed', 'Não foi possível remover o filtro'],
  ['tr', 'lobby.clear_failed', 'Filtreler temizlenemedi'],
] as const)(
  'in %s a failed search names the change that led to it',
  async (language, by, words) => {
    const screen = await failed(language, by);
    await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible();
  },
);

test('games that did not arrive are loaded again by a button', async () => {
  const screen = await failed('en', undefined);
  const alert = screen.getByRole('alert');
  await expect.element(alert.getByText('The games did not arrive')).toBeVisible();
  isDown = false;
  (alert.getByRole('button', { name: 'Load them again' }).element() as HTMLElement).click();
  await expect.element(screen.getByText('No game fits all of these filters')).toBeVisible();
  expect(alert.elements()).toEqual([]);
});
