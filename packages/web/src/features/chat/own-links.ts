/** Part of a text: plain text, or the path of one of this casino's pages. */
export type TextPart = { text: string } | { path: string };

/** Punctuation that follows a URL and belongs to the surrounding sentence. */
const SENTENCE_END = /[.,;:!?)\]»”]+$/u;

/**
 * Splits a text at the addresses of this casino's pages, so that they can be shown as links. Other addresses stay plain
 * text, because a link in the chat would look like a recommendation by the casino.
 * @param origin the casino's origin, for example `https://wanderluck.example`
 */
export function ownLinks(text: string, origin: string): TextPart[] {
  const parts: TextPart[] = [];
  let rest = text;
  for (let at = rest.indexOf(`${origin}/`); at >= 0; at = rest.indexOf(`${origin}/`)) {
    const [address = ''] = /^\S+/u.exec(rest.slice(at)) ?? [];
    const link = address.replace(SENTENCE_END, '');
    const path = link.slice(origin.length);
    if (at > 0) parts.push({ text: rest.slice(0, at) });
    // Do not link `//name` or `/\name`, because browsers interpret them as addresses of other sites.
    parts.push(/^\/(?![/\\])/.test(path) ? { path } : { text: link });
    rest = rest.slice(at + link.length);
  }
  if (rest !== '') parts.push({ text: rest });
  return parts;
}
