import type { CSSProperties } from 'react';

/** Returns the style of a scene in front of the view of a city. */
export const sceneOf = (city: string): CSSProperties => ({
  backgroundImage: `linear-gradient(#0a102666, #06281fcc), url(/art/cities/${city}/postcard-1200.avif)`,
});
