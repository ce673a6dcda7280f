/** Components that other features can use. */
export { DealerCamera } from './components/dealer-camera.tsx';
export { RecordingLink } from './components/recording-link.tsx';
