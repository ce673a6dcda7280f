import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { showToast } from '@wl/ui/feedback/toast';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { announceEarned } from '../../features/achievements/announce-earned.tsx';
import { announceCompleted, announceStamp } from '../../features/missions/announce-completed.tsx';
import { type Player, useSession } from '../session/session.ts';
import Toasts from './toasts.tsx';

const signIn = (id: string, status: Player['status'] = 'active') =>
  useSession.setState({ status: 'member', player: { id, status } as Player });
const signOut = () => useSession.setState({ status: 'visitor', player: undefined });
const shown = () =>
  render(
    <I18nProvider i18n={i18n}>
      <Toasts />
    </I18nProvider>,
  );

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
beforeEach(() => {
  signOut();
  signIn('one');
});

test('sign-out removes the member’s toasts; a status change does not, and a farewell stays', async () => {
  const screen = await shown();
  showToast({ text: '$5.00 are on their way', forMs: 8000 });
  signIn('one', 'excluded');
  await expect.element(screen.getByText('$5.00 are on their way')).toBeVisible();
  signOut();
  showToast({ text: 'Farewell', forMs: 8000 });
  await expect.element(screen.getByText('Farewell')).toBeVisible();
  expect(screen.getByText('$5.00 are on their way').elements()).toEqual([]);
});

test('a toast whose text loads only after another member has signed in is not shown', async () => {
  const screen = await shown();
  const toasts = [
    announceCompleted(
      { mission: null, coins: 25 } as Parameters<typeof announceCompleted>[0],
      'one',
    ),
    announceEarned([{ figure: 'rounds', grade: 'bronze' } as never], 'one'),
  ];
  signIn('two');
  await Promise.all(toasts);
  await announceStamp('london', 'one');
  showToast({ text: 'Welcome', forMs: 8000 });
  await expect.element(screen.getByText('Welcome')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' }).elements()).toHaveLength(1);
});
