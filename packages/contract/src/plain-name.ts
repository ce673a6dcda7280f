import * as z from 'zod/mini';

/** Spaces, control and invisible characters, and those that change the direction of the text around them. */
const HIDDEN = /[\s\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]+/gu;

/**
 * Returns the schema of a name that anybody may give and that clerks see beside other texts. Characters with which the
 * name could disguise itself or these texts become a space.
 */
export const plainName = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max)),
    z.transform((name: string) => name.replace(HIDDEN, ' ').trim()),
  );
