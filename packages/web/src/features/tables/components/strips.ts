import type { ReactNode } from 'react';
import { BaccaratStrip } from '../baccarat/baccarat-strip.tsx';
import { DealerStrip } from '../blackjack/dealer-strip.tsx';
import { PointStrip } from '../crash/points-panel.tsx';
import { DragonTigerStrip } from '../dragon-tiger/dragon-tiger-strip.tsx';
import type { KnownGame } from '../game-tables.ts';
import type { ShownTable } from '../live-state.ts';
import { NumberStrip } from '../roulette/numbers-panel.tsx';
import { SicBoStrip } from '../sic-bo/sic-bo-strip.tsx';
import { StopStrip } from '../travel-wheel/stop-pills.tsx';

/**
 * Components that show a table's latest results, by game. They omit the result of a round that is still being
 * presented.
 */
export const strips = {
  'table-roulette': NumberStrip,
  'table-baccarat': BaccaratStrip,
  'table-dragon-tiger': DragonTigerStrip,
  'table-sic-bo': SicBoStrip,
  'table-blackjack': DealerStrip,
  'table-crash': PointStrip,
  'travel-wheel': StopStrip,
} as const satisfies Record<KnownGame, (props: { table: ShownTable }) => ReactNode>;
