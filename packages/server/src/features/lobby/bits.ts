/**
 * Set of games, stored as bits: game `n` is bit `n & 31` of word `n >> 5`. All sets in an index have the same length.
 * The words are signed, because the JavaScript engine may store unsigned 32-bit numbers as doubles, which are slower.
 */

export type Bits = Int32Array;

/** Returns an empty set with room for `count` games. */
export function noBits(count: number): Bits {
  return new Int32Array((count + 31) >> 5);
}

export function addBit(bits: Bits, place: number): void {
  bits[place >> 5]! |= 1 << (place & 31);
}

export function removeBit(bits: Bits, place: number): void {
  bits[place >> 5]! &= ~(1 << (place & 31));
}

/** Returns the set of all indices below `count` for which `has` returns true. */
export function bitsWhere(count: number, has: (place: number) => boolean): Bits {
  const bits = noBits(count);
  for (let place = 0; place < count; place += 1) if (has(place)) addBit(bits, place);
  return bits;
}

/** Removes from `target` all elements that are not in `other`. */
export function keepCommon(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word]! &= other[word]!;
}

export function addAll(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word]! |= other[word]!;
}

/** Counts the set bits of a 32-bit word, using the parallel sums of Hacker's Delight §5-1. */
function onesOf(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0;
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  return countCommon(bits, bits);
}

/**
 * Counts the games that two sets have in common. Each search calls this function about 150 times, so it must be fast.
 * The carry-save adders of Harley and Seal (Hacker's Delight §5-1) combine eight words before the bits are counted.
 */
export function countCommon(left: Bits, right: Bits): number {
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let eights = 0;
  let word = 0;
  for (; word + 8 <= left.length; word += 8) {
    let a = left[word]! & right[word]!;
    let b = left[word + 1]! & right[word + 1]!;
    let half = ones ^ a;
    let twosA = (ones & a) | (half & b);
    ones = half ^ b;
    a = left[word + 2]! & right[word + 2]!;
    b = left[word + 3]! & right[word + 3]!;
    half = ones ^ a;
    let twosB = (ones & a) | (half & b);
    ones = half ^ b;
    half = twos ^ twosA;
    const foursA = (twos & twosA) | (half & twosB);
    twos = half ^ twosB;
    a = left[word + 4]! & right[word + 4]!;
    b = left[word + 5]! & right[word + 5]!;
    half = ones ^ a;
    twosA = (ones & a) | (half & b);
    ones = half ^ b;
    a = left[word + 6]! & right[word + 6]!;
    b = left[word + 7]! & right[word + 7]!;
    half = ones ^ a;
    twosB = (ones & a) | (half & b);
    ones = half ^ b;
    half = twos ^ twosA;
    const foursB = (twos & twosA) | (half & twosB);
    twos = half ^ twosB;
    half = fours ^ foursA;
    eights += onesOf((fours & foursA) | (half & foursB));
    fours = half ^ foursB;
  }
  let count = 8 * eights + 4 * onesOf(fours) + 2 * onesOf(twos) + onesOf(ones);
  for (; word < left.length; word += 1) count += onesOf(left[word]! & right[word]!);
  return count;
}

/** Returns up to `limit` indices of games in the set, in ascending order, after skipping the first `skip`. */
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
