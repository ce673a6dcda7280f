import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as brand from './brand.ts';
import { loadIcon } from './icons.ts';
import { type Encoding, encode, rasterise } from './raster.ts';
import { buildAtlas, encodeAtlas, type SymbolDrawing } from './slot-symbols.ts';
import { desktopMap, europeMap, type MapPlace, phoneMap } from './world-map.ts';

/** File contents, keyed by path relative to the art folder. */
type ArtFiles = Record<string, Buffer | string>;

/** Group of pictures that is redrawn as a whole when one of its source files or a drawing helper changes. */
export interface ArtJob {
  name: string;
  sources: string[];
  draw: () => Promise<ArtFiles>;
}

const CITIES = 'packages/world/src/cities';
const GAMES = 'packages/games/src/catalogue';
const TABLES = 'packages/world/src/tables/art';

/** Returns a job for each group of pictures in the repository. */
export async function artJobs(root: string): Promise<ArtJob[]> {
  const find = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .sort();
  const cities = find(`${CITIES}/*/postcard.ts`).map((file) =>
    postcardJob(root, file, find(`${path.dirname(file)}/*.ts`)),
  );
  const games = find(`${GAMES}/*/art/tile.ts`).map((file) =>
    gameJob(root, path.dirname(file), find(`${path.dirname(file)}/*.ts`)),
  );
  return [
    ...cities,
    ...games,
    ...(await tableJobs(root, find)),
    mapJob(root, find(`${CITIES}/*/city.ts`)),
    brandJob(root, find(`${CITIES}/*/city.ts`)),
    pinsJob(root),
  ];
}

/**
 * Encodings of a city postcard. Flat poster colours show no artefacts at AVIF quality 50. The widest picture can use a
 * slightly lower quality.
 */
const POSTCARD_SIZES: readonly Encoding[] = [
  { width: 480, format: 'avif', quality: 52 },
  { width: 800, format: 'avif', quality: 50 },
  { width: 1200, format: 'avif', quality: 46 },
  { width: 800, format: 'webp', quality: 72 },
  // Background of share cards. The format must not be AVIF, because the server's image library decodes only JPEG, PNG
  // and WebP (packages/server/src/platform/files/decoders.ts).
  { width: 1200, format: 'jpg', quality: 84 },
];
const TILE_SIZES: readonly Encoding[] = [
  { width: 160, format: 'avif', quality: 56 },
  { width: 320, format: 'avif', quality: 54 },
  { width: 640, format: 'avif', quality: 46 },
  { width: 320, format: 'webp', quality: 74 },
];
const BANNER: Encoding = { width: 960, format: 'avif', quality: 48 };
/**
 * Banner for phones, with a lower resolution than phone screens can display. The lower resolution halves the file size,
 * which matters because a phone loads many banners on one page.
 */
const PHONE_BANNER: Encoding = { width: 640, format: 'avif', quality: 48 };
const BACKDROP: Encoding = { width: 1200, format: 'avif', quality: 40 };

function postcardJob(root: string, file: string, sources: string[]): ArtJob {
  const slug = path.basename(path.dirname(file));
  return {
    name: `cities/${slug}`,
    sources,
    async draw() {
      const { postcard } = await load<{ postcard: () => string }>(root, file);
      return encodeAll(postcard(), `cities/${slug}/postcard`, POSTCARD_SIZES);
    },
  };
}

/**
 * Returns the job for a game's art folder. `tile.ts` is required. `symbols.ts`, `backdrop.ts` and `drawings.ts` are
 * optional.
 */
function gameJob(root: string, folder: string, sources: string[]): ArtJob {
  const slug = path.basename(path.dirname(folder));
  const target = `games/${slug}`;
  const has = (name: string) => sources.includes(path.join(folder, name));
  return {
    name: target,
    sources,
    async draw() {
      const files: ArtFiles = {};
      const art = await load<{ tile: () => string; banner: () => string }>(
        root,
        path.join(folder, 'tile.ts'),
      );
      Object.assign(files, await encodeAll(art.tile(), `${target}/tile`, TILE_SIZES));
      Object.assign(
        files,
        await encodeAll(art.banner(), `${target}/banner`, [BANNER, PHONE_BANNER]),
      );
      if (has('symbols.ts')) {
        const { symbols } = await load<{ symbols: Record<string, SymbolDrawing> }>(
          root,
          path.join(folder, 'symbols.ts'),
        );
        Object.assign(files, await drawSymbols(slug, symbols));
      }
      if (has('backdrop.ts')) {
        const { backdrop } = await load<{ backdrop: () => string }>(
          root,
          path.join(folder, 'backdrop.ts'),
        );
        const picture = rasterise(backdrop(), BACKDROP.width);
        files[`${target}/backdrop.avif`] = await encode(picture, BACKDROP);
      }
      if (has('drawings.ts')) {
        const { drawings } = await load<{ drawings: () => Record<string, string> }>(
          root,
          path.join(folder, 'drawings.ts'),
        );
        for (const [name, svg] of Object.entries(drawings())) files[`${target}/${name}.svg`] = svg;
      }
      return files;
    },
  };
}

/** Functions and data of `packages/world/src/tables/art/table-art.ts`. */
interface TableArt {
  tableArt: Readonly<Record<string, { city: string }>>;
  drawTable: (slug: string, postcard: string) => { tile: string; banner: string };
}

/** Returns a job for each shared table. A table's pictures have the same names and sizes as a game's. */
async function tableJobs(root: string, find: (pattern: string) => string[]): Promise<ArtJob[]> {
  const { tableArt, drawTable } = await load<TableArt>(root, `${TABLES}/table-art.ts`);
  return Object.entries(tableArt).map(([slug, { city }]) => {
    const target = `games/${slug}`;
    return {
      name: target,
      sources: [...find(`${TABLES}/*.ts`), ...find(`${CITIES}/${city}/*.ts`)],
      async draw() {
        const { postcard } = await load<{ postcard: () => string }>(
          root,
          `${CITIES}/${city}/postcard.ts`,
        );
        const { tile, banner } = drawTable(slug, postcard());
        return {
          ...(await encodeAll(tile, `${target}/tile`, TILE_SIZES)),
          ...(await encodeAll(banner, `${target}/banner`, [BANNER, PHONE_BANNER])),
        };
      },
    };
  });
}

async function drawSymbols(
  slug: string,
  symbols: Record<string, SymbolDrawing>,
): Promise<ArtFiles> {
  const atlas = await buildAtlas(slug, symbols);
  const { width, height } = atlas.sharp;
  const index = {
    image: 'symbols.avif',
    blurred: 'symbols-blur.avif',
    width,
    height,
    frames: atlas.frames,
  };
  return {
    [`games/${slug}/symbols.avif`]: await encodeAtlas(atlas.sharp, 58),
    [`games/${slug}/symbols-blur.avif`]: await encodeAtlas(atlas.blurred, 36),
    [`games/${slug}/symbols.json`]: JSON.stringify(index),
  };
}

function mapJob(root: string, sources: string[]): ArtJob {
  return {
    name: 'map',
    sources,
    async draw() {
      const places = await readPlaces(root);
      const files: ArtFiles = {};
      const index: Record<string, unknown> = {};
      for (const { name, svg, ...rest } of [
        desktopMap(places),
        phoneMap(places),
        europeMap(places),
      ]) {
        files[`map/${name}.svg`] = svg;
        index[name] = { image: `${name}.svg`, ...rest };
      }
      files['map/map.json'] = JSON.stringify(index);
      return files;
    },
  };
}

function brandJob(root: string, sources: string[]): ArtJob {
  return {
    name: 'brand',
    sources,
    async draw() {
      const icon = rasterise(brand.appIcon(), 512);
      const og = rasterise(
        brand.ogImage(desktopMap(await readPlaces(root), { hasRose: false }).svg),
        1200,
      );
      return {
        'brand/favicon.svg': brand.logoMark(),
        'brand/logo.svg': brand.logoMark(),
        'brand/wordmark.svg': brand.wordmark(),
        'brand/avatar.svg': brand.avatar(),
        'brand/icon-192.png': await encode(icon, { width: 192, format: 'png', quality: 90 }),
        'brand/icon-512.png': await encode(icon, { width: 512, format: 'png', quality: 90 }),
        'brand/apple-touch-icon.png': await encode(icon, {
          width: 180,
          format: 'png',
          quality: 90,
        }),
        'brand/og-image.png': await encode(og, { width: 1200, format: 'png', quality: 80 }),
      };
    },
  };
}

const BADGES = 'packages/world/src/achievements/badges.ts';

/** Returns the job for the enamel-pin pictures: one SVG sprite that is drawn in the page's text colour. */
function pinsJob(root: string): ArtJob {
  return {
    name: 'pins',
    sources: [BADGES],
    async draw() {
      const { badgeFamilies } = await load<{
        badgeFamilies: readonly { figure: string; icon: string }[];
      }>(root, BADGES);
      const symbols = badgeFamilies.map(({ figure, icon }) => {
        const { body, width, height } = loadIcon('game-icons', icon, figure);
        return `<symbol id="${figure}" viewBox="0 0 ${width} ${height}">${body}</symbol>`;
      });
      return {
        'pins.svg': `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`,
      };
    },
  };
}

async function readPlaces(root: string): Promise<readonly MapPlace[]> {
  const { cities } = await load<{ cities: readonly MapPlace[] }>(root, `${CITIES}/index.ts`);
  return cities.map(({ slug, latitude, longitude }) => ({ slug, latitude, longitude }));
}

async function encodeAll(
  svg: string,
  target: string,
  sizes: readonly Encoding[],
): Promise<ArtFiles> {
  const picture = rasterise(svg, Math.max(...sizes.map(({ width }) => width)));
  const entries = await Promise.all(
    sizes.map(
      async (size) =>
        [`${target}-${size.width}.${size.format}`, await encode(picture, size)] as const,
    ),
  );
  return Object.fromEntries(entries);
}

async function load<T>(root: string, file: string): Promise<T> {
  return (await import(pathToFileURL(path.join(root, file)).href)) as T;
}
