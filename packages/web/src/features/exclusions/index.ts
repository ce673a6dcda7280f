/** What other features show of breaks and exclusions: the cards of the safe-travel desk. */
export { PauseDesk } from './components/pause-desk.tsx';
