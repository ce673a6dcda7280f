/** Before these a French line never ends, nor begins with them; after an opening quotation mark neither. */
const BEFORE = / (?=[:;!?»])/g;
const AFTER = /« /g;

/** French as a catalogue has it, with the spaces that no line breaks at where French sets them. */
export const unbreakable = (text: string): string =>
  text.replace(BEFORE, '\u00a0').replace(AFTER, '«\u00a0');

/**
 * A plug-in of Vite for both applications. Catalogues are written with the space of the keyboard, which lets “ : rang 1” begin a
 * line on a phone: the build puts the right ones. It stands after Lingui, whose module is one string of JSON, without spaces of
 * its own before punctuation.
 */
export const frenchSpaces = () => ({
  name: 'french-spaces',
  transform: {
    filter: { id: /[/\\]fr\.po$/ },
    handler: (code: string) => ({ code: unbreakable(code), map: null }),
  },
});
