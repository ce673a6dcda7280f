/** Forms of a name: `lucky-cab` → Lucky Cab, luckyCab, lucky_cab. */
export interface Names {
  /** Folder and slug. */
  kebab: string;
  title: string;
  camel: string;
  snake: string;
}

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Returns the forms of a name. @throws Error if the name is not lower-case words joined by hyphens */
export function namesOf(name: string): Names {
  if (!SLUG.test(name)) {
    throw new Error(
      `"${name}" is not a name: use lower-case words joined by hyphens, like lucky-cab.`,
    );
  }
  const words = name.split('-');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    kebab: name,
    title: words.map(capital).join(' '),
    camel: words.map((word, index) => (index === 0 ? word : capital(word))).join(''),
    snake: words.join('_'),
  };
}

/** Change to the repository: a file to create, a line to insert after the last matching line, or a text to replace. */
export type Change =
  | { file: string; text: string }
  | { file: string; insert: string; after: RegExp }
  | { file: string; rewrite: RegExp; to: string };
