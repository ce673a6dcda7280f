import sharp from 'sharp';

/**
 * Joins pictures into one, from top to bottom.
 * @param pages at least one JPEG file; their total height must not exceed 65,535 px, the JPEG limit
 */
export async function joinPages(pages: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pages.map((page) => sharp(page).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  let height = 0;
  const parts = pages.map((input, at) => {
    const top = height;
    height += sizes[at]?.height ?? 0;
    return { input, left: 0, top };
  });
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(parts)
    .jpeg()
    .toBuffer();
}
