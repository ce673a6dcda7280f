import { PLAYLIST_NAME_MAX, PLAYLIST_NAME_MIN } from '@wl/contract/playlists';

export type NameVerdict =
  | { ok: true; name: string; key: string }
  | { ok: false; reason: 'too_short' | 'too_long' };

/**
 * Invisible characters and direction marks. If names could contain these characters, two different names could look
 * alike.
 */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/**
 * Normalises the name of a playlist. Returns the name to display and a uniqueness key, which ignores case and width. If
 * the length in code points is out of range, returns the reason instead.
 */
export function judgeName(text: string): NameVerdict {
  const name = text.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim();
  const length = [...name].length;
  if (length < PLAYLIST_NAME_MIN) return { ok: false, reason: 'too_short' };
  if (length > PLAYLIST_NAME_MAX) return { ok: false, reason: 'too_long' };
  // Convert to upper case and then to lower case, so that ß matches ss and ς matches σ.
  return { ok: true, name, key: name.normalize('NFKC').toUpperCase().toLowerCase() };
}

/**
 * Returns the complete order of a list: the visible games in the order of `wanted`, then the hidden games. Returns
 * undefined if `wanted` is not a permutation of the visible games, which means that the member saw an outdated list.
 */
export function orderAll(
  stored: readonly string[],
  wanted: readonly string[],
  isVisible: (game: string) => boolean,
): string[] | undefined {
  const visible = stored.filter(isVisible);
  const asked = new Set(wanted);
  if (asked.size !== wanted.length || wanted.length !== visible.length) return undefined;
  if (!visible.every((game) => asked.has(game))) return undefined;
  return [...wanted, ...stored.filter((game) => !isVisible(game))];
}
