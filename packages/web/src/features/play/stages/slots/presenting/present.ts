import { featureOf, type SlotConfig } from '@wl/games/engines/slots/config';
import type { Handlers } from '../../../facts.ts';
import type { SlotFact } from './slot-facts.ts';
import { NORMAL_FALL, planFall, QUICK_FALL } from '../reels/fall.ts';
import { holdHandlers } from './present-hold.ts';
import { type ReelTarget, type Screen, targetOf } from '../reels/target.ts';
import { anticipationFrom, paceOf } from '../reels/timing.ts';
import { land, type Presentation, type Telling } from './telling.ts';
import { cellKey, centsOf, winOf, winTime, type Win } from '../wins/wins.ts';

type ReelFact = Extract<
  SlotFact,
  {
    type:
      | 'reels_stopped'
      | 'line_won'
      | 'ways_won'
      | 'cluster_won'
      | 'symbols_won'
      | 'scatter_won'
      | 'symbols_fell';
  }
>;
type FreeSpinFact = Extract<
  SlotFact,
  {
    type:
      | 'free_spins_awarded'
      | 'expanding_symbol_drawn'
      | 'free_spin_started'
      | 'symbol_expanded'
      | 'free_spins_finished';
  }
>;

/** Returns the event handlers for one round. They determine how each event is shown, and for how long. */
export function slotHandlers(scene: Presentation): Handlers<SlotFact> {
  const { config, curtain, show } = scene;
  const { telling, wonCents, capAt } = tellingOf(scene);
  const { showWins } = telling;

  return {
    async bonus_bought() {
      scene.engine?.highlight(null);
      await curtain.wait(200);
    },
    ...reelHandlers(telling),
    async orbs_multiplied(fact) {
      await showWins();
      show({ orbSum: fact.multiplier });
      telling.add({
        kind: 'orbs',
        symbol:
          Object.keys(config.symbols).find((key) => config.symbols[key]?.kind === 'orb') ?? '',
        count: fact.orbs.length,
        wilds: 0,
        multiplier: fact.multiplier,
        cells: fact.orbs.map(({ cell }) => cell),
        hundredths: fact.hundredths,
      });
      await showWins();
    },
    ...freeSpinHandlers(telling),
    ...holdHandlers(telling),
    async win_capped(fact) {
      await showWins();
      capAt(fact.hundredths);
      show({ banner: { kind: 'capped', cents: wonCents() }, wonCents: wonCents() });
      await curtain.wait(2_600);
      show({ banner: null, free: null });
    },
    round_finished: showWins,
  };
}

/** Returns the state shared by one round's event handlers, such as the amount won so far. */
function tellingOf(scene: Presentation) {
  const { curtain, show, sound } = scene;
  let pending: Win[] = [];
  let shown: readonly Win[] = [];
  let wonHundredths = 0;
  const wonCents = () => centsOf(scene.stakeCents, wonHundredths);

  /**
   * Shows the collected wins of a screen, one after another. Call it as soon as the last win of the screen is known.
   */
  const showWins = async () => {
    const wins = pending;
    pending = [];
    if (wins.length === 0) return;
    shown = [...shown, ...wins];
    for (const [index, win] of wins.entries()) {
      wonHundredths += win.hundredths;
      show({ wins, shown, lit: index, wonCents: wonCents() });
      if (win.cells.length > 0) scene.engine?.highlight(new Set(win.cells.map(cellKey)));
      if (!curtain.hurried) sound('line');
      await curtain.wait(winTime(wins.length, scene.quick));
    }
  };
  const telling: Telling = {
    scene,
    screen: { grid: [] },
    showWins,
    add: (win) => pending.push(win),
  };
  const capAt = (hundredths: number) => {
    wonHundredths = hundredths;
  };
  return { telling, wonCents, capAt };
}

/** Records the symbols that the reels now show, and returns them as a reel target. */
function stand(telling: Telling, screen: Screen): ReelTarget {
  const { scene } = telling;
  telling.screen = screen;
  const target = targetOf(scene.config, screen);
  scene.landed(target, screen);
  return target;
}

/** Returns the event handlers for spins, cascades and their wins. */
function reelHandlers(telling: Telling): Handlers<ReelFact> {
  const { scene, showWins } = telling;
  const { config, curtain, show, sound } = scene;
  const pace = paceOf(scene.quick);
  const isWild = (symbol: string) => config.symbols[symbol]?.kind === 'wild';
  const awaits = awaitedBy(config);
  const ladders = config.cascade?.ladder;
  let running = scene.running;
  const paid = (fact: Parameters<typeof winOf>[0]) => {
    telling.add(winOf(fact, telling.screen.grid, isWild));
  };

  return {
    async reels_stopped(fact) {
      await showWins();
      const persists = fact.mode === 'free' && config.cascade?.persistFs;
      show({ wins: [], lit: null, ...(!persists && { ladder: null }) });
      scene.engine?.pin(pinsOf(fact.grid, fact.kept));
      const target = targetOf(config, fact);
      await land(
        scene,
        target,
        pace,
        running,
        anticipationFrom(fact.grid, awaits.is, awaits.needed),
      );
      running = false;
      stand(telling, fact);
    },
    line_won: paid,
    ways_won: paid,
    cluster_won: paid,
    symbols_won: paid,
    scatter_won: paid,
    async symbols_fell(fact) {
      await showWins();
      const before = telling.screen.grid;
      show({ wins: [], lit: null });
      const { grid, values } = fact;
      const target = targetOf(config, { grid, values });
      const { engine } = scene;
      if (engine && !curtain.hurried) {
        sound('stop');
        const falling = scene.quick ? QUICK_FALL : NORMAL_FALL;
        engine.pin(new Map());
        await engine.fall(planFall(before, fact.removed, grid), target, falling);
      } else {
        engine?.pin(new Map());
        engine?.highlight(null);
        engine?.show(target);
      }
      stand(telling, { grid, values });
      const climbs = ladders && [...ladders.base, ...ladders.fs].some((factor) => factor > 1);
      if (climbs) show({ ladder: fact.multiplier > 1 ? fact.multiplier : null });
    },
  };
}

/** Returns the event handlers for free spins and for the symbol that expands during them. */
function freeSpinHandlers(telling: Telling): Handlers<FreeSpinFact> {
  const { scene, showWins } = telling;
  const { curtain, show, sound } = scene;

  return {
    async free_spins_awarded(fact) {
      await showWins();
      if (fact.cells.length > 0) scene.engine?.highlight(new Set(fact.cells.map(cellKey)));
      show({ banner: { kind: 'awarded', spins: fact.spins, retrigger: fact.retrigger } });
      if (!curtain.hurried) sound('award');
      await curtain.wait(fact.retrigger ? 1_400 : 2_200);
      show({ banner: null });
    },
    async expanding_symbol_drawn(fact) {
      show({ banner: { kind: 'expanding', symbol: fact.symbol }, expanding: fact.symbol });
      if (!curtain.hurried) sound('hold');
      await curtain.wait(1_800);
      show({ banner: null });
    },
    async free_spin_started(fact) {
      await showWins();
      const { index, of, multiplier } = fact;
      // When the free spins begin, hide the multiplier ladder of the preceding cascade.
      show({
        free: { index, of, multiplier },
        wins: [],
        lit: null,
        ...(index === 1 && { ladder: null }),
      });
      await curtain.wait(scene.quick ? 120 : 320);
    },
    async symbol_expanded(fact) {
      await showWins();
      const { symbol, reels, hundredths, multiplier } = fact;
      const cells = reels.flatMap((reel) =>
        (telling.screen.grid[reel] ?? []).map((_, row) => [reel, row] as const),
      );
      const grid = telling.screen.grid.map((column, reel) =>
        reels.includes(reel) ? column.map(() => symbol) : [...column],
      );
      scene.engine?.highlight(null);
      scene.engine?.show(stand(telling, { grid }));
      if (!curtain.hurried) sound('award');
      await curtain.wait(scene.quick ? 150 : 500);
      const count = reels.length;
      const win = { symbol, count, wilds: 0, cells, hundredths, multiplier };
      telling.add({ kind: 'expanded', ...win });
      await showWins();
    },
    async free_spins_finished(fact) {
      await showWins();
      scene.engine?.pin(new Map());
      const cents = centsOf(scene.stakeCents, fact.hundredths);
      show({ banner: { kind: 'finished', spins: fact.spins, cents }, ladder: null });
      await curtain.wait(2_000);
      show({ banner: null, free: null, expanding: null, orbSum: null });
    },
  };
}

/**
 * Returns a predicate for the symbols that trigger the game's bonus, and the number of symbols that a trigger needs.
 * When only one symbol is missing, the remaining reels stop later.
 */
function awaitedBy(config: SlotConfig) {
  const spins = featureOf(config, 'free_spins');
  const hold = featureOf(config, 'hold_respin');
  const kind = spins ? 'scatter' : 'coin';
  const needed = spins ? Math.min(...Object.keys(spins.trigger).map(Number)) : hold?.trigger;
  return {
    is: (symbol: string) => config.symbols[symbol]?.kind === kind,
    needed: needed ?? Number.POSITIVE_INFINITY,
  };
}

function pinsOf(grid: Screen['grid'], cells: Screen['kept']): Map<string, string> {
  return new Map(
    (cells ?? []).map((cell) => [cellKey(cell), grid[cell[0]]?.[cell[1]] ?? ''] as const),
  );
}
