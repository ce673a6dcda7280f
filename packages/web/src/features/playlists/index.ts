/** Functions and components that other features can use. */
export { AddToPlaylist } from './components/add-to-playlist.tsx';
export { featuredPlaylists } from './loaders/featured-playlists.ts';
