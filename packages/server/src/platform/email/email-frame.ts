/** Frame of the HTML part of e-mails, which `node tools/email-frame.ts` compiles from frame.mjml. */
import fs from 'node:fs';
import path from 'node:path';

const frame = fs.readFileSync(path.join(import.meta.dirname, 'generated/frame.html'), 'utf8');

/** Parts of the frame that an e-mail can leave out. */
export type FrameBlock = 'marker' | 'quote' | 'code' | 'button' | 'help' | 'note';

/** Placeholders of the frame. Values are HTML. */
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
 * Fills the frame. Blocks that are not listed are left out. Values are inserted as they are, so placeholders in the text
 * of a person remain text.
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

/**
 * Returns the HTML with its light or dark colours whatever the reader's system prefers, for previews.
 */
export function inScheme(html: string, scheme: 'light' | 'dark'): string {
  return html.replaceAll(DARK_MODE, scheme === 'dark' ? '@media all' : '@media not all');
}
