import { PLAYLIST_NAME_MAX, PLAYLIST_NAME_MIN } from '@wl/contract/playlists';

export type NameVerdict =
  | { ok: true; name: string; key: string }
  | { ok: false; reason: 'too_short' | 'too_long' };

/** Invisible characters and those that change the writing direction: they would make two names look alike. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Returns a name as shown, and its key for uniqueness, without regard to case and width. Lengths count code points. */
export function judgeName(text: string): NameVerdict {
  const name = text.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim();
  const length = [...name].length;
  if (length < PLAYLIST_NAME_MIN) return { ok: false, reason: 'too_short' };
  if (length > PLAYLIST_NAME_MAX) return { ok: false, reason: 'too_long' };
  // Upper case first, then lower case: ß equals ss, ς equals σ.
  return { ok: true, name, key: name.normalize('NFKC').toUpperCase().toLowerCase() };
}

/**
 * Returns the complete order of a list from the order of the games that the member sees; hidden games go to the end.
 * Returns undefined if `wanted` is not exactly the visible games, each once: the member saw another state of the
 * list.
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
