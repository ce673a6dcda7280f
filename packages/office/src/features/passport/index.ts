/** Functions and components that other features can use. */
export { PassportPanel } from './components/passport-panel.tsx';
export { useDocumentNames } from './names.ts';
