/** Pictures within the Markdown of an article: `![description](picture:id "caption")`, each on a separate line. */
import { PICTURE_WIDTHS } from './articles.ts';

/** Size of a picture's widest version, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

export type PicturesById = Pick<ReadonlyMap<string, PictureSize>, 'get'>;

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ADDRESS = new RegExp(`^picture:(${ID})$`);
const ADDRESSES = new RegExp(`picture:(${ID})`, 'g');

/** Returns the picture id in an address such as `picture:0198…`; undefined for any other address. */
export const pictureIdOf = (address: string): string | undefined => ADDRESS.exec(address)?.[1];

/** Returns the distinct ids of the pictures that a text references. The Markdown may be incomplete. */
export const pictureIdsIn = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(ADDRESSES)].map(([, id = '']) => id)),
];

/** Returns a picture's Markdown. Backslashes are removed, because they would escape the character after them. */
export function pictureMarkdown({
  id,
  alt,
  caption,
}: {
  id: string;
  alt: string;
  caption: string;
}): string {
  const oneLine = (text: string) => text.replaceAll('\\', '').replaceAll(/\s+/g, ' ').trim();
  const description = oneLine(alt).replaceAll(/[[\]]/g, String.raw`\$&`);
  const title = oneLine(caption).replaceAll('"', String.raw`\"`);
  return `![${description}](picture:${id}${title === '' ? '' : ` "${title}"`})`;
}

/**
 * Returns the URL of a picture's stored version for the given width.
 * @param base base URL of the API
 */
export const pictureAddress = (
  base: string,
  id: string,
  width: (typeof PICTURE_WIDTHS)[number],
): string => `${base}/articles/pictures/${id}/${String(width)}`;

/**
 * Returns the `src` and `srcset` of an uploaded picture. A version is listed with its real width, because the server
 * does not enlarge small pictures. Versions that would repeat the same small picture are left out.
 * @param base base URL of the API
 */
export function pictureSources(
  base: string,
  { id, width }: { id: string; width: number },
): { src: string; srcSet: string } {
  const widths = PICTURE_WIDTHS.filter(
    (_, at) => at === 0 || (PICTURE_WIDTHS[at - 1] ?? 0) < width,
  );
  return {
    src: pictureAddress(base, id, widths[1] ?? PICTURE_WIDTHS[0]),
    srcSet: widths
      .map((one) => `${pictureAddress(base, id, one)} ${String(Math.min(one, width))}w`)
      .join(', '),
  };
}
