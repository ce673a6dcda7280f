/** Function of the playlists feature that other features use. */
export { forgetLists } from './repository.ts';
