/**
 * Opens the chat panel over the current page. The application's frame (`frame.tsx`) loads the launcher, which shows the
 * panel.
 */
export { openChat } from './panel-state.ts';
