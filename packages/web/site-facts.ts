/**
 * Vite plug-in that provides two modules. `virtual:site-facts` contains the city, game and map facts for the home page.
 * `virtual:game-teasers` contains the facts that visitors see about each game on the category pages. If the pages
 * imported `@wl/games` and `@wl/world` directly, the first download would contain every text in every language.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SITE = 'virtual:site-facts';
const TEASERS = 'virtual:game-teasers';
const MAP = path.join(import.meta.dirname, 'public/art/map/map.json');

/** Cities whose postcards appear on the home page. Only these cities have a `tagline` in the site facts. */
const greetings = ['tokyo', 'sydney'];
const isGreeting = (slug: string): boolean => greetings.includes(slug);

/** Number of games that the home page presents to visitors. Only these games have a `teaser` in the site facts. */
const HOME_TEASERS = 8;

/** Rounds a number to the decimal places that pages show. More digits would only make the first download larger. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Returns the facts that visitors see on each game's card, keyed by the game's slug. */
async function collectTeasers() {
  const { games, statsOf, textsOf } = await import('@wl/games/catalogue/index');
  const { languages } = await import('@wl/world/languages');
  const teasers = Object.fromEntries(
    games.map(({ slug }) => [
      slug,
      {
        returnPercent: rounded(statsOf(slug).returnPercent, 2),
        maxMultiplier: statsOf(slug).maxMultiplier,
        tagline: Object.fromEntries(languages.map((key) => [key, textsOf(slug)[key].tagline])),
      },
    ]),
  );
  return { teasers };
}

async function collectSite() {
  const { cities, cityTexts } = await import('@wl/world/cities/index');
  const { games, textsOf } = await import('@wl/games/catalogue/index');
  const { teasers } = await collectTeasers();
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
    games: games.map((game, at) => ({
      slug: game.slug,
      category: game.category,
      city: game.city,
      name: textsOf(game.slug).en.name,
      ...(at < HOME_TEASERS && { teaser: teasers[game.slug] }),
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

/** Functions that collect the exports of the virtual modules, keyed by module id. */
const modules: Readonly<Record<string, () => Promise<Record<string, unknown>>>> = {
  [SITE]: collectSite,
  [TEASERS]: collectTeasers,
};

/** Prefix that, by Rollup convention, tells other plug-ins to ignore a module. */
const PREFIX = '\0';

export function siteFacts(): Plugin {
  return {
    name: 'site-facts',
    resolveId: (id) => (modules[id] ? PREFIX + id : undefined),
    async load(id) {
      const collect = id.startsWith(PREFIX) ? modules[id.slice(PREFIX.length)] : undefined;
      if (!collect) return undefined;
      return Object.entries(await collect())
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
