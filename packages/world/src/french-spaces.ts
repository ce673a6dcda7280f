/** Spaces at which French text must not wrap: before `:`, `;`, `!`, `?` and `»`, and after `«`. */
const BEFORE = / (?=[:;!?»])/g;
const AFTER = /« /g;

/** Replaces spaces in French text with non-breaking spaces where French typography requires them. */
export const unbreakable = (text: string): string =>
  text.replace(BEFORE, '\u00a0').replace(AFTER, '«\u00a0');

/**
 * Returns a Vite plug-in that inserts French non-breaking spaces into the French catalogues. With ordinary spaces, a
 * line on a phone could begin with “: rang 1”. The plug-in must run after Lingui’s, which compiles the catalogues.
 */
export const frenchSpaces = () => ({
  name: 'french-spaces',
  transform: {
    filter: { id: /[/\\]fr\.po$/ },
    handler: (code: string) => ({ code: unbreakable(code), map: null }),
  },
});
