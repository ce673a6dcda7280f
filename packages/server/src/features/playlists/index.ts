/** What other features may use of playlists. */
export { forgetLists } from './repository.ts';
