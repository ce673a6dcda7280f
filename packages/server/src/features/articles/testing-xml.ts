export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Text directly inside the element, with its character entities decoded. */
  text: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescape(text: string): string {
  if (/[<\u0000-\u0008\u000b\u000c\u000e-\u001f]|&(?!(?:amp|lt|gt|quot|apos);)|\]\]>/.test(text))
    throw new Error(`malformed text: ${text}`);
  return text.replaceAll(/&(\w+);/g, (_, name: string) => entities[name] ?? '');
}

/**
 * Parses the XML that the casino's feeds use: a declaration, elements, attributes and escaped text.
 * @throws Error if the document is malformed or contains anything else
 */
export function parseXml(source: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const body = source.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  const tag = /<(\/?)([a-z][\w:]*)((?: [a-z][\w:]*="[^"<]*")*)(\/?)>/gi;
  let end = 0;
  for (const match of body.matchAll(tag)) {
    const parent = open.at(-1) ?? root;
    parent.text += unescape(body.slice(end, match.index));
    end = match.index + match[0].length;
    const [, closing, name = '', attributes = '', empty] = match;
    if (closing) {
      if (open.pop()?.name !== name || open.length === 0) throw new Error(`unexpected </${name}>`);
      continue;
    }
    const element: XmlElement = { name, attributes: {}, children: [], text: '' };
    for (const [, key = '', value = ''] of attributes.matchAll(/ ([\w:]+)="([^"]*)"/g))
      element.attributes[key] = unescape(value);
    parent.children.push(element);
    if (!empty) open.push(element);
  }
  const [top] = root.children;
  if (open.length > 1 || root.children.length !== 1 || !top || body.slice(end).trim() !== '')
    throw new Error('the document is malformed');
  return top;
}
