/** Tests the list of a table's rounds and the requests to void them, with a stubbed server. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { OfficeTableRound, TableVoid } from '@wl/contract/office/tables-rounds';
import type { OfficeTable } from '@wl/contract/office/tables';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../app/office.css';
import { axeFindings } from '../../../app/testing-axe.ts';
import { RoundsPanel } from './rounds-panel.tsx';

const AT = '2026-05-01T12:00:00.000Z';
const ID = '0190f0aa-0000-7000-8000-000000000001';
const table = { slug: 'thames-wheel', name: 'Thames Wheel' } as OfficeTable;
const request: TableVoid = {
  id: ID,
  reason: 'equipment',
  comment: 'The wheel stopped twice.',
  asked_by: 'Ada',
  mine: false,
  asked_at: AT,
  outcome: null,
  decided_by: null,
  decided_at: null,
  finished_at: null,
};
let rounds: OfficeTableRound[];
let sent: { path: string; body: unknown }[];

const roundOf = (number: number, more: Partial<OfficeTableRound> = {}): OfficeTableRound => ({
  number,
  phase: 'settled',
  opens_at: AT,
  events: [{ type: 'ball_landed', pocket: '17', wheelIndex: 8 }],
  bets: 3,
  members: 2,
  stake_cents: 4_500,
  payout_cents: 36_000,
  void_reason: null,
  void: null,
  ...more,
});

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  document.body.classList.add('paper');
  await page.viewport(1440, 900);
  sent = [];
  vi.stubGlobal('fetch', (address: string, options?: { body?: string }) => {
    const path = new URL(address, location.href).pathname.replace('/api/staff', '');
    if (path === '/tables/thames-wheel/rounds') return Response.json({ data: { rounds } });
    sent.push({ path, body: JSON.parse(options?.body ?? '{}') });
    return Response.json({ data: { done: true, id: ID } });
  });
});
afterEach(() => {
  document.body.classList.remove('paper');
  vi.unstubAllGlobals();
});

function show(mayVoid = true, more: Partial<OfficeTable> = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <RoundsPanel table={{ ...table, ...more }} mayVoid={mayVoid} seesRecordings />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

test('lists results, stakes and payouts, and asks for a void with a chosen reason', async () => {
  rounds = [roundOf(8, { phase: 'open', events: [], bets: 0, payout_cents: 0 }), roundOf(7)];
  const screen = await show();
  await expect.element(screen.getByRole('cell', { name: '17', exact: true })).toBeVisible();
  await expect.element(screen.getByText('$360.00')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await screen.getByRole('button', { name: 'Void round 7' }).click();
  const submit = screen.getByRole('button', { name: 'Send request' });
  await screen.getByLabelText('Reason').fill('The wheel stopped twice.');
  // The clerk must also choose the reason that members will see.
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await screen.getByLabelText('What happened').selectOptions('Technical fault');
  expect(await axeFindings(document.body)).toEqual([]);
  await submit.click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        path: '/tables/thames-wheel/rounds/7/void',
        body: { reason: 'equipment', comment: 'The wheel stopped twice.' },
      },
    ]);
});

test('a second clerk confirms or declines a request; its author can only withdraw it', async () => {
  rounds = [roundOf(9, { void: { ...request, mine: true } }), roundOf(7, { void: request })];
  const screen = await show();
  await expect
    .element(screen.getByRole('button', { name: 'Withdraw request to void round 9' }))
    .toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm void for round 9' }).query()).toBe(null);
  await screen.getByRole('button', { name: 'Confirm void for round 7' }).click();
  await expect.element(screen.getByText('The wheel stopped twice.')).toBeVisible();
  await screen.getByLabelText('Reason').fill('Seen on the recording.');
  await screen.getByRole('button', { name: 'Void all bets' }).click();
  await expect
    .poll(() => sent)
    .toEqual([{ path: `/table-voids/${ID}/confirm`, body: { comment: 'Seen on the recording.' } }]);
});

test('offers no action without the permission or for a void round', async () => {
  const finished = { ...request, outcome: 'confirmed' as const, finished_at: AT };
  rounds = [roundOf(9), roundOf(8, { phase: 'void' }), roundOf(7, { void: finished })];
  const screen = await show(false);
  await expect.element(screen.getByText('All bets voided')).toBeVisible();
  expect(screen.getByRole('button', { name: /round \d/ }).elements()).toEqual([]);
});

test('links the rounds of a dealt table to their recordings', async () => {
  rounds = [roundOf(7)];
  const screen = await show(true, { dealt: { dealer_name: 'Dana', picture: 'live' } });
  await expect
    .element(screen.getByRole('link', { name: 'Recording of round 7, in a new tab' }))
    .toHaveAttribute('href', '/office/table-recordings?table=thames-wheel&round=7');
});
