import { lettering } from './lettering.ts';
import { loadIcon, placeIcon } from './icons.ts';
import { encode, type Picture, rasterise, toSharp } from './raster.ts';
import { GOLD, Scene } from './svg.ts';
import sharp from 'sharp';

/** Side length of a symbol's cell in the atlas, in pixels. */
export const CELL = 256;
const COLUMNS = 5;

/** Function that draws one symbol on a transparent square whose sides are `CELL` units long. */
export type SymbolDrawing = (scene: Scene) => void;

/** Returns a function that draws an icon from the `noto` set, with a soft shadow. */
export function notoSymbol(icon: string): SymbolDrawing {
  return (scene) => {
    const shadow = scene.shadow('shadow', {
      dy: 8,
      deviation: 6,
      opacity: 0.35,
      colour: '#3a1208',
    });
    const markup = placeIcon(loadIcon('noto', icon, scene.id('icon')), {
      x: CELL / 2,
      y: CELL / 2 - 4,
      size: 206,
    });
    scene.add(`<g filter="${shadow}">${markup}</g>`);
  };
}

/** Draws a ribbon with a word across the lower part of a symbol. */
export function drawRibbon(scene: Scene, word: string, fill = '#2a0713'): string {
  const gold = scene.linear('ribbon-gold', GOLD);
  return (
    `<path d="M10 136L128 119 246 136V205L128 192 10 205z" fill="${fill}" stroke="#8a5a1c" stroke-width="9" stroke-linejoin="round"/><path d="M10 136L128 119 246 136V205L128 192 10 205z" fill="${fill}" stroke="${gold}" stroke-width="5.5" stroke-linejoin="round"/>` +
    lettering(word, { size: 66, width: 204, x: 128, y: 184, fill: gold })
  );
}

export interface Atlas {
  sharp: Picture;
  /** Picture of all symbols, blurred vertically for fast-spinning reels. */
  blurred: Picture;
  frames: Record<string, { x: number; y: number; w: number; h: number }>;
}

/** Draws all symbols of a game into an atlas with five symbols per row, once sharp and once blurred. */
export async function buildAtlas(
  slug: string,
  symbols: Record<string, SymbolDrawing>,
): Promise<Atlas> {
  const names = Object.keys(symbols);
  const rows = Math.ceil(names.length / COLUMNS);
  const frames: Atlas['frames'] = {};
  const plain: Picture[] = [];
  const blurred: Picture[] = [];
  names.forEach((name, index) => {
    frames[name] = {
      x: (index % COLUMNS) * CELL,
      y: Math.floor(index / COLUMNS) * CELL,
      w: CELL,
      h: CELL,
    };
    const scene = new Scene(`${slug}-${name}`, CELL, CELL);
    symbols[name]?.(scene);
    plain.push(rasterise(scene.toString(), CELL));
    blurred.push(rasterise(blurUpwards(scene), CELL));
  });
  const size = { width: COLUMNS * CELL, height: rows * CELL };
  const places = Object.values(frames);
  return {
    sharp: await lay(plain, places, size),
    blurred: await lay(blurred, places, size),
    frames,
  };
}

function blurUpwards(scene: Scene): string {
  const inner = scene.toString().replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CELL} ${CELL}"><filter id="speed" filterUnits="userSpaceOnUse" x="0" y="0" width="${CELL}" height="${CELL}"><feGaussianBlur stdDeviation="0 15"/></filter>` +
    `<g filter="url(#speed)">${inner}</g></svg>`
  );
}

async function lay(
  pictures: readonly Picture[],
  places: readonly { x: number; y: number }[],
  { width, height }: { width: number; height: number },
): Promise<Picture> {
  const layers = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await toSharp(picture).png({ compressionLevel: 0 }).toBuffer(),
      left: places[index]?.x ?? 0,
      top: places[index]?.y ?? 0,
    })),
  );
  const { data, info } = await sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, isPlain: true };
}

/** Encodes an atlas picture as AVIF at its full size. */
export const encodeAtlas = (picture: Picture, quality: number): Promise<Buffer> =>
  encode(picture, { width: picture.width, format: 'avif', quality });
