/** What other features show of notifications; its texts come by `useTexts`. */
export { PreferencesCard } from './components/preferences-card.tsx';
export { feature as notificationTexts } from './routes.tsx';
