/** Parts of the visitors' world map that other features use. */
export {
  arc,
  type ChartName,
  Drawing,
  Flight,
  labelPlace,
  place,
  round,
  sideOf,
} from './components/map-parts.tsx';
