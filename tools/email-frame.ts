/**
 * `node tools/email-frame.ts` compiles the HTML template of all e-mails from
 * packages/server/src/platform/email/frame.mjml. The server reads the compiled file. A test checks that the file
 * matches its source.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@wl/world/casino/brand';
import compile from 'mjml';

const folder = path.resolve(import.meta.dirname, '../packages/server/src/platform/email');
const source = path.join(folder, 'frame.mjml');
export const frameFile = path.join(folder, 'generated/frame.html');

/** Colours of the template: the brand colours, and darker colours for mail clients in dark mode. */
const colours: Readonly<Record<string, string>> = {
  ...brand.colours,
  night: '#060a19',
  nightCard: '#121a38',
  nightSoft: '#b9bfd6',
};

/**
 * Returns the e-mail template, compiled to HTML.
 * @throws Error if the source uses an unknown colour, or MJML reports an error
 */
export async function compileFrame(): Promise<string> {
  const mjml = readFileSync(source, 'utf8').replace(/\$(\w+)/g, (_, name: string) => {
    const colour = colours[name];
    if (colour === undefined) throw new Error(`frame.mjml: there is no colour "${name}"`);
    return colour;
  });
  // E-mails must not contact other servers, but without an empty `fonts` object, MJML would load fonts from Google.
  const { html, errors } = await compile(mjml, { validationLevel: 'strict', fonts: {} });
  if (errors.length > 0)
    throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return tidied(html);
}

/** Removes indentation, blank lines, spaces in placeholders, and the source file's comment from MJML's output. */
function tidied(html: string): string {
  const lines = html.split('\n').map((line) => line.trim());
  const text = lines
    .filter(Boolean)
    .join('\n')
    .replaceAll(/\{\{\s*(\w+)\s*\}\}/g, '{{$1}}');
  return `${text.replace(/<!--\s*The frame of every e-mail[^]*?-->\n?/, '')}\n`;
}

if (import.meta.main) writeFileSync(frameFile, await compileFrame());
