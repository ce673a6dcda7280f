/** Sets of games as bits, 32 to a word: game `n` is bit `n & 31` of word `n >> 5`. All sets of one index are equally long. */

export type Bits = Uint32Array;

/** An empty set with room for `count` games. */
export function noBits(count: number): Bits {
  return new Uint32Array((count + 31) >> 5);
}

export function addBit(bits: Bits, place: number): void {
  bits[place >> 5]! |= 1 << (place & 31);
}

export function removeBit(bits: Bits, place: number): void {
  bits[place >> 5]! &= ~(1 << (place & 31));
}

/** The places for which `has` is true, of `count`. */
export function bitsWhere(count: number, has: (place: number) => boolean): Bits {
  const bits = noBits(count);
  for (let place = 0; place < count; place += 1) if (has(place)) addBit(bits, place);
  return bits;
}

/** `target` becomes the places in both. */
export function keepCommon(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word]! &= other[word]!;
}

/** `target` becomes the places in either. */
export function addAll(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word]! |= other[word]!;
}

/** Bits of a 32-bit word, by the parallel sums of Hacker's Delight §5-1. */
function onesOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += onesOf(bits[word]!);
  return count;
}

/** How many places are in both. */
export function countCommon(left: Bits, right: Bits): number {
  let count = 0;
  for (let word = 0; word < left.length; word += 1) count += onesOf(left[word]! & right[word]!);
  return count;
}

/** Up to `limit` places in their order, after the first `skip`. */
export function placesOf(bits: Bits, skip: number, limit: number): number[] {
  const places: number[] = [];
  let left = skip;
  for (let word = 0; word < bits.length && places.length < limit; word += 1) {
    let rest = bits[word]!;
    const inside = onesOf(rest);
    if (inside <= left) {
      left -= inside;
      continue;
    }
    for (; rest !== 0 && places.length < limit; rest &= rest - 1) {
      if (left > 0) left -= 1;
      else places.push((word << 5) + 31 - Math.clz32(rest & -rest));
    }
  }
  return places;
}
