/** Functions and components that other features can use. */
export { OverrideForm } from './components/override-form.tsx';
export { useDocumentNames } from './names.ts';
