/** Addresses of cover pictures. All functions are pure. */
import { articlePicture, type ArticlePicture } from '@wl/contract/articles';
import { PICTURE_WIDTHS } from '@wl/world/articles/articles';

const addressOf = (base: string, id: string, width: number): string =>
  base + articlePicture.path.replace(':id', id).replace(':width', String(width));

/**
 * Returns the `src` and `srcset` of an uploaded picture. A version is listed with its real width, because the server
 * does not enlarge small pictures. Versions that would repeat the same small picture are left out.
 * @param base base URL of the API
 */
export function sourcesOf(
  base: string,
  { id, width }: Pick<ArticlePicture, 'id' | 'width'>,
): { src: string; srcSet: string } {
  const widths = PICTURE_WIDTHS.filter(
    (_, at) => at === 0 || (PICTURE_WIDTHS[at - 1] ?? 0) < width,
  );
  return {
    src: addressOf(base, id, widths[1] ?? widths[0] ?? PICTURE_WIDTHS[0]),
    srcSet: widths
      .map((one) => `${addressOf(base, id, one)} ${String(Math.min(one, width))}w`)
      .join(', '),
  };
}

const CITY_WIDTHS = [480, 800, 1200] as const;

/** Returns the `src` and `srcset` of a city's postcard, which is 3 : 2. */
export function postcardOf(city: string): { src: string; srcSet: string } {
  const folder = `/art/cities/${city}/postcard`;
  return {
    src: `${folder}-800.avif`,
    srcSet: CITY_WIDTHS.map((width) => `${folder}-${String(width)}.avif ${String(width)}w`).join(
      ', ',
    ),
  };
}
