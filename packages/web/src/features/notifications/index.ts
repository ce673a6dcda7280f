/**
 * Notification preferences for use in other features, and their translated strings, which must be loaded with
 * `useTexts`.
 */
export { NotificationPreferences } from './components/preferences.tsx';
export { feature as notificationTexts } from './routes.tsx';
