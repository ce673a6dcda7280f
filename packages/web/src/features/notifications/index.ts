/** Components for other features. Their texts must be loaded with `useTexts`. */
export { PreferencesCard } from './components/preferences-card.tsx';
export { feature as notificationTexts } from './routes.tsx';
