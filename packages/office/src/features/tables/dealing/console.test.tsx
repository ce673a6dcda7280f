/** Tests the dealer's console with a stubbed server that applies the rules for entries. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { DealingConsole } from '@wl/contract/office/tables-dealing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../app/office.css';
import { axeFindings } from '../../../app/testing-axe.ts';
import { Console } from './console.tsx';
import { at, closedRound, consoleOf, entryOf } from './testing-console.ts';
import { useConsole } from './use-console.ts';

vi.mock('../../../app/realtime/realtime.ts', () => ({ listen: () => () => undefined }));
// Stub the camera, because it has its own tests.
const { pressed } = vi.hoisted(() => ({ pressed: vi.fn() }));
vi.mock('../../table-pictures/index.ts', () => ({
  DealerCamera: () => (
    <button type="button" onClick={pressed}>
      Camera
    </button>
  ),
}));

let state: DealingConsole;
let sent: { path: string; body: Record<string, unknown> }[];
let failWith: { status: number; error: object } | undefined;

/** Applies a call from the page to the state, as the server does. */
function apply(path: string, body: Record<string, unknown>): void {
  const { round } = state;
  if (!round) return;
  const [first = [], second = []] = round.entries.map(({ items }) => items.map(({ item }) => item));
  const lists = [first, second];
  const list = lists[body['entry'] === 2 ? 1 : 0] ?? [];
  if (path.endsWith('/items')) list.push(String(body['item']));
  if (path.endsWith('/take-back')) list.pop();
  if (state.table.game !== 'table-baccarat') return;
  const entries = [entryOf(1, first), entryOf(2, second)];
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
  state = {
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

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  document.body.classList.add('paper');
  await page.viewport(1440, 900);
  state = consoleOf();
  sent = [];
  failWith = undefined;
  vi.stubGlobal('fetch', (address: string, options?: { method?: string; body?: string }) => {
    const path = new URL(address, location.href).pathname.replace('/api/staff', '');
    if (options?.body !== undefined) {
      const body = JSON.parse(options.body) as Record<string, unknown>;
      sent.push({ path, body });
      if (failWith) return Response.json(failWith.error, { status: failWith.status });
      apply(path, body);
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
      <Console console={query.data.data} clerk={clerk} nowMs={Date.parse(at(62_000))} {...tasks} />
    </main>
  ) : null;
}

async function show(permissions = ['tables.deal', 'tables.ask_void']) {
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
}

/** Returns the cards that the page has sent for an entry. */
const entered = (entry: number) =>
  sent.flatMap(({ path, body }) =>
    path.endsWith('/items') && body['entry'] === entry ? [body['item']] : [],
  );

test('a dealer enters a hand twice by keys, and confirms and pays it', async () => {
  const screen = await show();
  await expect.element(screen.getByText('Your turn: enter the result')).toBeVisible();
  await expect.element(screen.getByText('Seconds until the pit boss is called: 14')).toBeVisible();
  await screen.getByRole('button', { name: 'Camera' }).click();
  pressed.mockClear();
  // The keys are pressed faster than the server answers.
  await userEvent.keyboard('4skc2h7d');
  await expect.element(screen.getByText('Second entry by keyboard')).toBeVisible();
  expect(entered(1)).toEqual(['4s', 'Kc', '2h', '7d']);
  // Enter does nothing before both entries agree.
  await userEvent.keyboard('{Enter}4skc2h6d');
  await expect.poll(() => entered(2)).toEqual(['4s', 'Kc', '2h', '6d']);
  await expect.element(screen.getByText('Second entry: 6 of diamonds')).toBeVisible();
  await userEvent.keyboard('{Backspace}7d');
  await expect.element(screen.getByText('Both entries agree')).toBeVisible();
  await expect.element(screen.getByText('Banker wins, 7 to 6')).toBeVisible();
  await expect.element(screen.getByText('-$47.90')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Bets are being paid')).toBeVisible();
  // `Enter` must not have activated the button that had the focus before.
  expect(pressed).not.toHaveBeenCalled();
  expect(sent.at(-1)).toEqual({
    path: '/dealing/ramblas-baccarat/confirm',
    body: { round: 35, attempt: 1 },
  });
});

test('cards are entered by buttons, in either order of rank and suit, also on a phone', async () => {
  await page.viewport(390, 844);
  const screen = await show();
  await screen.getByRole('button', { name: 'clubs' }).click();
  await screen.getByRole('button', { name: '10', exact: true }).click();
  await expect.poll(() => entered(1)).toEqual(['Tc']);
  await screen.getByRole('button', { name: 'Take back the last card' }).click();
  await expect.poll(() => sent.at(-1)?.path).toBe('/dealing/ramblas-baccarat/items/take-back');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await axeFindings(document.body)).toEqual([]);
});

test('after a refused card, no card is sent until the dealer continues', async () => {
  const screen = await show();
  failWith = {
    status: 409,
    error: { error: { code: 'tables.entry_changed', message: '', params: {} } },
  };
  await userEvent.keyboard('4skc2h');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(entered(1)).toEqual(['4s']);
  failWith = undefined;
  await userEvent.keyboard('{Enter}4s');
  await expect.poll(() => entered(1)).toEqual(['4s', '4s']);
  await expect.poll(() => screen.getByRole('alert').elements()).toEqual([]);
});

test('the reason of a void starts empty, and the request waits for a second clerk', async () => {
  const screen = await show();
  const submit = screen.getByRole('button', { name: 'Request void' });
  await screen.getByLabelText('Reason').fill('A card fell.');
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('radio', { name: 'Technical fault' }).click();
  await submit.click();
  await expect.element(screen.getByText(/waiting for a second clerk/)).toBeVisible();
  expect(sent).toEqual([
    {
      path: '/tables/ramblas-baccarat/rounds/35/void',
      body: { reason: 'equipment', comment: 'A card fell.' },
    },
  ]);
});

test('a lost picture names its effect, and a clerk who does not deal gets no keys', async () => {
  state = consoleOf({
    shift: { ...(consoleOf().shift as NonNullable<DealingConsole['shift']>), mine: false },
    picture: { state: 'lost', generation: 4 },
    round: closedRound({ phase: 'open', trouble: 'picture_lost', voids_at: at(72_000) }),
  });
  const screen = await show(['tables.deal']);
  await expect.element(screen.getByText('Video lost')).toBeVisible();
  await expect
    .element(screen.getByText('The video is lost. Seconds until the round becomes void: 10'))
    .toBeVisible();
  expect(screen.getByRole('group', { name: 'Card keys' }).query()).toBe(null);
  expect(screen.getByRole('button', { name: /Confirm and pay/ }).query()).toBe(null);
  expect(await axeFindings(document.body)).toEqual([]);
});

test('without a shift, the clerk starts one with a working name', async () => {
  state = consoleOf({
    shift: null,
    round: null,
    picture: { state: 'lost', generation: 0 },
  });
  const screen = await show();
  // The page does not report a missing video as lost, because no dealer has started it.
  expect(screen.getByText('Video lost').query()).toBe(null);
  await screen.getByLabelText('Working name').fill('Mari');
  await screen.getByLabelText('Planned shift length').selectOptions('4 hr');
  expect(await axeFindings(document.body)).toEqual([]);
  await screen.getByRole('button', { name: 'Start shift' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      { path: '/dealing/ramblas-baccarat/shift', body: { dealer_name: 'Mari', minutes: 240 } },
    ]);
});

test('the number of a wheel is typed and entered twice', async () => {
  const table = { ...consoleOf().table, game: 'table-roulette' };
  const empty = { source: null, items: [], next: 'wheel' };
  const entries = [1, 2].map((entry) => ({ ...empty, entry: entry as 1 | 2 }));
  state = consoleOf({ table, round: closedRound({ entries }) });
  const screen = await show();
  // The wheel has no number 37, so 7 begins a new number.
  await userEvent.keyboard('37');
  await expect
    .element(screen.getByRole('button', { name: '7', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Backspace}17{Enter}');
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({ entry: 1, position: 0, item: '17' });
  expect(await axeFindings(document.body)).toEqual([]);
});
