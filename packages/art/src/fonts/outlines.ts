import { ByteReader } from './bytes.ts';

export interface OutlinePoint {
  x: number;
  y: number;
  onCurve: boolean;
}

/** Closed contours in font units. The y axis points up. */
export type Outline = readonly (readonly OutlinePoint[])[];

const STREAM_COUNT = 7;
const HEADER_BYTES = 36;

/**
 * Decodes WOFF2's transformed `glyf` table (section 5.1 of the WOFF2 specification) into one outline per glyph. Returns
 * `undefined` for composite glyphs. Some fonts build their accented characters from composite glyphs, but Limelight,
 * the font used for nicknames, does not.
 */
export function readTransformedOutlines(table: Uint8Array): (Outline | undefined)[] {
  const header = new ByteReader(table, 4);
  const glyphCount = header.uint16();
  header.position = 8;
  const sizes = Array.from({ length: STREAM_COUNT }, () => header.uint32());
  let start = HEADER_BYTES;
  const streams = sizes.map((size) => {
    const stream = new ByteReader(table, start);
    start += size;
    return stream;
  });
  const [contourCounts, pointCounts, flags, triplets, composites] = streams as [
    ByteReader,
    ByteReader,
    ByteReader,
    ByteReader,
    ByteReader,
  ];

  return Array.from({ length: glyphCount }, () => {
    const contourCount = contourCounts.int16();
    if (contourCount === 0) return [];
    if (contourCount < 0) {
      if (skipComposite(composites)) triplets.packed255();
      return undefined;
    }
    const lengths = Array.from({ length: contourCount }, () => pointCounts.packed255());
    const pen = { x: 0, y: 0 };
    const outline = lengths.map((length) =>
      Array.from({ length }, () => readPoint(flags.uint8(), triplets, pen)),
    );
    const instructionLength = triplets.packed255();
    void instructionLength; // Read only to skip the value. WOFF2 stores the instructions themselves in a separate stream.
    return outline;
  });
}

/**
 * Reads one point and moves the pen to it. A point is encoded as a flag and one to four bytes (table 2 of section 5.2
 * of the WOFF2 specification).
 */
function readPoint(flag: number, bytes: ByteReader, pen: { x: number; y: number }): OutlinePoint {
  const onCurve = (flag & 0x80) === 0;
  const kind = flag & 0x7f;
  const signed = (bit: number, value: number) => (kind & bit ? value : -value);
  if (kind < 10) {
    pen.y += signed(1, ((kind & 14) << 7) + bytes.uint8());
  } else if (kind < 20) {
    pen.x += signed(1, (((kind - 10) & 14) << 7) + bytes.uint8());
  } else if (kind < 84) {
    const high = kind - 20;
    const low = bytes.uint8();
    pen.x += signed(1, 1 + (high & 0x30) + (low >> 4));
    pen.y += signed(2, 1 + ((high & 0x0c) << 2) + (low & 0x0f));
  } else if (kind < 120) {
    const high = kind - 84;
    pen.x += signed(1, 1 + (Math.floor(high / 12) << 8) + bytes.uint8());
    pen.y += signed(2, 1 + (((high % 12) >> 2) << 8) + bytes.uint8());
  } else if (kind < 124) {
    const first = bytes.uint8();
    const middle = bytes.uint8();
    pen.x += signed(1, (first << 4) + (middle >> 4));
    pen.y += signed(2, ((middle & 0x0f) << 8) + bytes.uint8());
  } else {
    pen.x += signed(1, bytes.uint16());
    pen.y += signed(2, bytes.uint16());
  }
  return { x: pen.x, y: pen.y, onCurve };
}

const ARGUMENTS_ARE_WORDS = 0x0001;
const HAS_SCALE = 0x0008;
const MORE_COMPONENTS = 0x0020;
const HAS_TWO_SCALES = 0x0040;
const HAS_MATRIX = 0x0080;
const HAS_INSTRUCTIONS = 0x0100;

/** Skips a composite glyph. Returns true if hinting instructions follow the glyph. */
function skipComposite(reader: ByteReader): boolean {
  let hasInstructions = false;
  let flags: number;
  do {
    flags = reader.uint16();
    reader.position += 2; // Skip the glyph index.
    reader.position += flags & ARGUMENTS_ARE_WORDS ? 4 : 2;
    if (flags & HAS_SCALE) reader.position += 2;
    else if (flags & HAS_TWO_SCALES) reader.position += 4;
    else if (flags & HAS_MATRIX) reader.position += 8;
    hasInstructions ||= (flags & HAS_INSTRUCTIONS) !== 0;
  } while (flags & MORE_COMPONENTS);
  return hasInstructions;
}

/** Returns an outline as SVG path data. Adds the curve midpoints that TrueType omits. */
export function outlinePath(
  outline: Outline,
  place: (point: { x: number; y: number }) => string,
): string {
  return outline.map((contour) => contourPath(contour, place)).join('');
}

function contourPath(
  contour: readonly OutlinePoint[],
  place: (point: { x: number; y: number }) => string,
): string {
  const points: OutlinePoint[] = [];
  contour.forEach((point, index) => {
    const previous = contour[(index + contour.length - 1) % contour.length] as OutlinePoint;
    if (!point.onCurve && !previous.onCurve)
      points.push({ ...middle(previous, point), onCurve: true });
    points.push(point);
  });
  const first = points.findIndex((point) => point.onCurve);
  if (first < 0) return '';
  const ordered = [...points.slice(first), ...points.slice(0, first + 1)];
  let path = '';
  let control: OutlinePoint | undefined;
  ordered.forEach((point, index) => {
    if (index === 0) path += `M${place(point)}`;
    else if (!point.onCurve) control = point;
    else {
      path += control ? `Q${place(control)} ${place(point)}` : `L${place(point)}`;
      control = undefined;
    }
  });
  return `${path}z`;
}

function middle(a: OutlinePoint, b: OutlinePoint): { x: number; y: number } {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
