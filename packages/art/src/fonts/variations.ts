import { ByteReader } from './bytes.ts';
import type { Outline, OutlinePoint } from './outlines.ts';

/**
 * Number of phantom points per glyph, which mark its left, right, top and bottom edges. Like the points of the outline,
 * they move with the weight, and thus define the new advance width.
 */
const PHANTOM_POINTS = 4;
const SHARED_POINTS = 0x8000;
const EMBEDDED_PEAK = 0x8000;
const INTERMEDIATE_REGION = 0x4000;
const PRIVATE_POINTS = 0x2000;

interface Delta {
  x: number;
  y: number;
}

/**
 * Returns a glyph's outline, and the change of its advance width, at a position on the weight axis of a variable font
 * (`gvar` table). Throws if the font has more than one axis.
 * @param coordinate normalised weight: −1 is the lightest, 0 the default, and 1 the heaviest weight
 */
export function varyOutline(
  gvar: Uint8Array,
  glyph: number,
  outline: Outline,
  coordinate: number,
): { outline: Outline; advanceDelta: number } {
  const data = readGlyphData(gvar, glyph);
  const points = outline.flat();
  if (!data) return { outline, advanceDelta: 0 };
  const total = Array.from({ length: points.length + PHANTOM_POINTS }, () => ({ x: 0, y: 0 }));
  for (const variation of readVariations(data, total.length)) {
    const strength = regionStrength(variation.region, coordinate);
    if (strength === 0) continue;
    const deltas = spreadDeltas(variation.deltas, outline, total.length);
    deltas.forEach((delta, index) => {
      const sum = total[index] as Delta;
      sum.x += delta.x * strength;
      sum.y += delta.y * strength;
    });
  }
  let index = 0;
  const moved = outline.map((contour) =>
    contour.map((point) => {
      const delta = total[index++] as Delta;
      return { ...point, x: point.x + delta.x, y: point.y + delta.y };
    }),
  );
  const left = total[points.length] as Delta;
  const right = total[points.length + 1] as Delta;
  return { outline: moved, advanceDelta: right.x - left.x };
}

interface GlyphData {
  bytes: Uint8Array;
  sharedPeaks: readonly number[];
}

function readGlyphData(gvar: Uint8Array, glyph: number): GlyphData | undefined {
  const reader = new ByteReader(gvar, 4);
  const axisCount = reader.uint16();
  if (axisCount !== 1) throw new Error(`expected a font with one axis, found ${axisCount}`);
  const sharedCount = reader.uint16();
  const sharedOffset = reader.uint32();
  reader.uint16(); // Skip the number of glyphs.
  const hasLongOffsets = (reader.uint16() & 1) !== 0;
  const dataOffset = reader.uint32();
  reader.position += glyph * (hasLongOffsets ? 4 : 2);
  const offset = () => (hasLongOffsets ? reader.uint32() : reader.uint16() * 2);
  const start = offset();
  const end = offset();
  if (start === end) return undefined;
  const peaks = new ByteReader(gvar, sharedOffset);
  return {
    bytes: gvar.subarray(dataOffset + start, dataOffset + end),
    sharedPeaks: Array.from({ length: sharedCount }, () => peaks.fixed2dot14()),
  };
}

interface Variation {
  region: { start: number; peak: number; end: number };
  deltas: ReadonlyMap<number, Delta>;
}

function readVariations({ bytes, sharedPeaks }: GlyphData, pointCount: number): Variation[] {
  const head = new ByteReader(bytes);
  const countAndFlags = head.uint16();
  const body = new ByteReader(bytes, head.uint16());
  const shared = countAndFlags & SHARED_POINTS ? readPointNumbers(body, pointCount) : undefined;
  return Array.from({ length: countAndFlags & 0x0fff }, () => {
    const size = head.uint16();
    const flags = head.uint16();
    const peak = flags & EMBEDDED_PEAK ? head.fixed2dot14() : (sharedPeaks[flags & 0x0fff] ?? 0);
    const isIntermediate = (flags & INTERMEDIATE_REGION) !== 0;
    const start = isIntermediate ? head.fixed2dot14() : Math.min(peak, 0);
    const end = isIntermediate ? head.fixed2dot14() : Math.max(peak, 0);
    const next = body.position + size;
    const numbers = flags & PRIVATE_POINTS ? readPointNumbers(body, pointCount) : (shared ?? []);
    const xs = readDeltas(body, numbers.length);
    const ys = readDeltas(body, numbers.length);
    body.position = next;
    const deltas = new Map(numbers.map((n, i) => [n, { x: xs[i] ?? 0, y: ys[i] ?? 0 }]));
    return { region: { start, peak, end }, deltas };
  });
}

function readPointNumbers(reader: ByteReader, pointCount: number): number[] {
  let count = reader.uint8();
  if (count === 0) return Array.from({ length: pointCount }, (_, index) => index);
  if (count & 0x80) count = ((count & 0x7f) << 8) | reader.uint8();
  const numbers: number[] = [];
  let number = 0;
  while (numbers.length < count) {
    const control = reader.uint8();
    for (let left = (control & 0x7f) + 1; left > 0; left--) {
      number += control & 0x80 ? reader.uint16() : reader.uint8();
      numbers.push(number);
    }
  }
  return numbers;
}

function readDeltas(reader: ByteReader, count: number): number[] {
  const deltas: number[] = [];
  while (deltas.length < count) {
    const control = reader.uint8();
    for (let left = (control & 0x3f) + 1; left > 0; left--) {
      if (control & 0x80) deltas.push(0);
      else deltas.push(control & 0x40 ? reader.int16() : reader.int8());
    }
  }
  return deltas;
}

function regionStrength(region: Variation['region'], coordinate: number): number {
  const { start, peak, end } = region;
  if (peak === 0 || coordinate === peak) return 1;
  if (coordinate <= start || coordinate >= end) return 0;
  return coordinate < peak
    ? (coordinate - start) / (peak - start)
    : (end - coordinate) / (end - peak);
}

/**
 * Interpolates the deltas of the points that `given` does not contain, from their neighbours on the contour ("IUP" in
 * the OpenType specification).
 */
function spreadDeltas(
  given: ReadonlyMap<number, Delta>,
  outline: Outline,
  pointCount: number,
): Delta[] {
  const spread = Array.from({ length: pointCount }, (_, i) => given.get(i) ?? { x: 0, y: 0 });
  let first = 0;
  for (const contour of outline) {
    const touched = contour.map((_, i) => i).filter((i) => given.has(first + i));
    contour.forEach((point, i) => {
      if (touched.length === 0 || given.has(first + i)) return;
      const before = touched.findLast((t) => t < i) ?? touched.at(-1) ?? 0;
      const after = touched.find((t) => t > i) ?? touched[0] ?? 0;
      const delta = (axis: 'x' | 'y') =>
        between(
          point[axis],
          (contour[before] as OutlinePoint)[axis],
          (contour[after] as OutlinePoint)[axis],
          (given.get(first + before) as Delta)[axis],
          (given.get(first + after) as Delta)[axis],
        );
      spread[first + i] = { x: delta('x'), y: delta('y') };
    });
    first += contour.length;
  }
  return spread;
}

function between(at: number, a: number, b: number, deltaA: number, deltaB: number): number {
  if (a === b) return deltaA === deltaB ? deltaA : 0;
  const [low, high, deltaLow, deltaHigh] = a < b ? [a, b, deltaA, deltaB] : [b, a, deltaB, deltaA];
  if (at <= low) return deltaLow;
  if (at >= high) return deltaHigh;
  return deltaLow + ((at - low) / (high - low)) * (deltaHigh - deltaLow);
}
