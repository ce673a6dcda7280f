import { brand } from '@wl/world/house/brand';
import { RECOVERY_CODE_LIFE_MS } from '@wl/world/house/limits';
import type { Language } from '@wl/world/languages';
import type { Mail } from '../../platform/mail.ts';
import { confirmationMail, lockedMail, recoveryMail, type MailText } from './mail-texts.ts';

interface Letter {
  to: string;
  /** How the member is addressed. */
  name: string;
  language: Language;
  code: string;
  /** Origin of the web application, without a trailing slash. */
  publicUrl: string;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A mail with the code of an e-mail confirmation; its link leads to the page that spends it. */
export function confirmationLetter(letter: Letter): Mail {
  const link = `${letter.publicUrl}/unverified-email-access?code=${letter.code}`;
  return compose(confirmationMail[letter.language], letter, link);
}

/** Tells of a locked account and how to open it again. */
export function lockedLetter(letter: Letter): Mail {
  const link = `${letter.publicUrl}/forgot-password-known-user?code=${letter.code}`;
  return compose(lockedMail[letter.language], letter, link);
}

/** The code that sets a new password. */
export function recoveryLetter(letter: Letter): Mail {
  const link = `${letter.publicUrl}/forgot-password-known-user?code=${letter.code}`;
  return compose(recoveryMail[letter.language], letter, link);
}

function compose(text: MailText, letter: Letter, link: string): Mail {
  const values: Record<string, string> = {
    brand: brand.name,
    name: letter.name,
    minutes: String(RECOVERY_CODE_LIFE_MS / 60_000),
  };
  const fill = (template: string) =>
    template.replace(/\{(\w+)\}/g, (place: string, name: string) => values[name] ?? place);
  const words = {
    subject: fill(text.subject),
    greeting: fill(text.greeting),
    body: fill(text.body),
    codeLabel: fill(text.codeLabel),
    button: fill(text.button),
    note: fill(text.note),
  };
  return {
    to: letter.to,
    subject: words.subject,
    text: `${words.greeting}

${words.body}

${words.codeLabel}: ${letter.code}
${words.button}: ${link}

${words.note}

${brand.name} · ${brand.legalEntity}
${brand.licenceText}
`,
    html: render(words, letter, link),
  };
}

/** Tables and inline styles: what mail programs of every age show alike. No picture is loaded from outside. */
function render(words: MailText, letter: Letter, link: string): string {
  const { ink, inkSoft, paper, paperDeep, brass, brassDeep } = brand.colours;
  const safe = Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, escapeHtml(value as string)]),
  ) as unknown as MailText;
  const font = `font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif`;
  return `<!doctype html>
<html lang="${letter.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe.subject}</title></head>
<body style="margin:0;background:${ink};${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ink}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 8px 16px;color:${brass};font-family:Limelight,Georgia,serif;font-size:28px;letter-spacing:.02em">${escapeHtml(brand.name)}</td></tr>
<tr><td style="background:${paper};border-radius:14px;padding:32px;color:${ink}">
<h1 style="margin:0 0 12px;font-size:24px;line-height:1.25;font-weight:700">${safe.greeting}</h1>
<p style="margin:0 0 24px;font-size:16px;line-height:1.5">${safe.body}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="background:${paperDeep};border:2px dashed ${brassDeep};border-radius:14px;padding:20px">
<p style="margin:0 0 4px;font-size:13px;color:${inkSoft}">${safe.codeLabel}</p>
<p style="margin:0;font-family:'B612 Mono',Menlo,Consolas,monospace;font-size:40px;line-height:1.2;font-weight:700;letter-spacing:.24em;text-indent:.24em">${letter.code}</p>
</td></tr></table>
<p style="margin:24px 0;text-align:center"><a href="${link}" style="display:inline-block;background:${brass};color:${ink};text-decoration:none;font-size:16px;font-weight:700;padding:14px 28px;border-radius:14px">${safe.button}</a></p>
<p style="margin:0;font-size:13px;line-height:1.5;color:${inkSoft}">${safe.note}</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:12px;line-height:1.5;color:${paperDeep}">${escapeHtml(brand.legalEntity)}<br>${escapeHtml(brand.licenceText)}</td></tr>
</table></td></tr></table></body></html>`;
}
