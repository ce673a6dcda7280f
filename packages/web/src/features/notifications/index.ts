/** Components that other features can use. Their texts must be loaded with `useTexts`. */
export { NotificationPreferences } from './components/preferences.tsx';
export { feature as notificationTexts } from './routes.tsx';
