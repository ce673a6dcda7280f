/** Tests the correction of a result by two people, with a stubbed server. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TableCorrection } from '@wl/contract/office/tables-corrections';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../../app/office.css';
import { axeFindings } from '../../../../app/testing-axe.ts';
import { at, consoleOf } from '../testing-console.ts';
import { CorrectionsPanel } from './corrections-panel.tsx';

const ID = '0190f0aa-0000-7000-8000-000000000009';
const cards = (...dealt: [string, string][]) =>
  dealt.map(([to, card]) => ({ type: 'card_dealt', to, card }));
const before = cards(['player', '4s'], ['banker', 'Kc'], ['player', '2h'], ['banker', '7d']);
const after = cards(['player', '4s'], ['banker', 'Kc'], ['player', '4h'], ['banker', '7d']);
const correction: TableCorrection = {
  ...{ id: ID, table: 'ramblas-baccarat', round: 34, reason: 'wrong_entry' },
  ...{ comment: 'The four was entered as a two.', before, after, asked_by: 'Pia Pit', mine: false },
  ...{ asked_at: at(0), outcome: null, decided_by: null, decided_at: null, finished_at: null },
};
const results = [
  { round: 34, events: before, road: 'red' as const, is_corrected: false },
  { round: 33, events: after, road: 'blue' as const, is_corrected: false },
];
let sent: { path: string; body: unknown }[];

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  document.body.classList.add('paper');
  await page.viewport(1440, 900);
  sent = [];
  vi.stubGlobal('fetch', (address: string, options?: { body?: string }) => {
    const path = new URL(address, location.href).pathname.replace('/api/staff', '');
    sent.push({ path, body: JSON.parse(options?.body ?? '{}') });
    return Response.json({ data: { done: true, id: ID } });
  });
});
afterEach(() => {
  document.body.classList.remove('paper');
  vi.unstubAllGlobals();
});

const show = (corrections: TableCorrection[], mayCorrect = true) =>
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <main>
          <CorrectionsPanel console={consoleOf({ results, corrections })} mayCorrect={mayCorrect} />
        </main>
      </QueryClientProvider>
    </I18nProvider>,
  );

test('a pit boss requests the right result of a round with a chosen reason', async () => {
  const screen = await show([]);
  await screen.getByRole('button', { name: 'Correct a result' }).click();
  const submit = screen.getByRole('button', { name: 'Send request' });
  await screen.getByLabelText('Round').selectOptions('34: 4♠ 2♥ – K♣ 7♦');
  await screen.getByRole('heading', { name: 'Corrected result' }).click();
  await userEvent.keyboard('4skc4h');
  await screen.getByLabelText('What happened').selectOptions('The wrong result was entered');
  await screen.getByLabelText('Reason').fill('The four was entered as a two.');
  // The hand is not complete yet.
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('button', { name: '7', exact: true }).click();
  await screen.getByRole('button', { name: 'diamonds' }).click();
  expect(await axeFindings(document.body)).toEqual([]);
  await submit.click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        path: '/tables/ramblas-baccarat/rounds/34/correction',
        body: {
          items: ['4s', 'Kc', '4h', '7d'],
          reason: 'wrong_entry',
          comment: 'The four was entered as a two.',
        },
      },
    ]);
});

test('a second person confirms; the author can only withdraw', async () => {
  const screen = await show([
    correction,
    { ...correction, id: ID.replace('9', '8'), round: 33, mine: true },
  ]);
  expect(screen.getByRole('button', { name: 'Confirm correction' }).elements()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Withdraw request' }).elements()).toHaveLength(1);
  await expect
    .element(screen.getByRole('link', { name: 'Recording of round 34, in a new tab' }))
    .toHaveAttribute('href', '/office/table-recordings?table=ramblas-baccarat&round=34');
  await screen.getByRole('button', { name: 'Confirm correction' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('4♠ 4♥ – K♣ 7♦')).toBeVisible();
  await screen.getByLabelText('Reason').fill('Seen in the picture.');
  expect(await axeFindings(document.body)).toEqual([]);
  await screen.getByRole('button', { name: 'Correct all payouts' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      { path: `/table-corrections/${ID}/confirm`, body: { comment: 'Seen in the picture.' } },
    ]);
});

test('clerks without the permission see the state of corrections, and no action', async () => {
  const screen = await show(
    [{ ...correction, outcome: 'confirmed', decided_by: 'Bo Boss', finished_at: at(9_000) }],
    false,
  );
  await expect
    .element(screen.getByText('Confirmed by Bo Boss, all payouts corrected'))
    .toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});
