/** Loads the component that shows the casino's playlists in the lobby. */
export const featuredPlaylists = () => import('../components/featured-playlists.tsx');
