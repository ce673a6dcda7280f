/** Tests the support calendar page with a stubbed server. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../app/office.css';
import { forgetToken } from '../../../app/session.ts';
import { axeFindings } from '../../../app/testing-axe.ts';
import { bodiesTo, openPage, server, startServer } from '../testing-tickets.tsx';

vi.mock('../../../app/realtime/realtime.ts', () => ({
  listen: () => () => undefined,
  joinPresence: () => () => undefined,
  disconnect: () => undefined,
}));
vi.mock('../../../app/shell/shift-over.tsx', () => ({ ShiftOver: () => null }));

beforeEach(async () => {
  await page.viewport(1440, 900);
  document.body.classList.add('paper');
  startServer([]);
});
afterEach(() => {
  forgetToken();
  document.body.classList.remove('paper');
  vi.unstubAllGlobals();
});

const open = (permissions = ['support.hours']) => openPage('/support/calendar', permissions);

test('a clerk changes the working days, and sees the deadlines that they give', async () => {
  const { screen } = await open();
  const preview = screen.getByText(/^A question received now is due by/);
  await expect.element(preview).toBeVisible();
  const before = preview.element().textContent;
  const boxes = screen.getByRole('group', { name: 'Support working days' }).getByRole('checkbox');
  for (const box of boxes.all().slice(0, 5)) await box.click();
  await expect.element(screen.getByText(/^Choose at least one working day/)).toBeVisible();
  const save = screen.getByRole('button', { name: 'Save calendar' });
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('checkbox', { name: 'Sunday' }).click();
  await screen.getByLabelText('Closed dates').fill('2027-01-01');
  await expect.element(preview).not.toHaveTextContent(before);
  await screen.getByLabelText('Reason').fill('New shifts');
  await save.click();
  await expect.element(screen.getByText('Saved')).toBeVisible();
  expect(bodiesTo('calendar')).toEqual([
    {
      zone: 'UTC',
      days: [false, false, false, false, false, false, true],
      closed: ['2027-01-01'],
      version: 0,
      reason: 'New shifts',
    },
  ]);
  expect(await axeFindings(screen.getByRole('main').element())).toEqual([]);
});

test('a colleague’s change is shown before it can be overwritten', async () => {
  const { screen } = await open();
  await screen.getByRole('checkbox', { name: 'Saturday' }).click();
  await screen.getByLabelText('Reason').fill('Saturday shifts');
  server.calendar = { ...server.calendar, version: 1 };
  await screen.getByRole('button', { name: 'Save calendar' }).click();
  await expect.element(screen.getByText(/^Another clerk has changed the calendar/)).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Saturday' })).toBeChecked();
  expect(server.calendar.version).toBe(1);
  await screen.getByRole('button', { name: 'Keep my version' }).click();
  await screen.getByRole('button', { name: 'Save calendar' }).click();
  await expect.poll(() => bodiesTo('calendar').map(({ version }) => version)).toEqual([0, 1]);
});

test('without the permission, the calendar can only be read', async () => {
  const { screen } = await open([]);
  await expect.element(screen.getByRole('checkbox', { name: 'Sunday' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save calendar' }).elements()).toHaveLength(0);
});
