import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { DealingConsole } from '@wl/contract/office/tables-dealing';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Console } from './console.tsx';
import { at, consoleOf, entryOf } from './testing-console.ts';
import { useConsole } from './use-console.ts';

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

/** Returns the state with which the stubbed server replies to a call from the page. */
function applied(state: DealingConsole, { path, body }: Sent): DealingConsole {
  const { round } = state;
  if (!round) return state;
  const [first = [], second = []] = round.entries.map(({ items }) => items.map(({ item }) => item));
  const lists = [first, second];
  const list = lists[body['entry'] === 2 ? 1 : 0] ?? [];
  if (path.endsWith('/items')) list.push(String(body['item']));
  if (path.endsWith('/take-back')) list.pop();
  if (state.table.game !== 'table-baccarat') return state;
  const isScanned = body['source'] === 'scanner' || round.entries[0]?.source === 'scanner';
  const entries = [entryOf(1, first, isScanned ? 'scanner' : 'keys'), entryOf(2, second)];
  const agrees = entries.every(({ next }) => next === null) && first.join(' ') === second.join(' ');
  const preview = agrees && {
    events: [
      { type: 'hands_compared', result: 'banker', playerTotal: 6, bankerTotal: 7, natural: false },
    ],
    payout_cents: 1_251_90,
    kept_cents: -47_90,
    spots: [{ spot: 'banker', stake_cents: 642_00, payout_cents: 1_251_90 }],
  };
  const isPaid = path.endsWith('/confirm');
  return {
    ...state,
    round: {
      ...round,
      entries,
      agrees,
      ...(preview && { preview }),
      ...(isPaid && { phase: 'revealed' as const }),
      ...(path.endsWith('/call') && { is_called: true }),
    },
  };
}

/**
 * Prepares the dealer's console and a stubbed server for each test in a file. The test file mocks the realtime
 * connection and the camera.
 */
export function consolePage() {
  let state: DealingConsole;
  let sent: Sent[];
  let failure: { status: number; error: object } | undefined;

  beforeEach(async () => {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    document.body.classList.add('paper');
    localStorage.clear();
    await page.viewport(1440, 900);
    state = consoleOf();
    sent = [];
    failure = undefined;
    vi.stubGlobal('fetch', (address: string, options?: { method?: string; body?: string }) => {
      const path = new URL(address, location.href).pathname.replace('/api/staff', '');
      if (options?.body !== undefined) {
        const call = { path, body: JSON.parse(options.body) as Record<string, unknown> };
        sent.push(call);
        if (failure) return Response.json(failure.error, { status: failure.status });
        state = applied(state, call);
      }
      return Response.json({ data: state });
    });
  });
  afterEach(() => {
    document.body.classList.remove('paper');
    vi.unstubAllGlobals();
  });

  function Shown({ permissions }: { permissions: string[] }) {
    const { query, ...tasks } = useConsole('ramblas-baccarat');
    const clerk = { name: 'Marisol Vidal', permissions } as never;
    return query.data ? (
      <main>
        <Console
          console={query.data.data}
          clerk={clerk}
          nowMs={Date.parse(at(62_000))}
          {...tasks}
        />
      </main>
    ) : null;
  }

  return {
    async show(permissions = ['tables.deal', 'tables.ask_void']) {
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      const screen = await render(
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queries}>
            <Shown permissions={permissions} />
          </QueryClientProvider>
        </I18nProvider>,
      );
      await expect.element(screen.getByRole('heading', { name: 'Ramblas Baccarat' })).toBeVisible();
      return screen;
    },
    /** Changes the state with which the server replies. */
    startWith(more: Partial<DealingConsole>) {
      state = consoleOf(more);
    },
    /** Makes the server reject each call with a conflict. If `code` is undefined, the server accepts calls again. */
    failWith(code: string | undefined) {
      failure = code
        ? { status: 409, error: { error: { code, message: '', params: {} } } }
        : undefined;
    },
    /** Returns the calls that the page has sent. */
    sent: () => sent,
    /** Returns the cards that the page has sent for an entry. */
    entered: (entry: number) =>
      sent.flatMap(({ path, body }) =>
        path.endsWith('/items') && body['entry'] === entry ? [body['item']] : [],
      ),
  };
}
