/** Tests that the clock of a replay does not run while the code of its game is loading. */
import { lazy, type ComponentType } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPage } from '../../../app/testing-page.ts';
import type { GameTableProps } from '../game-tables.ts';
import { resultOf, roundAt, tableOf } from '../testing-tables.ts';
import { RoundReplay } from './round-replay.tsx';

const SHOW_MS = 600_000;
const stub = vi.hoisted(() => ({ gameTableOf: vi.fn() }));
vi.mock('../game-tables.ts', () => stub);

test('a replay whose game loads slowly starts at its beginning', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType<GameTableProps> }>();
  const load = vi.fn(() => promise);
  stub.gameTableOf.mockReturnValue(lazy(load));
  const now = performance.now.bind(performance);
  let skippedMs = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + skippedMs);
  onTestFinished(() => clock.mockRestore());
  const result = resultOf(12, '17');
  const table = tableOf({ round: { ...roundAt('settled'), result }, results: [result] });
  const replay = { table, chain: null, bets: [], show_ms: SHOW_MS };
  const screen = await renderPage(<RoundReplay replay={replay} isStaff={false} />);
  await expect.poll(() => load.mock.calls).toHaveLength(1);
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  skippedMs = 2 * SHOW_MS;
  const { default: RouletteTable } = await import('../roulette/roulette-table.tsx');
  resolve({ default: RouletteTable });
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  // The clock starts shortly after the scene is shown, so keep skipping time until the replay has ended.
  const again = screen.getByRole('button', { name: 'Watch again' });
  await expect
    .poll(() => {
      skippedMs += 2 * SHOW_MS;
      return again.query();
    })
    .not.toBeNull();
});
