/** Loads the casino's playlists for the casino floor. */
export const featuredPlaylists = () => import('../components/featured-playlists.tsx');
