import * as z from 'zod/mini';

/**
 * Pattern for white space, control characters, invisible characters, and characters that change the direction of the
 * surrounding text.
 */
const HIDDEN = /[\s\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]+/gu;

/**
 * Returns the schema of a name that anyone can enter and that clerks see next to other text. Characters that could
 * disguise the name or alter the text around it are replaced with a space.
 */
export const plainName = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max)),
    z.transform((name: string) => name.replace(HIDDEN, ' ').trim()),
  );
