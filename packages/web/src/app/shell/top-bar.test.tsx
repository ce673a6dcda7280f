import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { Wallet } from '@wl/contract/wallet';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../api.ts';
import { receiveHud, type HudStatus } from '../hud/status.ts';
import { receiveWallet } from '../hud/wallet.ts';
import { type Player, useSession } from '../session/session.ts';
import { TopBar } from './top-bar.tsx';
import '@wl/ui/fonts.css';
import '../style.css';

/** Phone widths in px (look.md), from widest to narrowest. */
const WIDTHS = [390, 360, 320];
let version = 0;

beforeAll(() => {
  localStorage.setItem('auth_token', 'token');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  useSession.setState({ status: 'member', player: { id: 'one', nickname: 'rea' } as Player });
  receiveHud({
    version: 1,
    level: 12,
    experience: 40,
    experience_needed: 100,
    unread_notifications: 120,
    notifications_version: 1,
    city: { id: 'tokyo', name: 'Tokyo', airport: 'HND' },
  } as unknown as HudStatus);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  useSession.setState({ status: 'visitor', player: undefined });
  await page.viewport(800, 700);
});

const isShown = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().width > 1;
const nameOf = (one: Element) => one.textContent || one.getAttribute('aria-label') || one.tagName;
const isWithin = (inner: DOMRect, outer: DOMRect) =>
  inner.left >= outer.left - 0.5 &&
  inner.right <= outer.right + 0.5 &&
  inner.top >= outer.top - 0.5 &&
  inner.bottom <= outer.bottom + 0.5;
const meet = (a: DOMRect, b: DOMRect) =>
  a.left < b.right - 0.5 &&
  b.left < a.right - 0.5 &&
  a.top < b.bottom - 0.5 &&
  b.top < a.bottom - 0.5;

/** Returns a description of each pair of elements that overlap. */
const overlaps = (things: readonly Element[]): string[] =>
  things.flatMap((one, place) =>
    things
      .slice(place + 1)
      .filter((other) => meet(one.getBoundingClientRect(), other.getBoundingClientRect()))
      .map((other) => `${nameOf(one)} lies over ${nameOf(other)}`),
  );

/** Lists the parts of the bar that are cut off, overlap a neighbour or extend beyond the bar. */
function crowded(): string[] {
  const bar = document.querySelector('header');
  const wallet = bar?.querySelector('a[href="/my-wallet-xs"]');
  if (!bar || !wallet) return ['no wallet'];
  const controls = [...bar.querySelectorAll('a, button')].filter(isShown);
  const room = new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight);
  const leaving = controls.filter((one) => {
    const box = one.getBoundingClientRect();
    return !isWithin(box, bar.getBoundingClientRect()) || !isWithin(box, room);
  });
  const parts = [...wallet.querySelectorAll('*')].filter(
    (one) => isShown(one) && (one.tagName === 'svg' || (!one.firstElementChild && one.textContent)),
  );
  if (parts.length !== 4) return ['not two balances with a picture each'];
  const cut = parts.filter(
    (one) => !isWithin(one.getBoundingClientRect(), wallet.getBoundingClientRect()),
  );
  return [
    ...overlaps(controls),
    ...overlaps(parts),
    ...leaving.map((one) => `${nameOf(one)} leaves the bar`),
    ...cut.map((one) => `${nameOf(one)} is cut`),
  ];
}

test.each([
  ['en', 4_321_09, 870, '$4,321.09'],
  ['en', 12_345_67, 3_460, '$12,345.67'],
  ['tr', 12_345_67, 12_345, '$12.345,67'],
  ['fr', 123_456_78, 12_345, '123 456,78 $'],
  ['en', 1_234_567_89, 123_456, '$1,234,567.89'],
])(
  'the top bar shows cash and Coins uncut on phones: %s, %i cents, %i Coins',
  async (language, cash, coins, shown) => {
    i18n.loadAndActivate({ locale: language, messages: {} });
    receiveWallet({
      version: (version += 1),
      cash,
      bonus: 0,
      coins,
      in_play: 0,
    } as unknown as Wallet);
    const root = createRootRoute({ component: TopBar });
    const router = createRouter({ routeTree: root, history: createMemoryHistory() });
    const screen = await render(
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router as never} />
        </I18nProvider>
      </QueryClientProvider>,
    );
    await page.viewport(WIDTHS[0] ?? 0, 700);
    const texts = () =>
      screen
        .getByRole('banner')
        .element()
        .querySelector('a[href="/my-wallet-xs"]')
        ?.textContent?.replaceAll(/\s/g, ' ');
    await expect.poll(texts).toContain(shown);
    await document.fonts.ready;
    for (const width of WIDTHS) {
      await page.viewport(width, 700);
      await expect.poll(() => innerWidth).toBe(width);
      await expect.poll(crowded, { message: `${shown} on ${width} px` }).toEqual([]);
    }
  },
);

test('the longest button of visitors has one line on usual phones, and leaves the bar on none', async () => {
  useSession.setState({ status: 'visitor', player: undefined });
  i18n.loadAndActivate({ locale: 'fr', messages: {} });
  const root = createRootRoute({ component: TopBar });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Sign in' });
  await expect.element(button).toBeInTheDocument();
  const element = button.element();
  // Set the French label directly, because this test loads no catalogues.
  element.textContent = 'Se connecter';
  await document.fonts.ready;
  const linesOf = (one: Element) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  };
  for (const width of WIDTHS) {
    await page.viewport(width, 700);
    await expect.poll(() => innerWidth).toBe(width);
    const controls = [...screen.getByRole('banner').element().querySelectorAll('a, button')];
    const shown = controls.filter(isShown);
    expect(overlaps(shown)).toEqual([]);
    expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    if (width === 390) expect(linesOf(element)).toBe(1);
  }
});
