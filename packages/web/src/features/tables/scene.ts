import type { CSSProperties } from 'react';

/** Returns the style for a scene with a darkened picture of the city as its background. */
export const sceneOf = (city: string): CSSProperties => ({
  backgroundImage: `linear-gradient(#0a102666, #06281fcc), url(/art/cities/${city}/postcard-1200.avif)`,
});
