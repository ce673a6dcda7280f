import { addBit, noBits, type Bits } from './bits.ts';

/** Folds text for search: removes differences in case and accents, and between the Turkish dotted and dotless i. */
const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/** Maximum length, in characters, of the substrings in the index. */
const PIECE = 3;

/** Substring index of names: maps each substring of up to three characters to the names that contain it. */
export class NameIndex {
  private readonly names: readonly string[];
  private readonly pieces = new Map<string, number[]>();

  /**
   * Creates the index.
   * @param names names as displayed; `find` identifies each name by its position in this array
   */
  constructor(names: readonly string[]) {
    this.names = names.map(fold);
    for (const [place, name] of this.names.entries())
      for (let from = 0; from < name.length; from += 1)
        for (let to = from + 1; to <= Math.min(from + PIECE, name.length); to += 1)
          this.add(name.slice(from, to), place);
  }

  private add(piece: string, place: number) {
    const known = this.pieces.get(piece);
    if (!known) this.pieces.set(piece, [place]);
    else if (known.at(-1) !== place) known.push(place);
  }

  /**
   * Returns the names that contain `text` anywhere; undefined if `text` is empty, because an empty search matches every
   * name.
   */
  find(text: string): Bits | undefined {
    const wanted = fold(text.trim());
    if (wanted === '') return undefined;
    const found = noBits(this.names.length);
    // A matching name contains every substring of the search text, so check only the names with the rarest substring of
    // `PIECE` characters.
    let candidates: readonly number[] | undefined;
    for (let from = 0; from === 0 || from + PIECE <= wanted.length; from += 1) {
      const places = this.pieces.get(wanted.slice(from, from + PIECE)) ?? [];
      if (!candidates || places.length < candidates.length) candidates = places;
    }
    const isPiece = wanted.length <= PIECE;
    for (const place of candidates ?? [])
      if (isPiece || this.names[place]!.includes(wanted)) addBit(found, place);
    return found;
  }
}
