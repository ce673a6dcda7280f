/** Tests the column beside a conversation: the member's state, and the clerk's actions for the member. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../app/office.css';
import { forgetToken } from '../../../app/session.ts';
import { axeFindings } from '../../../app/testing-axe.ts';
import { openGate, testGates } from '../../members/testing-gates.ts';
import {
  colleague,
  lineOf,
  open,
  type Screen,
  sentTo,
  server,
  startServer,
} from '../testing-chats.tsx';

vi.mock('../../../app/realtime/realtime.ts', () => ({
  listen: () => () => undefined,
  disconnect: () => undefined,
}));
vi.mock('../../../app/shell/shift-over.tsx', () => ({ ShiftOver: () => null }));

const clerkMay = ['support.answer', 'members.view', 'bonuses.grant'];

beforeEach(async () => {
  await page.viewport(1440, 900);
  startServer();
});
afterEach(() => {
  sessionStorage.clear();
  forgetToken();
  vi.unstubAllGlobals();
});

const listed = (screen: Screen, name: string) =>
  screen
    .getByRole('region', { name })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test('the column shows what the clerk should know, and what the member may do now', async () => {
  const line = lineOf(1, { language: 'tr' });
  server.gates = testGates({
    status: 'excluded',
    excluded_until: '2026-12-08T12:00:00Z',
    is_on_break: true,
    email_bounces: true,
    documents: { identity: 'Completed', address: 'Rejected', payment: 'Reviewed' },
    limits: 2,
    gates: {
      play: { ...openGate, reason: 'on_break', until: '2026-12-08T12:00:00Z' },
      deposit: { ...openGate, reason: 'limit_reached' },
      cash_out: { ...openGate, left_cents: 640_00 },
      bonus: { ...openGate, left_minutes: 48 },
    },
  });
  const { screen } = await open([line], line, clerkMay);
  await expect
    .poll(() => listed(screen, 'About this member'))
    .toEqual([
      expect.stringMatching(/^On a break, until 12\/8\/26/),
      'E-mails are bouncing',
      'Address: document rejected',
      'Payment: document in review',
      'Passport: Verified',
      'Limits set: 2',
    ]);
  expect(listed(screen, 'Allowed now')).toEqual([
    expect.stringMatching(/^PlayOn a break, until 12\/8\/26/),
    'Top-upsLimit reached',
    'Cash-outsUp to $640.00',
    'Bonuses48 min left today',
  ]);
  expect(await axeFindings(screen.getByRole('complementary').element())).toEqual([]);
});

test('a link to a page is added to the answer in the member’s language', async () => {
  const line = lineOf(1, { language: 'tr' });
  const { screen } = await open([line], line, clerkMay);
  const box = screen.getByRole('textbox', { name: 'Answer in Turkish' });
  await box.fill('Merhaba');
  await screen.getByRole('button', { name: /^Add link to limits/ }).click();
  await expect
    .element(box)
    .toHaveValue(
      `Merhaba\nLimitlerinizi buradan belirleyebilirsiniz: ${location.origin}/my-limits`,
    );
  expect(sentTo('/messages')).toEqual([]);
  await screen.getByRole('button', { name: /^Give an item/ }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Give an item' })).toBeVisible();
});

test('a clerk sees only what their permissions allow', async () => {
  const line = lineOf(1, { clerk: colleague });
  const { screen } = await open([line], line, ['support.answer']);
  await expect.element(screen.getByText('Member since')).toBeVisible();
  expect(screen.getByRole('region', { name: 'About this member' }).query()).toBeNull();
  expect(screen.getByRole('link', { name: /member’s file/ }).query()).toBeNull();
  expect(screen.getByRole('button', { name: /^Give an item/ }).query()).toBeNull();
  expect(screen.getByRole('button', { name: /^Add link to limits/ }).query()).toBeNull();
});

test('on a phone, a button opens the column, and a failed request can be repeated', async () => {
  await page.viewport(390, 844);
  const line = lineOf(1, {});
  server.gates = undefined;
  const { screen } = await open([line], line, clerkMay);
  await screen.getByRole('button', { name: 'Member', exact: true }).click();
  const sheet = screen.getByRole('dialog', { name: 'Member' });
  await expect.element(sheet.getByRole('alert')).toBeVisible();
  server.gates = testGates();
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect.element(sheet.getByText('Up to $500.00')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(await axeFindings(sheet.element())).toEqual([]);
});
