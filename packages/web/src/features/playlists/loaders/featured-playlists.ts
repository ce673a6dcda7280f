/** Loads the component that shows the casino's playlists on the casino floor. */
export const featuredPlaylists = () => import('../components/featured-playlists.tsx');
