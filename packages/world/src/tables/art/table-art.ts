import { place, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile, drawTitle } from '@wl/art/tile';
import { heroes } from './heroes.ts';

interface TableArt {
  city: string;
  hero: keyof typeof heroes;
  /** Name of the table, on two lines. */
  lines: readonly [string, string];
  /** Colour of the second line. */
  colour: string;
}

/**
 * Contents of the pictures for the tables that the migrations create, by slug. A test compares the slugs with the
 * database.
 */
export const tableArt: Readonly<Record<string, TableArt>> = {
  'thames-wheel': art('london', 'roulette', 'Thames', 'Wheel', '#ffd9d2'),
  'mojave-wheel': art('las-vegas', 'roulette', 'Mojave', 'Wheel', '#ff9fd8'),
  'pearl-salon': art('macau', 'baccarat', 'Pearl', 'Salon', '#a9f0d1'),
  'lantern-salon': art('tokyo', 'baccarat', 'Lantern', 'Salon', '#ffb3a6'),
  'dragon-ferry': art('macau', 'dragonTiger', 'Dragon', 'Ferry', '#ffd98a'),
  'bosphorus-tiger': art('istanbul', 'dragonTiger', 'Bosphorus', 'Tiger', '#a6eef0'),
  'rambla-twenty-one': art('barcelona', 'blackjack', 'Rambla', 'Twenty-One', '#ffc59a'),
  'fremont-twenty-one': art('las-vegas', 'blackjack', 'Fremont', 'Twenty-One', '#ff9fd8'),
  'bondi-dice': art('sydney', 'sicBo', 'Bondi', 'Dice', '#a8f1ea'),
  'ipanema-dice': art('rio-de-janeiro', 'sicBo', 'Ipanema', 'Dice', '#ffe27a'),
  'pacific-departure': art('honolulu', 'crash', 'Pacific', 'Departure', '#ffc0dd'),
  'harbour-ascent': art('sydney', 'crash', 'Harbour', 'Ascent', '#a8f1ea'),
  'grand-departure': art('paris', 'travelWheel', 'Grand', 'Departure', '#ffc9d8'),
  'carnival-departure': art('rio-de-janeiro', 'travelWheel', 'Carnival', 'Departure', '#ffe27a'),
  'ramblas-baccarat': art('barcelona', 'baccarat', 'Ramblas', 'Baccarat', '#ffc59a'),
  'montmartre-wheel': art('paris', 'roulette', 'Montmartre', 'Wheel', '#ffc9d8'),
};

function art(
  city: string,
  hero: TableArt['hero'],
  first: string,
  second: string,
  colour: string,
): TableArt {
  return { city, hero, lines: [first, second], colour };
}

/**
 * Draws the tile and the banner of a table: the game's main object over the postcard of the city, and the table's name.
 * @param postcard SVG markup of the city's postcard
 * @throws RangeError for an unknown table
 */
export function drawTable(slug: string, postcard: string): { tile: string; banner: string } {
  const about = tableArt[slug];
  if (!about) throw new RangeError(`no picture of the table ${slug}`);
  const draw = (scene: Scene) => drawScene(scene, about, postcard);
  return { tile: drawTile(slug, draw), banner: drawBanner(slug, draw) };
}

/** Size of a city's postcard in SVG user units. */
const POSTCARD = { width: 1200, height: 800 };

function drawScene(scene: Scene, { hero, lines, colour }: TableArt, postcard: string): void {
  const { width, height } = scene;
  // The postcard covers the whole scene and keeps its proportions, so two of its edges can be cropped.
  const scale = Math.max(width / POSTCARD.width, height / POSTCARD.height);
  scene.add(
    place(postcard.replace(/^<svg [^>]*>|<\/svg>$/g, ''), {
      x: (width - POSTCARD.width * scale) / 2,
      y: (height - POSTCARD.height * scale) / 2,
      scale,
    }),
  );
  scene.fill(
    scene.linear('dusk', [
      [0, '#0a1026', 0.25],
      [0.55, '#0a1026', 0.35],
      [0.78, '#0a1026', 0.92],
      [1, '#0a1026', 1],
    ]),
  );
  const shadow = scene.shadow('shadow', { dy: 8, deviation: 7, opacity: 0.7 });
  const plate = scene.linear('plate', [
    [0, '#0a1026', 0],
    [0.35, '#0a1026', 0.94],
    [1, '#0a1026', 1],
  ]);
  scene.add(
    `<g filter="${shadow}">${centred(scene, heroes[hero](scene))}</g>`,
    `<path d="M0 214H${width}V320H0z" fill="${plate}"/>`,
    drawTitle(scene, lines[0], { y: 274, size: 38, fill: '#fff6e0' }),
    drawTitle(scene, lines[1], { y: 309, size: 30, fill: colour }),
  );
}
