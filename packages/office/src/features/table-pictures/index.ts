/** Component that other features can use. */
export { DealerCamera, type CameraState } from './components/dealer-camera.tsx';
