/**
 * Components and functions that other features can use. Shared tables use the same components as single-player games.
 */
export { PlayBar } from './components/play-bar.tsx';
export { BarButton } from './components/stage-window.tsx';
export { gamesDialog } from './loaders/games-dialog.ts';
export { useMoney } from './money.ts';
export { feature as playTexts } from './routes.tsx';
export type { Shortage } from './shortage.tsx';
export { noteGesture, playSound, useStageSound } from './sound.ts';
export { useBetNames as useBaccaratNames } from './stages/baccarat/bet-names.ts';
export { Hand as BaccaratHand } from './stages/baccarat/hand.tsx';
export type { Felt, Side } from './stages/baccarat/hands.ts';
export { BeadPlate, DerivedMark, DerivedRoad } from './stages/baccarat/road-parts.tsx';
export {
  areaOf as baccaratArea,
  LARGE_SPOTS as LARGE_BACCARAT_SPOTS,
} from './stages/baccarat/spot-areas.ts';
export {
  changeChips,
  type ChipAction,
  type ChipState,
  EMPTY_TABLE,
  type Stakes,
  type TableLimits as ChipLimits,
  totalOf,
} from './stages/roulette/chips.ts';
export { LastNumber } from './stages/roulette/numbers.tsx';
export { useSpotNames } from './stages/roulette/spot-names.ts';
export { Table as RouletteLayout } from './stages/roulette/table.tsx';
export { Wheel, type WheelHandle } from './stages/roulette/wheel.tsx';
export { useBetKinds as useSicBoKinds } from './stages/sic-bo/bet-kinds.ts';
export { useBetNames as useSicBoNames } from './stages/sic-bo/bet-names.ts';
export { winningSpots as winningDiceSpots } from './stages/sic-bo/bets.ts';
export { Dome as DiceDome, type DomeHandle } from './stages/sic-bo/dome.tsx';
export { Layout as SicBoLayout } from './stages/sic-bo/layout.tsx';
export { ThrowList } from './stages/sic-bo/throw-list.tsx';
export { ThrowKind, ThrowPlate, ThrowWords } from './stages/sic-bo/throw-plate.tsx';
export { CardSide } from './stages/table/card-side.tsx';
export { Controls } from './stages/table/controls.tsx';
export { OthersContext, type SpotOthers } from './stages/table/others.tsx';
export { BigRoad } from './stages/table/road-grid.tsx';
export { Spot, Spots } from './stages/table/spots.tsx';
export { Stepper } from './steps/stepper.tsx';
export { useNarrow } from './use-narrow.ts';
export { useSignedOutElsewhere } from './use-signed-out-elsewhere.ts';
export type { WindowContentProps } from './windows/contents.ts';
export { keepInWindow } from './windows/keep-in-window.ts';
export type { TitleDrag } from './windows/window-frame.tsx';
