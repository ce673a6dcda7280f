import { brand } from '@wl/world/casino/brand';
import type { Language } from '@wl/world/languages';
import type { Email } from './email.ts';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

/** Replaces each `{name}` with its value. Placeholders without a value remain unchanged. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (place: string, name: string) => values[name] ?? place);

/** Content of an e-mail from the casino, as plain text. Line breaks are preserved. */
export interface Sheet {
  to: string;
  language: Language;
  subject: string;
  greeting: string;
  body: string;
  /** Text written by a person, shown as a quotation. */
  quote?: string;
  /** Small print at the end of the e-mail. */
  note?: string;
  code?: { label: string; digits: string };
  button?: { text: string; link: string };
  /** Links to support organisations, shown above the small print (`note`). */
  help?: { title: string; lines: readonly { name: string; url: string }[] };
  /** E-mail headers such as List-Unsubscribe. */
  headers?: Record<string, string>;
}

/** Renders the e-mail as text and as HTML, with the casino's name and legal information. */
export function layOut(sheet: Sheet): Email {
  const { to, subject, code, button, help, quote, note, headers } = sheet;
  const acts = [
    ...(code ? [`${code.label}: ${code.digits}`] : []),
    ...(button ? [`${button.text}: ${button.link}`] : []),
  ];
  const parts = [
    sheet.greeting,
    sheet.body,
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(acts.length > 0 ? [acts.join('\n')] : []),
    ...(help
      ? [[help.title, ...help.lines.map(({ name, url }) => `${name}: ${url}`)].join('\n')]
      : []),
    ...(note === undefined ? [] : [note]),
    `${brand.name} · ${brand.legalEntity}\n${brand.licenceText[sheet.language]}\n`,
  ];
  const text = parts.join('\n\n');
  return { to, subject, text, html: render(sheet), ...(headers ? { headers } : {}) };
}

/**
 * Renders the e-mail as HTML with tables and inline styles, for consistent display in all mail clients. Loads no
 * external images.
 */
function render(sheet: Sheet): string {
  const { language, subject, greeting, body, quote, note, code, button, help } = sheet;
  const { ink, inkSoft, paper, paperDeep, brass, brassDeep } = brand.colours;
  const font = `font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif`;
  const small = `font-size:13px;line-height:1.5;color:${inkSoft}`;
  const quoteBox =
    quote === undefined
      ? ''
      : `<p style="margin:0 0 24px;padding:16px 20px;background:${paperDeep};border-left:4px solid ${brassDeep};border-radius:8px;font-size:16px;line-height:1.5">${lines(quote)}</p>
`;
  const codeBox = code
    ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="background:${paperDeep};border:2px dashed ${brassDeep};border-radius:14px;padding:20px">
<p style="margin:0 0 4px;font-size:13px;color:${inkSoft}">${escapeHtml(code.label)}</p>
<p style="margin:0;font-family:'B612 Mono',Menlo,Consolas,monospace;font-size:40px;line-height:1.2;font-weight:700;letter-spacing:.24em;text-indent:.24em">${code.digits}</p>
</td></tr></table>
`
    : '';
  const buttonBox = button
    ? `<p style="margin:24px 0;text-align:center"><a href="${escapeHtml(button.link)}" style="display:inline-block;background:${brass};color:${ink};text-decoration:none;font-size:16px;font-weight:700;padding:14px 28px;border-radius:14px">${escapeHtml(button.text)}</a></p>
`
    : '';
  const helpBox = help
    ? `<p style="margin:0 0 4px;${small}">${escapeHtml(help.title)}</p>
<p style="margin:0 0 24px;${small}">${help.lines.map(({ name, url }) => `<a href="${url}" style="color:${ink}">${escapeHtml(name)}</a>`).join('<br>')}</p>
`
    : '';
  const noteBox = note === undefined ? '' : `<p style="margin:0;${small}">${lines(note)}</p>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${ink};${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ink}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 8px 16px;color:${brass};font-family:Limelight,Georgia,serif;font-size:28px;letter-spacing:.02em">${escapeHtml(brand.name)}</td></tr>
<tr><td style="background:${paper};border-radius:14px;padding:32px;color:${ink}">
<h1 style="margin:0 0 12px;font-size:24px;line-height:1.25;font-weight:700">${escapeHtml(greeting)}</h1>
<p style="margin:0 0 24px;font-size:16px;line-height:1.5">${lines(body)}</p>
${quoteBox}${codeBox}${buttonBox}${helpBox}${noteBox}
</td></tr>
<tr><td style="padding:16px 8px;font-size:12px;line-height:1.5;color:${paperDeep}">${escapeHtml(brand.legalEntity)}<br>${escapeHtml(brand.licenceText[language])}</td></tr>
</table></td></tr></table></body></html>`;
}
