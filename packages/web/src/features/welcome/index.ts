/** What other features draw on: the dotted world of the visitors' home. */
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
