/** Parts of the visitors' world map for other features. */
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
