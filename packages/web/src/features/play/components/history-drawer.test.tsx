import { QueryClientProvider } from '@tanstack/react-query';
import { type RoundLine, roundHistory } from '@wl/contract/play';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../app/api.ts';
import { renderStage } from '../testing-stage.ts';
import { HistoryDrawer } from './history-drawer.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

/** Renders the history with one round (stake 5.00 and payout 12.00, unless changed). Returns the row of that round. */
async function rowOf(change: Partial<RoundLine>) {
  const line: RoundLine = {
    id: '0198c0de-0000-7000-8000-000000000001',
    game: 'neon-shibuya',
    stake_cents: 500,
    payout_cents: 1_200,
    created_at: '2026-11-27T12:00:00Z',
    ...change,
  };
  const meta = { current_page: 1, total: 1, to: 1 };
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes(roundHistory.path)) throw new Error(`unexpected request: ${url}`);
    return Response.json({ data: [line], meta });
  });
  const screen = await renderStage(
    <QueryClientProvider client={queryClient}>
      <HistoryDrawer slug={line.game} onReplay={() => undefined} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return screen.getByRole('listitem');
}

test('a round shows its stake, payout and net amount', async () => {
  const row = await rowOf({});
  await expect.element(row).toMatchTextContent(/Stake .*5\.00 · Paid .*12\.00/);
  await expect.element(row).toMatchTextContent(/\+.*7\.00/);
  await expect.element(row.getByRole('button', { name: 'Watch again' })).toBeVisible();
});

test.each([
  ['while it was open', { payout_cents: 500 }, /Voided, stake returned/],
  ['after it paid', { taken_back_cents: 1_200 }, /stake returned, payout of .*12\.00 reversed/],
  ['after a free spin', { taken_back_cents: 0 }, /Voided, does not count/],
])('a round that was voided %s has a net amount of 0', async (_, change, text) => {
  const row = await rowOf({ voided: true, ...change });
  await expect.element(row).toMatchTextContent(text);
  await expect.element(row).not.toMatchTextContent('7.00');
  await expect.element(row).toMatchTextContent(/0\.00/);
  await expect.element(row.getByRole('button')).not.toBeInTheDocument();
});
