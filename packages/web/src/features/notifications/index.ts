/** Component that other features can use, and its texts, which they must load with `useTexts`. */
export { NotificationPreferences } from './components/preferences.tsx';
export { feature as notificationTexts } from './routes.tsx';
