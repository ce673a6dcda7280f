/** Forms of a name: `lucky-cab` → Lucky Cab, Lucky cab, lucky cab, luckyCab, LuckyCab, lucky_cab. */
export interface Names {
  /** Folder and slug. */
  kebab: string;
  title: string;
  sentence: string;
  /** Name in lower-case words, for use within a sentence. */
  words: string;
  camel: string;
  pascal: string;
  snake: string;
}

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/**
 * Maximum length of a name in kebab case. The names of generated database constraints contain it, and PostgreSQL
 * truncates constraint names to 63 characters.
 */
const MAX_LENGTH = 36;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns a name in each case style. @throws Error if the name is not hyphenated lower-case words or is too long */
export function namesOf(name: string): Names {
  if (!SLUG.test(name)) {
    throw new Error(
      `"${name}" is not a valid name. Use lower-case words joined by hyphens, such as lucky-cab.`,
    );
  }
  if (name.length > MAX_LENGTH)
    throw new Error(`"${name}" is too long. Use at most ${MAX_LENGTH} characters.`);
  const words = name.split('-');
  const pascal = words.map(capital).join('');
  return {
    kebab: name,
    title: words.map(capital).join(' '),
    sentence: capital(words.join(' ')),
    words: words.join(' '),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: words.join('_'),
  };
}
