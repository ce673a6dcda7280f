/** Functions and components that other features can use. */
export {
  arc,
  type ChartName,
  Drawing,
  Flight,
  labelPlace,
  place,
  type Point,
  round,
  type Side,
  sideOf,
} from './components/map-parts.tsx';
export { stampPages } from './loaders/stamp-pages.ts';
export { stampsTab } from './loaders/stamps-tab.ts';
export { travelControls } from './loaders/travel-controls.ts';
