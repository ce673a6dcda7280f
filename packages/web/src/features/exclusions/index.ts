/** Components for other features: the break and exclusion cards of the Safe travel page. */
export { PauseControls } from './components/pause-controls.tsx';
