const CITY_WIDTHS = [480, 800, 1200] as const;

/** Returns the `src` and `srcset` of a city's postcard, which has an aspect ratio of 3:2. */
export function postcardOf(city: string): { src: string; srcSet: string } {
  const folder = `/art/cities/${city}/postcard`;
  return {
    src: `${folder}-800.avif`,
    srcSet: CITY_WIDTHS.map((width) => `${folder}-${String(width)}.avif ${String(width)}w`).join(
      ', ',
    ),
  };
}
