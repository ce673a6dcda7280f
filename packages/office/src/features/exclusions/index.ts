/** Component that other features can use. */
export { ExclusionPanel } from './exclusion-panel.tsx';
