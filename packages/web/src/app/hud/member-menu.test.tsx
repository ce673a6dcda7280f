/** Tests the member menu against specification §2. */
import { expect, test, vi } from 'vitest';
import { renderPage } from '../testing-page.ts';
import MemberMenu from './member-menu.tsx';

/** Menu items that the specification requires, except Live Chat and the sportsbook, which have no page. */
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

test('the member menu has the items of specification §2 and Sign-out', async () => {
  const screen = await renderPage(<MemberMenu onClose={vi.fn()} />);
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  for (const name of ITEMS)
    await expect.element(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await expect.element(menu.getByRole('button', { name: 'Sign-out' })).toBeVisible();
});
