import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { appIcon, avatar, logoMark, wordmark } from './brand.ts';
import { dieFaces, domeBase, domeGlass } from './dice.ts';
import { loadIcon, prefixIds } from './icons.ts';
import { rasterise } from './raster.ts';
import { buildSkyline } from './skyline.ts';
import { seeded } from './random.ts';
import { CELL, type SymbolDrawing } from './slot-symbols.ts';
import {
  chips,
  DOUBLE_ZERO_POCKETS,
  POCKETS,
  wheelBall,
  wheelRim,
  wheelRotor,
} from './roulette-wheel.ts';
import { Scene } from './svg.ts';
import { desktopMap, europeMap, phoneMap, shorten } from './world-map.ts';

// Drawing uses a lot of CPU time, so these tests need more than the default timeout on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const PLACES = [
  { slug: 'london', latitude: 51.5, longitude: -0.13 },
  { slug: 'paris', latitude: 48.86, longitude: 2.35 },
  { slug: 'tokyo', latitude: 35.68, longitude: 139.69 },
  { slug: 'rio-de-janeiro', latitude: -22.91, longitude: -43.17 },
];

/** Checks that a picture is valid: ids are unique, every reference has a target, and no other resources are loaded. */
function expectSound(svg: string): void {
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids).toContain(id);
  expect(svg).not.toMatch(/href="(?!#)|<image|<text|NaN|undefined/);
  expect(rasterise(svg, 64).pixels.some((value) => value > 0)).toBe(true);
}

describe('game pictures', () => {
  const root = path.resolve(import.meta.dirname, '../../games/src/catalogue');
  it.each(globSync('*/art/tile.ts', { cwd: root }))(
    '%s draws a valid picture without external resources',
    async (file) => {
      const { tile, banner } = (await import(path.join(root, file))) as Record<
        string,
        () => string
      >;
      for (const draw of [tile, banner]) {
        const svg = draw?.() ?? '';
        expectSound(svg);
        expect(draw?.()).toBe(svg);
      }
    },
  );
});

describe('table pictures', () => {
  const world = path.resolve(import.meta.dirname, '../../world/src');
  const cities = globSync('cities/*/postcard.ts', { cwd: world });
  it('are valid pictures without external resources', async () => {
    const { tableArt, drawTable } = await import(path.join(world, 'tables/art/table-art.ts'));
    for (const [slug, { city }] of Object.entries<{ city: string }>(tableArt)) {
      expect(cities).toContain(`cities/${city}/postcard.ts`);
      const { postcard } = await import(path.join(world, `cities/${city}/postcard.ts`));
      const { tile, banner } = drawTable(slug, postcard());
      for (const svg of [tile, banner]) expectSound(svg);
    }
    expect(() => drawTable('no-such-table', '')).toThrow(RangeError);
  });
});

describe('slot symbols', () => {
  const root = path.resolve(import.meta.dirname, '../../games/src/catalogue');
  const games = globSync('*/art/symbols.ts', { cwd: root }).map((file) =>
    path.dirname(path.dirname(file)),
  );

  /** Returns the markup and English name of every symbol of a game. */
  async function drawn(game: string) {
    const { symbols } = (await import(path.join(root, game, 'art/symbols.ts'))) as {
      symbols: Record<string, SymbolDrawing>;
    };
    const { texts } = (await import(path.join(root, game, 'texts.ts'))) as {
      texts: { en: { symbols?: Record<string, string> } };
    };
    return Object.entries(symbols).map(([key, draw]) => {
      const scene = new Scene(`${game}-${key}`, CELL, CELL);
      draw(scene);
      return { key, svg: scene.toString(), name: texts.en.symbols?.[key] ?? key };
    });
  }

  it.each(games)('%s has valid symbols that fit into their cells', async (game) => {
    for (const { key, svg } of await drawn(game)) {
      if (key === 'blank') continue;
      expectSound(svg);
      const { pixels } = rasterise(svg, CELL);
      const opacity = (x: number, y: number) => pixels[(y * CELL + x) * 4 + 3] ?? 0;
      // Allow semi-transparent pixels at the edges, because a ribbon's lower edge crosses the middle of the last row of
      // pixels.
      const edges = Array.from({ length: CELL }, (_, i) =>
        Math.max(opacity(i, 0), opacity(i, CELL - 1), opacity(0, i), opacity(CELL - 1, i)),
      );
      expect([key, Math.max(...edges) < 192]).toEqual([key, true]);
    }
  });

  it('the same picture appears in two games only for symbols with the same name', async () => {
    const meanings = new Map<string, Set<string>>();
    for (const game of games) {
      for (const { key, svg, name } of await drawn(game)) {
        const picture = svg.replaceAll(`${game}-${key}`, '');
        meanings.set(picture, (meanings.get(picture) ?? new Set()).add(name));
      }
    }
    expect(meanings.size).toBeGreaterThan(100);
    expect([...meanings.values()].filter(({ size }) => size > 1)).toEqual([]);
  });
});

describe('brand, wheel and dice', () => {
  it.each(
    Object.entries({
      appIcon,
      avatar,
      logoMark,
      wordmark,
      chips,
      wheelBall,
      wheelRim,
      wheelRotor,
      dieFaces,
      domeBase,
      domeGlass,
    }),
  )('%s draws a valid picture without external resources', (_, draw) => {
    expectSound(draw());
  });

  it('has every number of a European wheel once', () => {
    expect([...POCKETS].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, i) => i));
  });

  it('has every number of an American wheel once, 00 opposite 0', () => {
    const numbers = [...DOUBLE_ZERO_POCKETS].sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 38 }, (_, i) => i));
    expect(DOUBLE_ZERO_POCKETS[19]).toBe(37);
    expectSound(wheelRotor(2));
  });
});

describe('flight map', () => {
  it('shows every city on both maps, and the European cities in the inset', () => {
    const [desktop, phone, europe] = [desktopMap(PLACES), phoneMap(PLACES), europeMap(PLACES)];
    for (const map of [desktop, phone]) {
      expectSound(map.svg);
      expect(Object.keys(map.cities).sort()).toEqual([
        'london',
        'paris',
        'rio-de-janeiro',
        'tokyo',
      ]);
      for (const { x, y } of Object.values(map.cities)) {
        expect(Math.min(x, y)).toBeGreaterThan(2);
        expect(Math.max(x, y)).toBeLessThan(98);
      }
    }
    expect(Object.keys(europe.cities)).toEqual(['london', 'paris']);
  });

  it('shortens coastline paths without changing their shape', () => {
    expect(shorten('M10,10L20,10L20,10L15,30Z')).toBe('M10 10l10 0-5 20z');
    expect(shorten('M10,10L10,10Z')).toBe('');
  });

  it('keeps Tokyo in the middle and London and Rio at the edges', () => {
    const { london, tokyo, 'rio-de-janeiro': rio } = desktopMap(PLACES).cities;
    expect(tokyo?.x).toBeGreaterThan(40);
    expect(london?.x).toBeLessThan(15);
    expect(rio?.x).toBeGreaterThan(85);
  });
});

describe('drawing helpers', () => {
  it('draw the same skyline for the same seed', () => {
    const options = { ground: 100, from: 0, to: 400, heights: [20, 90], widths: [20, 40] } as const;
    expect(buildSkyline(seeded(3), options)).toEqual(buildSkyline(seeded(3), options));
    expect(buildSkyline(seeded(3), options)).not.toEqual(buildSkyline(seeded(4), options));
  });

  it('reject two definitions with the same name', () => {
    const scene = new Scene('test', 10, 10);
    scene.linear('sky', [[0, '#000']]);
    expect(() => scene.linear('sky', [[0, '#fff']])).toThrow('twice');
  });

  it('prefix ids and every kind of reference to them', () => {
    const body = '<g id="a"/><g id="ab"/><use href="#a"/><path fill="url(#ab)"/>';
    expect(prefixIds(body, 'x')).toBe(
      '<g id="x-a"/><g id="x-ab"/><use href="#x-a"/><path fill="url(#x-ab)"/>',
    );
  });

  it('load an icon, and name a missing icon in the error', () => {
    expect(loadIcon('noto', 'tokyo-tower', 'x').body).toContain('<path');
    expect(() => loadIcon('noto', 'no-such-icon', 'x')).toThrow('no-such-icon');
  });
});
