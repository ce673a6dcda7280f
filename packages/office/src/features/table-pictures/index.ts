/** Component that other features can use. */
export { DealerCamera } from './components/dealer-camera.tsx';
