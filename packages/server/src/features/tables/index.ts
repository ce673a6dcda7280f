/** Shared-table functions that other features use. */
export { forgetTalker } from './chat/chat-repository.ts';
export { forgetFavourites } from './favourites/favourites-repository.ts';
