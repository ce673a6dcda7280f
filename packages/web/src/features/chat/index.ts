/** Opens the chat panel over the current page. The frame of the page loads the panel's launcher. */
export { openChat } from './panel-state.ts';
