/** Tests the list of a member's table rounds in the back office, with a stubbed server. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TableRoundLine } from '@wl/contract/tables-history';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../app/office.css';
import { axeFindings } from '../../app/testing-axe.ts';
import { RoundsOfMember } from './pages/member-rounds.tsx';

const MEMBER = '0190f0aa-0000-7000-8000-00000000000a';
let lines: TableRoundLine[];
let asked: string[];

const line = (round: number, part: Partial<TableRoundLine> = {}): TableRoundLine => ({
  table: 'thames-wheel',
  name: 'Thames Wheel',
  game: 'table-roulette',
  round,
  at: '2026-05-01T12:00:18.000Z',
  events: [{ type: 'ball_landed', pocket: '17', wheelIndex: 8 }],
  bets: 1,
  stake_cents: 1_000,
  payout_cents: 0,
  ...part,
});

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  document.body.classList.add('paper');
  await page.viewport(1440, 900);
  asked = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URL(address, location.href).search);
    const meta = { current_page: 1, total: 45, to: lines.length };
    return Response.json({ data: lines, meta });
  });
});
afterEach(() => {
  document.body.classList.remove('paper');
  vi.unstubAllGlobals();
});

function show(onShow = vi.fn()) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <RoundsOfMember memberId={MEMBER} outcome={undefined} page={1} onShow={onShow} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

test('lists results, payouts, corrections and voids, and opens the replay in a new tab', async () => {
  lines = [
    line(14, { payout_cents: 36_000 }),
    line(13, { payout_cents: 1_950, corrected_from_cents: 0 }),
    line(12, { void_reason: 'link_lost', events: [] }),
  ];
  const screen = await show();
  await expect.element(screen.getByText('$360.00')).toBeVisible();
  await expect.element(screen.getByText('$0.00 before the correction')).toBeVisible();
  await expect.element(screen.getByText('Void: The result could not be proved')).toBeVisible();
  const link = screen.getByRole('link', { name: /Thames Wheel, round 14/ });
  await expect
    .element(link)
    .toHaveAttribute('href', `/live/rounds?table=thames-wheel&round=14&member=${MEMBER}`);
  // Without an opener, the new tab would not have the clerk's session.
  await expect.element(link).toHaveAttribute('rel', 'opener');
  expect(await axeFindings(document.body)).toEqual([]);
});

test('the filter and the page buttons ask for other rounds', async () => {
  lines = [line(14)];
  const onShow = vi.fn();
  const screen = await show(onShow);
  await screen.getByRole('button', { name: 'Older' }).click();
  await screen.getByLabelText('Outcome').selectOptions('Void rounds');
  expect(onShow.mock.calls).toEqual([[{ page: 2 }], [{ outcome: 'void' }]]);
  expect(asked).toEqual(['?page=1']);
});

test('an empty list says what will appear here', async () => {
  lines = [];
  const screen = await show();
  await expect.element(screen.getByText(/Rounds with bets will appear here/)).toBeVisible();
});
