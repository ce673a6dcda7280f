import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'playlists',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    { path: '/my-playlist', guard: 'member', page: () => import('./pages/my-playlist.tsx') },
    {
      path: '/edit-my-playlist/$id',
      guard: 'member',
      page: () => import('./pages/edit-my-playlist.tsx'),
    },
    { path: '/playlist/$id', guard: 'none', page: () => import('./pages/playlist.tsx') },
  ],
});
