/** Components for other features: the break and exclusion cards of the My Limits page. */
export { PauseControls } from './components/pause-controls.tsx';
