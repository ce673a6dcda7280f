/** Component that other features can use. */
export { GameRating } from './components/game-rating.tsx';
