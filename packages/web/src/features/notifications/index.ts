/** Components for other features; their texts come from `useTexts`. */
export { PreferencesCard } from './components/preferences-card.tsx';
export { feature as notificationTexts } from './routes.tsx';
