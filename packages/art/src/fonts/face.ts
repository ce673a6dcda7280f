import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ByteReader } from './bytes.ts';
import { type Outline, readTransformedOutlines } from './outlines.ts';
import { varyOutline } from './variations.ts';
import { type FontTables, readWoff2, requireTable } from './woff2.ts';

/**
 * Font files of each typeface, all under the SIL Open Font License. If the first file of a typeface lacks a character
 * (such as Turkish ş, ğ, İ), the next file is used.
 */
const FILES = {
  limelight: [
    '@fontsource/limelight/files/limelight-latin-400-normal.woff2',
    '@fontsource/limelight/files/limelight-latin-ext-400-normal.woff2',
  ],
  bricolage: [
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
  ],
  mono: ['@fontsource/b612-mono/files/b612-mono-latin-700-normal.woff2'],
} as const;

export type FaceName = keyof typeof FILES;

interface Glyph {
  outline: Outline;
  /** Advance width, in font units. */
  advance: number;
}

export interface Face {
  unitsPerEm: number;
  glyph: (character: string) => Glyph;
}

interface FontFile {
  unitsPerEm: number;
  /** Returns the glyph of a character, or undefined if the file lacks the character. */
  find: (character: string) => Glyph | undefined;
}

const faces = new Map<FaceName, Face>();

/** Opens a font face, or returns it from the cache. Variable fonts use their heaviest weight. */
export function openFace(name: FaceName): Face {
  let face = faces.get(name);
  if (!face) {
    face = createFace(name, FILES[name]);
    faces.set(name, face);
  }
  return face;
}

function createFace(name: FaceName, [first, ...further]: readonly [string, ...string[]]): Face {
  const main = readFont(first);
  // Read the other files only if the first file lacks a character.
  let others: FontFile[] | undefined;
  return {
    unitsPerEm: main.unitsPerEm,
    glyph(character) {
      let glyph = main.find(character);
      if (!glyph) {
        others ??= further.map(readFont);
        for (const other of others) glyph ??= other.find(character);
      }
      if (!glyph) throw new Error(`the face ${name} has no simple outline for "${character}"`);
      return glyph;
    },
  };
}

function readFont(file: string): FontFile {
  const tables: FontTables = readWoff2(readFileSync(fileURLToPath(import.meta.resolve(file))));
  const unitsPerEm = new ByteReader(requireTable(tables, 'head'), 18).uint16();
  const outlines = readTransformedOutlines(requireTable(tables, 'glyf'));
  const glyphOf = readCharacterMap(requireTable(tables, 'cmap'));
  const advances = readAdvances(tables);
  const gvar = tables.get('gvar');
  return {
    unitsPerEm,
    find(character) {
      const index = glyphOf.get(character.codePointAt(0) ?? 0);
      const outline = index === undefined ? undefined : outlines[index];
      if (index === undefined || !outline) return undefined;
      const advance = advances[Math.min(index, advances.length - 1)] ?? unitsPerEm;
      if (!gvar) return { outline, advance };
      const varied = varyOutline(gvar, index, outline, 1);
      return { outline: varied.outline, advance: advance + varied.advanceDelta };
    },
  };
}

/**
 * Reads the advance widths (`hmtx`). WOFF2's transformed form omits only the side bearings, which can be computed from
 * the outlines.
 */
function readAdvances(tables: FontTables): number[] {
  const count = new ByteReader(requireTable(tables, 'hhea'), 34).uint16();
  const hmtx = requireTable(tables, 'hmtx');
  const glyphCount = new ByteReader(requireTable(tables, 'maxp'), 4).uint16();
  const isPlain = hmtx.byteLength === count * 4 + (glyphCount - count) * 2;
  const reader = new ByteReader(hmtx, isPlain ? 0 : 1);
  return Array.from({ length: count }, () => {
    const advance = reader.uint16();
    if (isPlain) reader.position += 2;
    return advance;
  });
}

/** Reads the font's Unicode map (`cmap`, format 4). */
function readCharacterMap(cmap: Uint8Array): ReadonlyMap<number, number> {
  const directory = new ByteReader(cmap, 2);
  const offsets = Array.from({ length: directory.uint16() }, () => {
    directory.position += 4;
    return directory.uint32();
  });
  const start = offsets.find((offset) => new ByteReader(cmap, offset).uint16() === 4);
  if (start === undefined) throw new Error('the font has no character map of format 4');
  const word = (at: number) => new ByteReader(cmap, at).uint16();
  const segments = word(start + 6) / 2;
  const ends = start + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;
  const map = new Map<number, number>();
  for (let i = 0; i < segments; i++) {
    const range = word(ranges + i * 2);
    for (let code = word(starts + i * 2); code <= word(ends + i * 2) && code < 0xffff; code++) {
      const direct = range === 0;
      const listed = direct
        ? code
        : word(ranges + i * 2 + range + (code - word(starts + i * 2)) * 2);
      if (listed !== 0) map.set(code, (listed + word(deltas + i * 2)) & 0xffff);
    }
  }
  return map;
}
