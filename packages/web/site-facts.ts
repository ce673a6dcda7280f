/**
 * Vite plug-in that provides `virtual:site-facts`: the facts about cities, games and the map that the home page needs.
 * Importing the packages directly would add every text in every language to the first load.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:site-facts';
const RESOLVED = `\0${NAME}`;
const MAP = path.join(import.meta.dirname, 'public/art/map/map.json');

/** Cities whose postcards appear on the home page. Only the data of these cities includes the tagline. */
const greetings = ['tokyo', 'sydney'];
const isGreeting = (slug: string): boolean => greetings.includes(slug);

/** Rounds a number to the digits that the page shows. More digits would only make the page's first download larger. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

async function collect() {
  const { cities, cityTexts } = await import('@wl/world/cities/index');
  const { games, statsOf, textsOf } = await import('@wl/games/catalogue/index');
  const { languages } = await import('@wl/world/languages');
  if (!existsSync(MAP)) throw new Error(`${MAP} is missing: run node tools/art.ts first.`);
  return {
    map: readMap(),
    cities: cities.map((city) => {
      const texts = cityTexts(city.slug);
      return {
        slug: city.slug,
        airport: city.airport,
        name: texts?.name,
        ...(isGreeting(city.slug) && { tagline: texts?.tagline }),
      };
    }),
    games: games.map((game) => ({
      slug: game.slug,
      category: game.category,
      city: game.city,
      returnPercent: rounded(statsOf(game.slug).returnPercent, 2),
      maxMultiplier: statsOf(game.slug).maxMultiplier,
      name: textsOf(game.slug).en.name,
      tagline: Object.fromEntries(languages.map((key) => [key, textsOf(game.slug)[key].tagline])),
    })),
  };
}

interface MapChart {
  image: string;
  cities: Record<string, { x: number; y: number }>;
}

/**
 * Returns the data of the world map. Adds a version to the URL of each drawing, because these files are cached
 * permanently.
 */
function readMap() {
  const charts = JSON.parse(readFileSync(MAP, 'utf8')) as Record<string, MapChart>;
  for (const chart of Object.values(charts)) {
    for (const at of Object.values(chart.cities)) {
      at.x = rounded(at.x, 1);
      at.y = rounded(at.y, 1);
    }
    const content = readFileSync(path.join(path.dirname(MAP), chart.image));
    const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
    chart.image += `?v=${version}`;
  }
  return charts;
}

export function siteFacts(): Plugin {
  return {
    name: 'site-facts',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const facts = await collect();
      return Object.entries(facts)
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
