import type { TableBet } from '@wl/contract/tables';
import type { ReactNode } from 'react';
import type { KnownGame } from '../game-tables.ts';
import type { ShownTable } from '../live-state.ts';
import type { TableView } from '../use-table-view.ts';
import type { LayoutProps } from './betting.tsx';
import type { ShownOutcome } from './receipts.tsx';

/** Controls for a game with chips. */
interface ChipControls {
  /** Slug of the catalogue game whose chips the table uses. */
  art: string;
  layout: (props: LayoutProps) => ReactNode;
  controls?: never;
}

/** Controls for a game that has no chips. They are shown instead of the layout, the chips and the bet button. */
interface OwnControls {
  controls: ReactNode;
}

export type TableFrameProps = (ChipControls | OwnControls) & {
  game: KnownGame;
  view: TableView;
  /** The game's rules and return to player, shown in the title line. */
  facts: ReactNode;
  scene: ReactNode;
  nameOf: (spot: string) => string;
  /** Renders additional, game-specific lines on a bet's receipt. */
  detailOf?: (bet: TableBet) => ReactNode;
  /** Outcome of the round once the page has shown it; null until then. */
  outcome: ShownOutcome | null;
  /** Latest result that the page has shown. The side column shows its proof. */
  latest: ShownTable['results'][number] | undefined;
  /** Panel above the member's bets. */
  lead?: ReactNode;
  /** Panel with statistics below the member's bets. */
  statistics?: ReactNode;
  /** Further panels of the side column. */
  children?: ReactNode;
};
