import { type FaceName, openFace } from './fonts/face.ts';
import { outlinePath } from './fonts/outlines.ts';
import { attributes, round } from './svg.ts';

export interface LetteringStyle {
  face?: FaceName;
  size: number;
  /** X coordinate of the anchor point; `y` is the baseline. */
  x?: number;
  y: number;
  /** Exact width to which the text is stretched or squeezed. */
  width?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between characters, in picture units. */
  tracking?: number;
  fill: string;
  stroke?: string;
  strokeWidth?: number;
  filter?: string;
  transform?: string;
}

/** Returns a line of text as one path so that neither the rasteriser nor the browser needs a font. */
export function lettering(text: string, style: LetteringStyle): string {
  const { fill, stroke, filter, transform } = style;
  return `<path ${attributes({
    d: letteringPath(text, style),
    fill,
    stroke,
    'stroke-width': stroke ? (style.strokeWidth ?? 6) : undefined,
    'stroke-linejoin': stroke ? 'round' : undefined,
    'paint-order': stroke ? 'stroke' : undefined,
    filter,
    transform,
  })}/>`;
}

/** Returns the natural width of a line of text, in picture units. */
export function letteringWidth(
  text: string,
  { face = 'limelight', size, tracking = 0 }: Pick<LetteringStyle, 'face' | 'size' | 'tracking'>,
): number {
  const { unitsPerEm, glyph } = openFace(face);
  return [...text].reduce(
    (sum, character) => sum + (glyph(character).advance * size) / unitsPerEm + tracking,
    -tracking,
  );
}

/** Returns the path data of a line of text, without the `<path>` element. */
export function letteringPath(
  text: string,
  { face = 'limelight', size, x = 160, y, width, anchor = 'middle', tracking = 0 }: LetteringStyle,
): string {
  const { unitsPerEm, glyph } = openFace(face);
  const scale = size / unitsPerEm;
  const letters = [...text].map((character) => glyph(character));
  const natural = letteringWidth(text, { face, size, tracking });
  const stretch = width === undefined ? 1 : width / natural;
  const start = x - natural * stretch * { start: 0, middle: 0.5, end: 1 }[anchor];
  let pen = 0;
  return letters
    .map(({ outline, advance }) => {
      const offset = pen;
      pen += advance * scale + tracking;
      return outlinePath(
        outline,
        (point) =>
          `${round(start + (offset + point.x * scale) * stretch)} ${round(y - point.y * scale)}`,
      );
    })
    .join('');
}
