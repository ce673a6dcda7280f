import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { game } from '@wl/games/catalogue/metro-keno/game';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../../app/api.ts';
import { useSession, type Player } from '../../../app/session/session.ts';
import { launchOf, roundOf } from '../testing-stage.ts';
import PlayPage from './play.tsx';

const picks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const round = () =>
  roundOf(game, {
    bet: { picks, stakeCents: 100 },
    stake_cents: 100,
    demo: true,
    events: [{ type: 'numbers_drawn', numbers: [1, 80] }, { type: 'round_finished' }],
  });

/** Requests sent to the server, such as `POST /play/rounds`. */
let asked: string[];

let state: 'open' | 'maintenance';
let needsPassport: boolean;

beforeEach(() => {
  asked = [];
  state = 'open';
  needsPassport = false;
  queryClient.clear();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  sessionStorage.setItem('wl-last-bet/metro-keno', JSON.stringify({ picks, stakeCents: 100 }));
  vi.stubGlobal('fetch', async (about: string, { method = 'GET' }: RequestInit = {}) => {
    const path = new URL(about, location.href).pathname.replace('/api', '');
    asked.push(`${method} ${path}`);
    if (path === '/play/games/metro-keno')
      return Response.json({
        data: { ...launchOf(game), state, needs_passport: needsPassport },
      });
    if (path === '/play/open-rounds') return Response.json({ data: [] });
    if (path === '/play/demo-rounds') return Response.json({ data: { round: round() } });
    return Response.json({ code: 'request.not_found' }, { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState({ status: 'visitor', player: undefined });
});

const unconfirmed = { id: 'a', email_confirmed: false } as Player;

function openPage(address = `/play/${game.category}/metro-keno`) {
  const root = createRootRoute();
  const play = createRoute({
    getParentRoute: () => root,
    path: '/play/$game_category/$game_name',
    component: PlayPage,
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([play]), history });
  return render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

test.each([
  ['its visitor signs in', { status: 'visitor', player: undefined }],
  ['its member’s address is confirmed elsewhere', { status: 'member', player: unconfirmed }],
] as const)(
  'auto play for fun ends when %s, and no round is played for cash',
  async (_, before) => {
    useSession.setState(before);
    const screen = await openPage();
    const press = async (name: string) => {
      const button = screen.getByRole('button', { name, exact: true });
      await expect.element(button).toBeInTheDocument();
      (button.element() as HTMLElement).click();
    };
    await expect.element(screen.getByTestId('draw')).toBeInTheDocument();
    await press('Quick draw');
    await press('Auto');
    await press('Start 25 rounds');
    await expect.poll(() => asked).toContain('POST /play/demo-rounds');
    useSession.setState({ status: 'member', player: { id: 'a', email_confirmed: true } as Player });
    await expect.element(screen.getByRole('button', { name: 'My rounds' })).toBeInTheDocument();
    // Auto play was started in demo mode and must not place a cash bet for the member who has since signed in. Wait
    // longer than a quick round plus the pause that follows it.
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    expect(asked).not.toContain('POST /play/rounds');
  },
);

test('a game under maintenance says so before any bet, and opens when the maintenance ends', async () => {
  useSession.setState({ status: 'member', player: { id: 'a', email_confirmed: true } as Player });
  state = 'maintenance';
  const screen = await openPage();
  await expect.element(screen.getByText('metro-keno is under maintenance')).toBeInTheDocument();
  await expect
    .element(screen.getByRole('link', { name: 'Back to the casino floor' }))
    .toBeVisible();
  expect(screen.getByTestId('draw').query()).toBeNull();
  state = 'open';
  await queryClient.invalidateQueries();
  await expect.element(screen.getByTestId('draw')).toBeInTheDocument();
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
});

test('after a sign-out in another tab no game is rendered while the page is left', async () => {
  // Prevent the navigation to the home page, so that the test can check the last render before it.
  const stay = (event: Event) => event.preventDefault();
  window.navigation.addEventListener('navigate', stay);
  useSession.setState({ status: 'member', player: { id: 'a', email_confirmed: true } as Player });
  const screen = await openPage();
  await expect.element(screen.getByTestId('draw')).toBeInTheDocument();
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: null }));
  await expect.poll(() => useSession.getState().status).toBe('visitor');
  // The page must not request or render a game for a visitor, so give the page enough time to do either.
  await queryClient.invalidateQueries();
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  await expect.element(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByTestId('draw').query()).toBeNull();
  window.navigation.removeEventListener('navigate', stay);
});

test('a member who must verify the passport sees a message before any bet, until it is verified', async () => {
  useSession.setState({ status: 'member', player: { ...unconfirmed, email_confirmed: true } });
  needsPassport = true;
  const screen = await openPage();
  const message = screen.getByText(/you must verify your passport before you can play/);
  await expect.element(message).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Verify your passport' }))
    .toHaveAttribute('href', '/my-passport');
  needsPassport = false;
  await queryClient.invalidateQueries();
  await expect.element(message).not.toBeInTheDocument();
});

test('play for fun does not ask for a passport', async () => {
  useSession.setState({ status: 'member', player: unconfirmed });
  needsPassport = true;
  const screen = await openPage();
  await expect.element(screen.getByTestId('draw')).toBeInTheDocument();
  expect(
    screen.getByText(/you must verify your passport before you can play/).elements(),
  ).toHaveLength(0);
});

test.each(['/play/video/metro-keno', '/play/table/no-such-game'])(
  'the page %s shows a link to the casino floor and no spin button',
  async (address) => {
    vi.stubGlobal('fetch', async (about: string) =>
      about.includes('/play/games/metro-keno')
        ? Response.json({ data: launchOf(game) })
        : Response.json({ code: 'play.game_unknown' }, { status: 404 }),
    );
    const screen = await openPage(address);
    await expect
      .element(screen.getByRole('link', { name: /casino floor/i }))
      .toHaveAttribute('href', '/casino-floor');
    const start = ['spin', 'draw', 'deal'].map((id) => `[data-testid="${id}"]`).join();
    expect(screen.container.querySelector(start)).toBeNull();
  },
);
