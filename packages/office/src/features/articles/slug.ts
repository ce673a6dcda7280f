const MAX_LENGTH = 64;

/** Pattern that the browser uses to check that the field contains a valid slug. */
export const SLUG_PATTERN = String.raw`[a-z0-9][a-z0-9\-]{2,63}`;

/** Replacements for characters that cannot be decomposed into a Latin letter and an accent. */
const replacements: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
};

/**
 * Proposes the slug of an article from its title: lower-case Latin letters and digits, with hyphens between the words.
 * A long title is cut between two words.
 */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[ıßæœø]/g, (character) => replacements[character] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= MAX_LENGTH) return slug;
  const cut = slug.slice(0, MAX_LENGTH + 1);
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : MAX_LENGTH);
}
