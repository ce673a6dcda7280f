/** Tests the member menu against specification §2. */
import { afterEach, expect, test, vi } from 'vitest';
import { closeChat, usePanel } from '../../features/chat/panel-state.ts';
import { renderPage } from '../testing-page.ts';
import MemberMenu from './member-menu.tsx';

/** Links that the specification requires in the member menu, except the sportsbook, which has no page. */
const ITEMS = [
  'My Settings',
  'My Passport',
  'My Journey',
  'Marketplace',
  'My Bonus Bag',
  'Tournaments',
  'Casino Floor',
  'My Playlist',
  'My Wallet',
  'Notifications',
  'Recently Played',
];

afterEach(closeChat);

test('the member menu has the items of specification §2 and Sign-out', async () => {
  const screen = await renderPage(<MemberMenu onClose={vi.fn()} />);
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  for (const name of ITEMS)
    await expect.element(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await expect.element(menu.getByRole('button', { name: 'Sign-out' })).toBeVisible();
});

test('Live Chat closes the menu and opens the chat', async () => {
  const close = vi.fn();
  const screen = await renderPage(<MemberMenu onClose={close} />);
  await screen.getByRole('button', { name: 'Live Chat' }).click();
  expect(close).toHaveBeenCalledOnce();
  expect(usePanel.getState().isOpen).toBe(true);
});
