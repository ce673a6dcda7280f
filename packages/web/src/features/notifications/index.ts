/**
 * Exports the notification preferences and their translations for use in other features. The translations must be
 * loaded with `useTexts`.
 */
export { NotificationPreferences } from './components/preferences.tsx';
export { feature as notificationTexts } from './routes.tsx';
