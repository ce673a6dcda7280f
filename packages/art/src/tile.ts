import { type LetteringStyle, lettering } from './lettering.ts';
import { Scene } from './svg.ts';

/**
 * Function that draws a game's picture on a scene of any width. The horizontal centre is at `scene.width / 2`, and the
 * height is always 320.
 */
export type TileDrawing = (scene: Scene) => void;

const TILE_SIZE = 320;
/** Width of a 16:9 banner that is as tall as a tile. */
const BANNER_WIDTH = 569;
/** Bottom edge of the area reserved for badges. Lettering must be below it. */
const BADGE_DEPTH = TILE_SIZE * 0.15;

/** Returns the SVG markup of a game's square tile. */
export function drawTile(slug: string, draw: TileDrawing): string {
  const scene = new Scene(`${slug}-tile`, TILE_SIZE, TILE_SIZE);
  draw(scene);
  return scene.toString();
}

/** Returns the SVG markup of a game's 16:9 banner, which shows the tile's picture on a wider scene. */
export function drawBanner(slug: string, draw: TileDrawing): string {
  const scene = new Scene(`${slug}-banner`, BANNER_WIDTH, TILE_SIZE);
  draw(scene);
  return scene.toString();
}

/** Draws a title line, centred unless `dx` moves it. Throws if the line would overlap the badges. */
export function drawTitle(
  scene: Scene,
  text: string,
  { dx = 0, ...style }: Omit<LetteringStyle, 'x'> & { dx?: number },
): string {
  const capHeight = style.size * 0.72;
  if (style.y - capHeight < BADGE_DEPTH) throw new Error(`"${text}" stands where the badges are`);
  return lettering(text, { ...style, x: scene.width / 2 + dx });
}

/**
 * Centres markup horizontally in the scene. The markup was drawn for the square tile, so its x coordinates range from 0
 * to 320.
 */
export function centred(scene: Scene, markup: string): string {
  const dx = (scene.width - TILE_SIZE) / 2;
  return dx === 0 ? markup : `<g transform="translate(${dx})">${markup}</g>`;
}
