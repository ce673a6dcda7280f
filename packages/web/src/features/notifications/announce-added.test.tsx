import type { Notification } from '@wl/contract/notifications';
import { showToast } from '@wl/ui/feedback/toast';
import { isValidElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Player, useSession } from '../../app/session/session.ts';
import { setOnStage } from '../../app/shell/off-stage.ts';
import { renderPage } from '../../app/testing-page.ts';
import { AddedText, announceAdded } from './announce-added.tsx';

vi.mock('@wl/ui/feedback/toast', () => ({ showToast: vi.fn(), ToastPlace: () => null }));

const TOGETHER_MS = 500;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const signIn = (id: string, status: Player['status'] = 'active') =>
  useSession.setState({ status: 'member', player: { id, status } as Player });

const fact = { id: 'n', at: '2026-03-02T12:10:00.000Z', read: false } as const;
const paid: Notification = { ...fact, kind: 'cash_out_paid', amount: 500 };
const gift: Notification = {
  ...fact,
  kind: 'gift_waiting',
  item: 'free_spins',
  gift: 'g',
  until: fact.at,
};

/** Returns each toast's notification kind, and the number of further notifications that the toast mentions. */
const announcement = () =>
  vi.mocked(showToast).mock.calls.map(([{ text }]) => {
    if (!isValidElement<{ notification: Notification; others: number }>(text)) return undefined;
    return [text.props.notification.kind, text.props.others];
  });

beforeEach(() => {
  vi.mocked(showToast).mockClear();
  signIn('one');
});
afterEach(() => {
  setOnStage(false);
});

test('notifications that arrive during a game are announced together when the game closes', async () => {
  setOnStage(true);
  await announceAdded(gift, 'one');
  await announceAdded(paid, 'one');
  await wait(TOGETHER_MS);
  expect(announcement()).toEqual([]);
  setOnStage(false);
  expect(announcement()).toEqual([['cash_out_paid', 1]]);
});

test('notifications held during a game are shown neither after sign-out nor to the next member', async () => {
  setOnStage(true);
  await announceAdded(paid, 'one');
  await wait(TOGETHER_MS);
  useSession.setState({ status: 'visitor', player: undefined });
  signIn('two');
  // This notification for member `one` arrives only after member `two` has signed in, so it must not be shown.
  await announceAdded(gift, 'one');
  await wait(TOGETHER_MS);
  setOnStage(false);
  expect(announcement()).toEqual([]);
});

const answered = (ticket: string): Notification => ({
  ...fact,
  kind: 'letter_answered',
  number: 'E-1042',
  ticket,
});

test.each([
  {
    shown: 'a single answered ticket',
    notification: answered('one'),
    others: 0,
    to: '/tickets/one',
  },
  {
    shown: 'several notifications',
    notification: answered('one'),
    others: 2,
    to: '/notifications',
  },
  { shown: 'another notification', notification: paid, others: 0, to: '/notifications' },
])('the toast about $shown links to $to', async ({ notification, others, to }) => {
  const screen = await renderPage(<AddedText notification={notification} others={others} />);
  await expect
    .element(screen.getByRole('link', { name: 'View details' }))
    .toHaveAttribute('href', to);
});

test('an answered ticket is announced unless its own page is open', async () => {
  const before = window.location.href;
  window.history.pushState(null, '', '/tickets/open');
  await announceAdded(answered('open'), 'one');
  await announceAdded(answered('other'), 'one');
  await wait(TOGETHER_MS);
  expect(announcement()).toEqual([['letter_answered', 0]]);
  vi.mocked(showToast).mockClear();
  await announceAdded(answered('open'), 'one');
  await wait(TOGETHER_MS);
  expect(announcement()).toEqual([]);
  window.history.pushState(null, '', before);
});

test('when a break begins, held money notifications are still shown but calls to play are not', async () => {
  setOnStage(true);
  await announceAdded(paid, 'one');
  await announceAdded(gift, 'one');
  await wait(TOGETHER_MS);
  signIn('one', 'excluded');
  setOnStage(false);
  expect(announcement()).toEqual([['cash_out_paid', 0]]);
});
