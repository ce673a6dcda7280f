import type { ArticleLine } from '@wl/contract/articles';
import { pictureSources } from '@wl/world/articles/pictures';
import { apiBase } from '../../../app/request.ts';
import { postcardOf } from '../covers.ts';

/** Size in pixels of the cities' postcards. */
const POSTCARD = { width: 1200, height: 800 };

/**
 * Shows the cover of an article: its uploaded picture, or the postcard of its city. Cropped pictures keep their focal
 * point in view.
 */
export function Cover({
  article: { cover, picture_alt: alt },
  sizes,
  isEager = false,
  isLarge = false,
}: {
  article: Pick<ArticleLine, 'cover' | 'picture_alt'>;
  /** Width at which the page shows the picture, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** True for a picture above the fold. Other pictures are loaded when they come near the viewport. */
  isEager?: boolean;
  /** True for the largest picture of the page, which is loaded before the others. */
  isLarge?: boolean;
}) {
  const { city, picture } = cover;
  const loading = {
    sizes,
    loading: isEager ? 'eager' : 'lazy',
    decoding: 'async',
    ...(isLarge && { fetchPriority: 'high' as const }),
  } as const;
  if (!picture) return <img {...postcardOf(city)} {...loading} {...POSTCARD} alt="" />;
  return (
    <img
      {...pictureSources(apiBase, picture)}
      {...loading}
      width={picture.width}
      height={picture.height}
      alt={alt}
      style={{ objectPosition: `${String(picture.focal_x)}% ${String(picture.focal_y)}%` }}
    />
  );
}
