import { KENO_NUMBERS } from '@wl/games/engines/keno/rules';

/** Numbers on the board in ascending order, 1 to 80. */
export const NUMBERS: readonly number[] = Array.from({ length: KENO_NUMBERS }, (_, i) => i + 1);

/**
 * Colours of the lines on the board, which is drawn as an underground map. Each line has ten numbers, and each colour
 * is light enough for dark text.
 */
const LINE_COLOURS = [
  '#ff7a6b',
  '#f5a83a',
  '#f2d04a',
  '#4cc38a',
  '#35c9bb',
  '#6aa8ff',
  '#b595ff',
  '#f58ac0',
] as const;
const LINE_LENGTH = 10;

/** Returns the colour of a number's line on the board. Each line has ten numbers. */
export function colourOf(number: number): string {
  return LINE_COLOURS[Math.floor((number - 1) / LINE_LENGTH)] ?? LINE_COLOURS[0];
}

/** Returns `first` or `last` if the number is the first or last of its line on the board, otherwise null. */
export function endOf(number: number): 'first' | 'last' | null {
  const place = (number - 1) % LINE_LENGTH;
  return place === 0 ? 'first' : place === LINE_LENGTH - 1 ? 'last' : null;
}

/** Returns `picks` with `number` added or, if already marked, removed. Returns a full ticket unchanged. */
export function toggled(picks: readonly number[], number: number, most: number): readonly number[] {
  if (picks.includes(number)) return picks.filter((other) => other !== number);
  return picks.length < most ? [...picks, number] : picks;
}

/**
 * Returns `picks` with random numbers added until there are `count` of them. If `picks` already has `count` numbers,
 * returns `count` random numbers instead. `int(n)` returns a random integer from 0 to n − 1.
 */
export function quickPick(
  picks: readonly number[],
  count: number,
  int: (n: number) => number,
): number[] {
  const marked = picks.length < count ? [...picks] : [];
  const free = NUMBERS.filter((number) => !marked.includes(number));
  while (marked.length < count) marked.push(...free.splice(int(free.length), 1));
  return marked;
}

/** Returns the valid marks of a stored ticket: at most `most` distinct numbers of the board. */
export function soundPicks(kept: unknown, most: number): number[] {
  if (!Array.isArray(kept)) return [];
  const known = kept.filter((pick): pick is number => NUMBERS.includes(pick as number));
  return [...new Set(known)].slice(0, most);
}

/** State of a number on the board. At the end of the draw, a marked number that was not drawn becomes `missed`. */
export type Mark = 'plain' | 'marked' | 'drawn' | 'hit' | 'missed';

export function markOf(
  number: number,
  picks: readonly number[],
  drawn: readonly number[],
  isOver: boolean,
): Mark {
  const isMarked = picks.includes(number);
  if (drawn.includes(number)) return isMarked ? 'hit' : 'drawn';
  if (!isMarked) return 'plain';
  return isOver ? 'missed' : 'marked';
}
