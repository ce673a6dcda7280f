/**
 * Tests "Watch again" during a running round: the stage finishes that round, shows the replay, and continues the game.
 */
import type { Round } from '@wl/contract/play';
import { game as keno } from '@wl/games/catalogue/metro-keno/game';
import { texts as kenoTexts } from '@wl/games/catalogue/metro-keno/texts';
import { game as poker } from '@wl/games/catalogue/shinjuku-jacks/game';
import { texts as pokerTexts } from '@wl/games/catalogue/shinjuku-jacks/texts';
import { game as slot } from '@wl/games/catalogue/neon-shibuya/game';
import { texts as slotTexts } from '@wl/games/catalogue/neon-shibuya/texts';
import { game as roulette } from '@wl/games/catalogue/westminster-roulette/game';
import { texts as rouletteTexts } from '@wl/games/catalogue/westminster-roulette/texts';
import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useKeno } from './stages/keno/use-keno.ts';
import { useSpotTable } from './stages/table/use-spot-table.ts';
import { useSteps } from './steps/use-steps.ts';
import type { Reels } from './stages/slots/reels/use-reels.ts';
import { useSlot } from './stages/slots/use-slot.ts';
import { roundOf, slowServer, stageProps } from './testing-stage.ts';

afterEach(() => vi.unstubAllGlobals());

interface Watching {
  replay: Round | null;
}

const picks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const draw = () =>
  roundOf(keno, {
    bet: { picks, stakeCents: 100 },
    stake_cents: 100,
    events: [{ type: 'numbers_drawn', numbers: [1, 80] }, { type: 'round_finished' }],
  });

test('at a table, a replay follows the round on stage, and the chips can be played again', async () => {
  const casino = slowServer();
  const shown: Round[] = [];
  const onReplayEnd = vi.fn();
  const stake = { bet: { spots: { black: 100 } }, stake_cents: 100, events: [] };
  const [now, old] = [roundOf(roulette, stake), roundOf(roulette, stake)];
  const table = await renderHook(({ replay }: Watching = { replay: null }) =>
    useSpotTable({
      ...stageProps(roulette, { rounds: casino.rounds, texts: rouletteTexts, replay, onReplayEnd }),
      limits: { minSpotCents: 10, maxSpotCents: 1_000, maxTotalCents: 1_000, maxSpots: 9 },
      perform: (round) => Promise.resolve(void shown.push(round)),
      clear: () => undefined,
    }),
  );
  await table.act(() => table.result.current.change({ type: 'place', spot: 'black', cents: 100 }));
  await table.act(() => table.result.current.play());
  await table.rerender({ replay: old });
  expect(casino.asked).toHaveLength(1);
  casino.asked[0]?.resolve(now);
  await expect.poll(() => [...shown]).toEqual([now, old]);
  await expect.poll(() => onReplayEnd.mock.calls).toHaveLength(1);
  expect(casino.curtains).toEqual([now]);
  await table.rerender({ replay: null });
  await expect.poll(() => table.result.current.phase).toBe('idle');
  await table.act(() => table.result.current.change({ type: 'same_again' }));
  await table.act(() => table.result.current.play());
  expect(casino.asked).toHaveLength(2);
});

test('at keno, a replay ends auto play and follows the round on stage', async () => {
  const casino = slowServer();
  const onReplayEnd = vi.fn();
  const hook = await renderHook(({ replay }: Watching = { replay: null }) =>
    useKeno({
      ...stageProps(keno, { rounds: casino.rounds, texts: kenoTexts, replay, onReplayEnd }),
      stakeCents: 100,
      picks,
      quick: true,
    }),
  );
  const [now, old] = [draw(), draw()];
  await hook.act(() =>
    hook.result.current.beginAuto({ count: 10, lossLimitCents: 10_000, winLimitCents: null }),
  );
  await hook.rerender({ replay: old });
  casino.asked[0]?.resolve(now);
  await expect.poll(() => onReplayEnd.mock.calls).toHaveLength(1);
  expect(hook.result.current.auto).toBeNull();
  await hook.rerender({ replay: null });
  await expect.poll(() => hook.result.current.phase).toBe('idle');
  // Wait longer than the usual pause between two automatic rounds. Auto play must not start another round.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(casino.asked).toHaveLength(1);
  await hook.act(() => hook.result.current.play());
  expect(casino.asked).toHaveLength(2);
});

test('in a game with decisions, a replay requested while the page loads is shown once', async () => {
  const none = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => none.promise);
  const casino = slowServer();
  const onReplayEnd = vi.fn();
  const old = roundOf(poker, {
    bet: { stakeCents: 100, hands: 1, actions: [] },
    stake_cents: 100,
    events: [{ type: 'round_finished' }],
  });
  const paceMs = vi.fn(() => 0);
  const hook = await renderHook(({ replay }: Watching = { replay: null }) =>
    useSteps(
      stageProps(poker, { rounds: casino.rounds, texts: pokerTexts, replay, onReplayEnd }),
      paceMs,
    ),
  );
  // Open the replay while the page is still asking the server for an open round.
  expect(hook.result.current.phase).toBe('asking');
  await hook.rerender({ replay: old });
  none.resolve(new Response('{"data":[]}', { headers: { 'content-type': 'application/json' } }));
  await expect.poll(() => onReplayEnd.mock.calls).toHaveLength(1);
  await hook.rerender({ replay: old });
  await hook.rerender({ replay: null });
  await expect.poll(() => hook.result.current.phase).toBe('idle');
  expect(onReplayEnd).toHaveBeenCalledTimes(1);
});

test('on a slot, auto play cannot start during a replay', async () => {
  const casino = slowServer();
  const old = roundOf(slot, { bet: { stakeCents: 100 }, stake_cents: 100, events: [] });
  // Fake reels that stop immediately.
  const engine = new Proxy({}, { get: () => () => Promise.resolve() });
  const reels = { state: 'ready', engine: { current: engine } } as unknown as Reels;
  const hook = await renderHook(({ replay }: Watching = { replay: old }) =>
    useSlot({
      ...stageProps(slot, { rounds: casino.rounds, texts: slotTexts, replay }),
      config: slot.config,
      reels,
      stakeCents: 100,
      item: undefined,
      quick: true,
    }),
  );
  await expect.poll(() => hook.result.current.last).toEqual(old);
  await expect.poll(() => hook.result.current.phase).toBe('idle');
  const plan = { count: 10, lossLimitCents: 10_000, winLimitCents: null };
  await hook.act(() => hook.result.current.beginAuto(plan));
  expect(casino.asked).toHaveLength(0);
  await hook.rerender({ replay: null });
  await hook.act(() => hook.result.current.beginAuto(plan));
  expect(casino.asked).toHaveLength(1);
});
