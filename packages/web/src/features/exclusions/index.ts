/** Components for other features: the break and exclusion cards of the Safe travel page. */
export { PauseDesk } from './components/pause-desk.tsx';
