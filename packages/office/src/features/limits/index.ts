/** Component that other features can use. */
export { LimitsPanel } from './limits-panel.tsx';
