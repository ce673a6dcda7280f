import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type GeoPermissibleObjects,
  type GeoProjection,
  geoGraticule,
  geoMercator,
  geoNaturalEarth1,
  geoPath,
} from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { rasterise } from './raster.ts';
import { drawCompassRose } from './brand.ts';
import { place, round, Scene } from './svg.ts';

export interface MapPlace {
  slug: string;
  latitude: number;
  longitude: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** URLs of the Natural Earth files that contain the land areas, by map scale (1:110 million and 1:50 million). */
const landFiles = {
  '110m': import.meta.resolve('world-atlas/land-110m.json'),
  '50m': import.meta.resolve('world-atlas/land-50m.json'),
};

type Detail = keyof typeof landFiles;

/** Map of one part of the world within a picture. */
interface Chart {
  box: Box;
  projection: GeoProjection;
  /** Spacing of the dots that represent land, in SVG units. */
  grid: number;
  detail: Detail;
  shows: (place: MapPlace) => boolean;
  rose?: { x: number; y: number; scale: number };
}

export interface MapPicture {
  name: 'desktop' | 'phone' | 'europe';
  svg: string;
  width: number;
  height: number;
  charts: Box[];
  /** Position of each city: `x` from the left in percent of the width, and `y` from the top in percent of the height. */
  cities: Record<string, { x: number; y: number }>;
}

const EUROPE = { west: -12, east: 36, south: 34, north: 57 };
const isEuropean = ({ latitude, longitude }: MapPlace): boolean =>
  latitude > EUROPE.south &&
  latitude < EUROPE.north &&
  longitude > EUROPE.west &&
  longitude < EUROPE.east;
const everywhere = () => true;
/**
 * Grid lines every 15 degrees. The lines are faint, so few points per line are enough. With more points, the grid would
 * make up most of the file.
 */
const GRATICULE = geoGraticule().step([15, 15]).precision(8)();

/** Rotation in degrees that puts the Pacific in the middle, with London and Rio equally far from the edges. */
const PACIFIC = -158;

/** Returns a wide world map. Set `hasRose` to false to omit the compass rose, for example for a background. */
export function desktopMap(places: readonly MapPlace[], { hasRose = true } = {}): MapPicture {
  const box: Box = { x: 0, y: 0, width: 1440, height: 720 };
  const projection = geoNaturalEarth1()
    .rotate([PACIFIC, 0])
    .fitExtent(
      [
        [-30, -20],
        [box.width + 30, box.height + 60],
      ],
      { type: 'Sphere' },
    );
  const chart: Chart = { box, projection, grid: 11, detail: '110m', shows: everywhere };
  if (hasRose) chart.rose = { x: 1010, y: 560, scale: 1.5 };
  return drawMap('desktop', box, [chart], places);
}

/**
 * Returns a map in two parts, so that every city has room for its label: the Pacific with both Americas at the top, and
 * Europe below.
 */
export function phoneMap(places: readonly MapPlace[]): MapPicture {
  const size: Box = { x: 0, y: 0, width: 780, height: 900 };
  const pacific: Box = { x: 0, y: 0, width: 780, height: 520 };
  const europe: Box = { x: 28, y: 540, width: 724, height: 332 };
  return drawMap(
    'phone',
    size,
    [
      {
        box: pacific,
        // The map extends from the Chinese coast eastwards across the Pacific to Brazil. It omits the North Pole and
        // the far south.
        projection: fitBounds(geoMercator().rotate([-208, 0]), pacific, [92, 62, 328, -52]),
        grid: 11,
        detail: '110m',
        shows: (place) => !isEuropean(place),
        rose: { x: 372, y: 428, scale: 1.2 },
      },
      europeChart(europe),
    ],
    places,
  );
}

/** Returns an enlarged map of Europe, whose cities are too close together on the desktop map. */
export function europeMap(places: readonly MapPlace[]): MapPicture {
  const box: Box = { x: 0, y: 0, width: 560, height: 360 };
  return drawMap('europe', box, [europeChart(box)], places);
}

function europeChart(box: Box): Chart {
  const projection = fitBounds(geoMercator(), box, [-9, 55.5, 34, 36]);
  return { box, projection, grid: 11, detail: '50m', shows: isEuropean };
}

/** Scales and positions a cylindrical projection so that a range of longitudes and latitudes fits into a box. */
function fitBounds(
  projection: GeoProjection,
  { x, y, width, height }: Box,
  [west, north, east, south]: readonly [number, number, number, number],
): GeoProjection {
  return projection.fitExtent(
    [
      [x, y],
      [x + width, y + height],
    ],
    {
      type: 'MultiPoint',
      coordinates: [
        [west, north],
        [east, south],
      ],
    },
  );
}

function drawMap(
  name: MapPicture['name'],
  size: Box,
  charts: readonly Chart[],
  places: readonly MapPlace[],
): MapPicture {
  const scene = new Scene(`map-${name}`, size.width, size.height);
  scene.fill(
    scene.radial(
      'sea',
      [
        [0, '#1f4079'],
        [0.55, '#13254f'],
        [1, '#0a1128'],
      ],
      'cx=".5" cy=".4" r=".78"',
    ),
  );
  charts.forEach((chart, index) => drawChart(scene, chart, index));
  const cities: MapPicture['cities'] = {};
  for (const chart of charts) {
    for (const place of places.filter(chart.shows)) {
      const point = chart.projection([place.longitude, place.latitude]);
      if (!point) throw new Error(`${place.slug} is not on the ${name} map`);
      cities[place.slug] = { x: percent(point[0], size.width), y: percent(point[1], size.height) };
    }
  }
  return {
    name,
    svg: scene.toString(),
    width: size.width,
    height: size.height,
    charts: charts.map(({ box }) => box),
    cities,
  };
}

const percent = (part: number, whole: number) => Math.round((part / whole) * 10000) / 100;

function drawChart(scene: Scene, chart: Chart, index: number): void {
  const { box, projection, rose } = chart;
  const isInset = box.x > 0;
  projection.clipExtent([
    [box.x, box.y],
    [box.x + box.width, box.y + box.height],
  ]);
  const path = geoPath(projection).digits(0);
  if (isInset) drawInsetFrame(scene, box);
  const clip = scene.define(
    `chart-${index}`,
    (id) => `<clipPath id="${id}">${frame(box)}/></clipPath>`,
  );
  scene.add(
    `<g clip-path="${clip}"><path d="${path(GRATICULE) ?? ''}" fill="none" stroke="#8fb4ff" stroke-opacity=".12"/>`,
    `<path d="${shorten(path(readLand(chart.detail)) ?? '')}" fill="#2c4f8f" fill-opacity=".34"/>`,
    drawDots(scene, chart),
    rose ? place(drawCompassRose(), { ...rose }) : '',
    '</g>',
  );
}

function frame({ x, y, width, height }: Box): string {
  const radius = x > 0 ? ' rx="18"' : '';
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius}`;
}

function drawInsetFrame(scene: Scene, box: Box): void {
  const sea = scene.radial('inset-sea', [
    [0, '#234a88'],
    [1, '#132650'],
  ]);
  const outer = { x: box.x - 5, y: box.y - 5, width: box.width + 10, height: box.height + 10 };
  scene.add(
    `${frame(box)} fill="${sea}"/>`,
    `${frame(box)} fill="none" stroke="#e7b75a" stroke-opacity=".75" stroke-width="2"/>`,
    `${frame(outer)} fill="none" stroke="#e7b75a" stroke-opacity=".3"/>`,
  );
}

/**
 * Shortens a path with integer coordinates by using relative coordinates and omitting islets with fewer than three
 * points.
 */
export function shorten(path: string): string {
  return path
    .split('M')
    .slice(1)
    .map((ring) => {
      const points = ring
        .replace('Z', '')
        .split('L')
        .map((pair) => pair.split(',').map(Number));
      let [x, y] = points[0] as [number, number];
      const start = `M${x} ${y}`;
      const steps: string[] = [];
      for (const [nextX = 0, nextY = 0] of points.slice(1)) {
        if (nextX !== x || nextY !== y) steps.push(`${nextX - x} ${nextY - y}`);
        [x, y] = [nextX, nextY];
      }
      return steps.length < 2 ? '' : `${start}l${steps.join(' ').replaceAll(' -', '-')}z`;
    })
    .join('');
}

/**
 * Draws the land as dots. Each run of adjacent dots in a row is one dashed line with zero-length dashes and round caps.
 * Separate dots would make the file ten times as large.
 */
function drawDots(scene: Scene, chart: Chart): string {
  const { box, grid } = chart;
  const isLand = sampleLand(scene, chart);
  const rowHeight = grid * 0.866; // Row spacing of a honeycomb: √3 / 2 of the dot spacing.
  let path = '';
  for (let row = 0; row * rowHeight < box.height; row++) {
    const y = box.y + (row + 0.5) * rowHeight;
    const first = box.x + (row % 2 === 0 ? grid : grid / 2);
    let runStart: number | undefined;
    for (let x = first; x <= box.x + box.width + grid; x += grid) {
      const land = x < box.x + box.width && isLand(x, y);
      if (land) runStart ??= x;
      else if (runStart !== undefined) {
        // End the line slightly beyond the last dot, because rounding could otherwise remove that dot.
        path += `M${round(runStart)} ${round(y)}h${round(x - grid - runStart + 0.1)}`;
        runStart = undefined;
      }
    }
  }
  return `<path d="${path}" fill="none" stroke="#7fa6e8" stroke-opacity=".85" stroke-width="5.4" stroke-linecap="round" stroke-dasharray="0 ${grid}"/>`;
}

/** Draws the land once, in white, and returns a function that checks whether the pixel at a point is land. */
function sampleLand(scene: Scene, { projection }: Chart): (x: number, y: number) => boolean {
  const { width, height } = scene;
  const land = geoPath(projection).digits(1)(readLand('50m')) ?? '';
  const { pixels } = rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${land}" fill="#fff"/></svg>`,
    width,
  );
  return (x, y) => (pixels[(Math.floor(y) * width + Math.floor(x)) * 4 + 3] ?? 0) > 127;
}

const lands = new Map<Detail, GeoPermissibleObjects>();

/** Returns Natural Earth's land without Antarctica, which would only fill the bottom edge. */
function readLand(detail: Detail): GeoPermissibleObjects {
  const known = lands.get(detail);
  if (known) return known;
  const topology = JSON.parse(readFileSync(fileURLToPath(landFiles[detail]), 'utf8')) as Topology;
  const land = topology.objects['land'];
  if (!land) throw new Error(`no land in world-atlas ${detail}`);
  const collection = feature(topology, land);
  const features = collection.type === 'FeatureCollection' ? collection.features : [collection];
  const result: GeoPermissibleObjects = {
    type: 'MultiPolygon',
    coordinates: features
      .flatMap(({ geometry }) =>
        geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : geometry.type === 'Polygon'
            ? [geometry.coordinates]
            : [],
      )
      .filter((polygon) => (polygon[0] ?? []).some(([, latitude]) => (latitude ?? 0) > -60)),
  };
  lands.set(detail, result);
  return result;
}
