import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './bytes.ts';

/** Table tags that WOFF2 encodes as their index in this list (W3C WOFF File Format 2.0, section 4.1). */
const KNOWN_TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH ' +
  'PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc ' +
  'bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
).split(' ');

const HEADER_BYTES = 48;
const ARBITRARY_TAG = 63;

/** Tables of a web font by tag. `glyf` and `hmtx` can be in WOFF2's transformed form. */
export type FontTables = ReadonlyMap<string, Uint8Array>;

/**
 * Unpacks a `.woff2` file. The font packages on npm contain only web fonts, which the rasteriser cannot read. This
 * package therefore draws all lettering as paths from the font's outlines.
 * @throws Error if the bytes are not a WOFF2 font
 */
export function readWoff2(file: Uint8Array): FontTables {
  const reader = new ByteReader(file);
  if (reader.uint32() !== 0x774f4632) throw new Error('not a WOFF2 font: the signature is missing');
  reader.position = 12;
  const tableCount = reader.uint16();
  reader.position = 20;
  const compressedLength = reader.uint32();

  reader.position = HEADER_BYTES;
  const entries = Array.from({ length: tableCount }, () => readDirectoryEntry(reader));
  const packed = file.subarray(reader.position, reader.position + compressedLength);
  const unpacked = new Uint8Array(brotliDecompressSync(packed));

  const tables = new Map<string, Uint8Array>();
  let offset = 0;
  for (const { tag, length } of entries) {
    tables.set(tag, unpacked.subarray(offset, offset + length));
    offset += length;
  }
  return tables;
}

function readDirectoryEntry(reader: ByteReader): { tag: string; length: number } {
  const flags = reader.uint8();
  const known = flags & 0x3f;
  const tag =
    known === ARBITRARY_TAG ? readTag(reader) : (KNOWN_TAGS[known] ?? '?').replace('_', ' ');
  const originalLength = reader.base128();
  const version = flags >> 6;
  // In `glyf` and `loca` tables, version 3 means "not transformed". In all other tables, version 0 has this meaning.
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  return { tag, length: isTransformed ? reader.base128() : originalLength };
}

function readTag(reader: ByteReader): string {
  return String.fromCharCode(reader.uint8(), reader.uint8(), reader.uint8(), reader.uint8());
}

/** Returns a required table. Throws if the font lacks this table. */
export function requireTable(tables: FontTables, tag: string): Uint8Array {
  const table = tables.get(tag);
  if (!table) throw new Error(`the font has no ${tag} table`);
  return table;
}
