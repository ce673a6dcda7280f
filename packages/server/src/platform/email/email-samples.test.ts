/** Renders every kind of e-mail in every language and checks the result (issue 33). */
import fs from 'node:fs';
import path from 'node:path';
import { brand } from '@wl/world/casino/brand';
import { languages } from '@wl/world/languages';
import { describe, expect, test } from 'vitest';
import { featuresFolder } from '../features-folder.ts';
import { testConfig } from '../testing.ts';
import { inScheme } from './email-frame.ts';
import type { Email } from './email-layout.ts';
import { findEmailSamples, sampleContext } from './find-email-samples.ts';

const publicUrl = 'https://casino.example.com';
const inboundSmtp = { port: 2525, domain: 'mail.example.com', authservId: undefined };
// Configure a server for incoming e-mails, because e-mails to which members can reply contain additional parts.
const config = testConfig({ publicUrl, inboundSmtp });
fs.rmSync(config.dataDir, { recursive: true, force: true });
const samples = await findEmailSamples();

/** Maximum size of an e-mail's HTML in bytes, well below the 102 kB at which Gmail truncates e-mails. */
const MAX_BYTES = 60_000;
const VOID_TAGS = /^(br|hr|img|input|link|meta)$/;

const unescaped = (html: string) =>
  html.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
/** Returns the HTML of the body without the preview text and without the comments for Outlook. */
const bodyOf = ({ html }: Email) =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<!--[^]*?-->/g, '')
    .replace(/<div style="display:none[^]*?<\/div>/, '');
const hrefsOf = (email: Email) =>
  [...bodyOf(email).matchAll(/href="([^"]*)"/g)].map(([, href = '']) => unescaped(href));

/** Returns the tags that are closed in the wrong order or not closed at all. */
function unbalanced(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const tags = html.replaceAll(/<!--[^]*?-->/g, '').replace(/^<!doctype html>/i, '');
  for (const [, slash, name = ''] of tags.matchAll(/<(\/?)([a-z][a-z\d]*)\b[^>]*>/gi)) {
    if (VOID_TAGS.test(name)) continue;
    if (slash !== '/') open.push(name);
    else if (open.pop() !== name) faults.push(name);
  }
  return [...faults, ...open];
}

/**
 * Returns the words of a text in alphabetical order. Omits links, quote markers (`>`), final colons and `·`, which
 * differ between the text part and the HTML part.
 */
const wordsOf = (text: string) =>
  text
    .replaceAll(/^> ?/gm, '')
    .split(/\s+/)
    .map((word) => word.replace(/:$/, ''))
    .filter((word) => !/^[·:]?$/.test(word) && !/^https?:/.test(word))
    .toSorted();

test('every feature that composes e-mails has samples of them', () => {
  const composing = fs
    .globSync('*/**/*.ts', { cwd: featuresFolder })
    .filter((file) => !/\.test\.ts$|email-samples\.ts$/.test(file))
    .filter((file) => /\blayOut\(|\bcomposeEmail\(/.test(source(file)))
    .map((file) => file.split(path.sep)[0]);
  const withSamples = new Set([...samples.keys()].map((kind) => kind.split('.')[0]));
  // The `offers` feature composes e-mails for other features and therefore has no samples of its own.
  withSamples.add('offers');
  expect(composing.filter((feature) => !withSamples.has(feature ?? ''))).toEqual([]);
  expect(samples.size).toBeGreaterThan(30);
});

const source = (file: string) => fs.readFileSync(path.join(featuresFolder, file), 'utf8');

describe.each(languages)('e-mails in %s', (language) => {
  test.each([...samples.keys()])('%s', (kind) => {
    const context = sampleContext(config, language);
    const email = samples.get(kind)?.(context);
    if (!email) throw new Error('no sample');
    expect(email.kind).toBe(kind);
    for (const part of [email.subject, email.text, email.html])
      expect(part).not.toMatch(/\{\w+\}|\{\{|undefined|\[object|NaN/);
    expect(email.html).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${language}"`));
    expect(unbalanced(email.html)).toEqual([]);
    expect(Buffer.byteLength(email.html)).toBeLessThan(MAX_BYTES);
    // The e-mail must not load any pictures, fonts, style sheets or scripts, so that nothing can track the recipient.
    expect(email.html).not.toMatch(/<img|<script|<link|@import|\bsrc=|url\(/);
    expect(bodyOf(email).match(/<h1/g)).toHaveLength(1);
    for (const href of hrefsOf(email)) expect(email.text).toContain(href.replace('mailto:', ''));
    expect(wordsOf(unescaped(bodyOf(email).replaceAll(/<[^>]+>/g, ' ')))).toEqual(
      wordsOf(email.text),
    );
    for (const part of [email.text, unescaped(email.html)]) {
      expect(part).toContain(brand.legalEntity);
      expect(part).toContain(brand.licenceText[language]);
      expect(part).toContain(brand.supportEmail);
    }
    if (language === 'fr') expect(email.text).not.toMatch(/[^\s\d]:\s/);
    // The body must not begin with the greeting, because the template adds the greeting.
    const [greeting = '', body = ''] = email.text.split('\n\n');
    expect(body.startsWith(greeting.split(/[\s,]/)[0] ?? '')).toBe(false);
  });
});

test('e-mails about tickets invite to answer only if the installation receives e-mails', () => {
  const invitation = 'reply to this e-mail';
  for (const kind of [...samples.keys()].filter((one) => one.startsWith('support.'))) {
    const textWith = (changes: Partial<typeof config>) =>
      samples.get(kind)?.(sampleContext({ ...config, ...changes }, 'en')).text;
    expect(textWith({})).toContain(invitation);
    expect(textWith({})).toMatch(/^## .* above this line ##\n/);
    expect(textWith({ inboundSmtp: undefined })).not.toMatch(/reply to this e-mail|##/);
  }
});

test('values of people are shown as text', () => {
  const context = { ...sampleContext(config, 'en'), name: '<b>{{note}}</b>' };
  const email = samples.get('support.received')?.(context);
  expect(email?.html).not.toContain('<b>');
  expect(unescaped(email?.html ?? '')).toContain('<b>{{note}}</b>');
});

test('a preview shows the light or dark colours on every system', () => {
  const html = samples.get('members.locked')?.(sampleContext(config, 'en')).html ?? '';
  expect(html).toContain('prefers-color-scheme');
  for (const scheme of ['light', 'dark'] as const)
    expect(inScheme(html, scheme)).not.toContain('@media (prefers-color-scheme');
  expect(inScheme(html, 'dark')).toContain('@media all');
  expect(inScheme(html, 'light')).toContain('@media not all');
});
