/** What other features show of playlists. It brings its own texts. */
export { AddToPlaylist } from './components/add-to-playlist.tsx';
export { FeaturedPlaylists } from './components/featured-playlists.tsx';
