/** Components and functions that other features can use. The shared tables show roulette with the same parts as the game. */
export { PlayBar } from './components/play-bar.tsx';
export { useMoney } from './money.ts';
export { feature as playTexts } from './routes.tsx';
export { noteGesture, playSound } from './sound.ts';
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
export { Controls } from './stages/table/controls.tsx';
export { useNarrow } from './use-narrow.ts';
export { useSignedOutElsewhere } from './use-signed-out-elsewhere.ts';
