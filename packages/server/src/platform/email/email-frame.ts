/** HTML template for e-mails. `node tools/email-frame.ts` compiles it from frame.mjml. */
import fs from 'node:fs';
import path from 'node:path';

const frame = fs.readFileSync(path.join(import.meta.dirname, 'generated/frame.html'), 'utf8');

/** Optional parts of the e-mail template. */
export type FrameBlock = 'marker' | 'quote' | 'code' | 'button' | 'help' | 'note';

/** HTML values for the placeholders of the e-mail template. */
export interface FrameValues {
  language: string;
  subject: string;
  preheader: string;
  marker?: string;
  brand: string;
  tagline: string;
  greeting: string;
  body: string;
  quote?: string;
  code_label?: string;
  code_digits?: string;
  button_text?: string;
  button_link?: string;
  help?: string;
  note?: string;
  reason: string;
  legal: string;
}

const BLOCK = /<!-- block (\w+) -->([^]*?)<!-- end \1 -->\n?/g;

/**
 * Fills in the e-mail template. Leaves out the blocks that are not listed. Inserts the values unchanged and does not
 * replace placeholders inside them.
 * @throws Error if a placeholder has no value
 */
export function fillFrame(blocks: readonly FrameBlock[], values: FrameValues): string {
  const given: Readonly<Record<string, string | undefined>> = { ...values };
  const shown = frame.replace(BLOCK, (_, name: FrameBlock, html: string) =>
    blocks.includes(name) ? html.trimStart() : '',
  );
  return shown.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = given[name];
    if (value === undefined) throw new Error(`the e-mail frame needs a value for "${name}"`);
    return value;
  });
}

const DARK_MODE = '@media (prefers-color-scheme: dark)';

/** Returns the HTML for a preview in light or dark colours, regardless of the reader's system setting. */
export function inScheme(html: string, scheme: 'light' | 'dark'): string {
  return html.replaceAll(DARK_MODE, scheme === 'dark' ? '@media all' : '@media not all');
}
