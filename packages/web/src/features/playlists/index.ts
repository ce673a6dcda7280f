/** Components for other features. They load their own texts. */
export { AddToPlaylist } from './components/add-to-playlist.tsx';
export { FeaturedPlaylists } from './components/featured-playlists.tsx';
