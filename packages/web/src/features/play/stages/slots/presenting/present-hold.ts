import type { CellValue } from '@wl/games/round';
import type { Handlers } from '../../../facts.ts';
import type { SlotFact } from './slot-facts.ts';
import { coinOf, heldTarget } from '../reels/target.ts';
import { QUICK_PACE } from '../reels/timing.ts';
import { land, type Telling } from './telling.ts';
import { cellKey, centsOf } from '../wins/wins.ts';

type HoldFact = Extract<SlotFact, { type: 'hold_started' | 'respin_played' | 'hold_finished' }>;

/** Returns the event handlers for hold-and-respin. Coin symbols stay in place while all other cells are respun. */
export function holdHandlers(telling: Telling): Handlers<HoldFact> {
  const { scene, showWins } = telling;
  const { config, curtain, show, sound } = scene;
  const coin = coinOf(config);
  let coins: CellValue[] = [];

  const hold = () => {
    scene.engine?.pin(new Map(coins.map(({ cell }) => [cellKey(cell), coin])));
  };
  const stand = () => {
    const { grid } = telling.screen;
    const held = new Set(coins.map(({ cell }) => cellKey(cell)));
    const left = grid.map((column, reel) =>
      column.map((_, row) => (held.has(cellKey([reel, row])) ? coin : '')),
    );
    const target = heldTarget(config, grid, coins);
    scene.landed(target, { grid: left, values: coins });
    return target;
  };

  return {
    async hold_started(fact) {
      await showWins();
      coins = [...fact.coins];
      const { respins } = fact;
      show({ wins: [], lit: null, banner: { kind: 'hold', coins: coins.length, respins } });
      scene.engine?.highlight(new Set(coins.map(({ cell }) => cellKey(cell))));
      if (!curtain.hurried) sound('award');
      await curtain.wait(1_800);
      hold();
      scene.engine?.highlight(null);
      scene.engine?.show(stand());
      show({ banner: null, hold: { coins: coins.length, left: respins } });
      await curtain.wait(400);
    },
    async respin_played(fact) {
      coins = [...coins, ...fact.landed];
      await land(scene, heldTarget(config, telling.screen.grid, coins), QUICK_PACE, false, null);
      hold();
      stand();
      show({ hold: { coins: coins.length, left: fact.left } });
      if (fact.landed.length > 0 && !curtain.hurried) sound('line');
      await curtain.wait(scene.quick ? 120 : fact.landed.length > 0 ? 700 : 260);
    },
    async hold_finished(fact) {
      scene.engine?.pin(new Map());
      const { full, hundredths } = fact;
      const cents = centsOf(scene.stakeCents, hundredths);
      show({ banner: { kind: 'held', coins: fact.coins, cents, full: full > 0 } });
      await curtain.wait(2_000);
      show({ banner: null, hold: null });
      telling.add({
        kind: 'coins',
        symbol: coin,
        count: fact.coins,
        wilds: 0,
        multiplier: 1,
        cells: coins.map(({ cell }) => cell),
        hundredths,
        full,
      });
      await showWins();
    },
  };
}
