/** Tests which texts can be published: complete texts with known fields, working links and harmless Markdown. */
import * as fc from 'fast-check';
import * as campaignCalls from '@wl/contract/office/campaigns';
import { compileSections, RefusedMarkdown } from '@wl/world/articles/compile-text';
import { ARTICLE_MAX_MARKDOWN } from '@wl/world/articles/articles';
import { languages } from '@wl/world/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { switchTitle } from '../titles/index.ts';
import {
  change,
  make,
  outcome,
  picture,
  publish,
  published,
  save,
  upload,
  words,
} from './testing-articles.ts';

let app: TestApp;
let mara: TestClient;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock('2026-03-02T12:00:00Z') });
  mara = await makeClerk(app, ['marketing']);
});
afterAll(() => app.close());

/** Tries to publish an article with these texts. Returns the outcome and any parameters of the error. */
async function tried(texts: object, slug?: string): Promise<unknown[]> {
  const { id } = await make(mara, slug === undefined ? {} : { slug });
  await save(mara, id, words('one', texts));
  const reply = await publish(mara, id);
  return reply.body.params === undefined ? [outcome(reply)] : [outcome(reply), reply.body.params];
}
const withText = (markdown: string, slug?: string) => tried({ markdown }, slug);

test.each(['title', 'summary', 'markdown'])('an article without %s is incomplete', async (name) => {
  expect(await tried({ [name]: '' })).toEqual(['articles.incomplete']);
  expect(await tried({ [name]: ' \n ' })).toEqual(['articles.incomplete']);
});

test('a cover picture needs a description', async () => {
  const { id } = await make(mara);
  const cover = (await upload(mara, await picture(1))).body.data as object;
  await change(mara, id, { picture: cover });
  await save(mara, id, words('one'));
  expect(outcome(await publish(mara, id))).toBe('articles.incomplete');
  await save(mara, id, words('one', { picture_alt: 'A tram' }));
  expect(outcome(await publish(mara, id))).toBe('ok');
});

describe('fields', () => {
  test.each([
    { title: '{topUpMin} and {nope}' },
    { summary: '{nope}' },
    { markdown: 'a **{nope}**' },
  ])('%j has an unknown field', async (texts) => {
    expect(await tried(texts)).toEqual(['articles.field_unknown', { name: 'nope' }]);
  });

  test.each([
    '`{nope}`',
    '## {nope}\n\ntext',
    '- {nope}',
    '[mail](mailto:{nope})',
    '{constructor}',
  ])('%s has an unknown field', async (markdown) => {
    expect((await withText(markdown))[0]).toBe('articles.field_unknown');
  });

  test('known ones are accepted, also in the address of an e-mail', async () => {
    const markdown = 'At least {topUpMin}. Write to [us](mailto:{email}), { not a field }.';
    expect(await tried({ title: '{casino}', markdown })).toEqual(['ok']);
  });
});

describe('links', () => {
  test.each([
    '/',
    '/video',
    '/table/westminster-roulette',
    '/play/table/westminster-roulette',
    '/faq#limits',
    '/aml-kyc-Policy',
    '/my-limits?from=news',
    '/marketplace/',
    '/my-journey/stamps',
    '/tournaments',
    '/news',
    'https://www.gamblingtherapy.org/help?a=b',
    'mailto:support@wanderluck.example',
  ])('to %s work', async (link) => {
    expect(await withText(`[there](${link})`)).toEqual(['ok']);
  });

  test.each([
    '/no-such-page',
    '/video/westminster-roulette',
    '/table/no-such-game',
    '/play/table',
    '/faq/limits',
    '/my-limits/../office',
    '/news/no-such-article',
    '/news/rss.xml',
    '/campaign/no-such-campaign',
    '/tournaments/1',
    '/tournaments/018f5c5e-0000-7000-8000-000000000000',
    '/playlist/none',
    '/api/wallet',
    '/office/articles',
    '/video//',
    'https://localhost',
    'https://wanderluck.example@evil.example',
    'https://',
    'mailto:nobody',
  ])('to %s are broken', async (link) => {
    expect(await withText(`a [there](${link})`)).toEqual(['articles.link_broken', { link }]);
  });

  test('to an article work if it is published in the language or in English', async () => {
    await published(mara, { slug: 'only-english' });
    await published(mara, { slug: 'only-spanish', in: ['es'] });
    expect(await withText('[a](/news/only-english)')).toEqual(['ok']);
    expect((await withText('[a](/news/only-spanish)'))[0]).toBe('articles.link_broken');
    expect(await withText('[a](/news/myself)', 'myself')).toEqual(['ok']);
    const { id } = await make(mara);
    const texts = words('uno', { markdown: '[a](/news/only-spanish) [b](/news/only-english)' });
    await save(mara, id, texts, { language: 'es' });
    expect(outcome(await publish(mara, id, { language: 'es' }))).toBe('ok');
  });

  test('to a game that is switched off are broken', async () => {
    const link = '[a](/table/westminster-roulette)';
    expect(await withText(link)).toEqual(['ok']);
    await switchTitle(app.deps, 'westminster-roulette', { state: 'off' });
    await expect.poll(async () => (await withText(link))[0]).toBe('articles.link_broken');
    await switchTitle(app.deps, 'westminster-roulette', { state: 'open' });
    await expect.poll(async () => (await withText(link))[0]).toBe('ok');
  });

  test('to a campaign work once it has a page', async () => {
    const text = { title: 'Spring', text: 'Come along.' };
    const body = {
      slug: 'spring-offer',
      city: 'paris',
      item: 'free-spins-20',
      texts: Object.fromEntries(languages.map((language) => [language, text])),
      audience: 'all',
      opens_at: '2026-03-01T00:00:00.000Z',
      closes_at: null,
      stock: null,
    };
    const made = await mara.call(campaignCalls.makeCampaign, { body });
    const link = '[a](/campaign/spring-offer)';
    expect((await withText(link))[0]).toBe('articles.link_broken');
    await mara.call(campaignCalls.switchCampaign, {
      params: { id: made.body.data.id },
      body: { state: 'live', version: 1, reason: 'As planned' },
    });
    expect(await withText(link)).toEqual(['ok']);
  });
});

describe('hostile Markdown', () => {
  test.each([
    '<script>alert(1)</script>',
    'a <b onclick="x">b</b>',
    '[a](javascript:alert(1))',
    '[a](data:text/html,x)',
    '[a](//evil.example)',
    '[a](/\\evil.example)',
    '[a](http://insecure.example)',
    '| a | b |\n| - | - |\n| 1 | 2 |',
    '# Title',
    '> quote',
    '    code',
    '```\ncode\n```',
    '---',
    '[name]: /video',
  ])('%j is refused, and the error quotes it', async (markdown) => {
    const [code, params] = await withText(`Fine.\n\n${markdown}`);
    expect(code).toBe('articles.text_refused');
    expect((params as { piece: string }).piece).not.toBe('');
  });

  /**
   * Compiles a text, which may be rejected. Returns the CPU time in milliseconds, because elapsed time would depend on
   * other processes.
   */
  function compileMs(markdown: string): number {
    const start = process.threadCpuUsage();
    try {
      compileSections(markdown);
    } catch (error) {
      expect(error).toBeInstanceOf(RefusedMarkdown);
    }
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  }

  const long = (piece: string) =>
    piece.repeat(Math.ceil(ARTICLE_MAX_MARKDOWN / piece.length)).slice(0, ARTICLE_MAX_MARKDOWN);

  test.each([
    '>',
    '> ',
    '>\n',
    '*',
    '**',
    '* ',
    '- ',
    '+ ',
    '1. ',
    '- a\n',
    '  - a\n',
    '_',
    '`',
    '[',
    '![',
    '](',
    '[a](',
    '[a]: ',
    '[a][',
    '<',
    '<a ',
    '<!--',
    '&#',
    '\\',
    '\\[',
    '~',
    '~~',
    '|',
    '|-',
    '| a\n',
    '#',
    '# ',
    '=',
    '\n',
    '\t',
    ' ',
    'a',
    '*a ',
    '**a *b ',
    '_a *b ',
    'a*',
    '`a',
    '``a`',
    'http://',
    'www.a.',
    'a@b.',
    '(',
    ')',
    '[(',
    '{',
    '{a',
    '\u0301',
    '😀',
    '\r',
    '[[]',
    '[]()',
    '[a](<',
    '[a](b "',
    '*[',
    '*[a](',
    '- > ',
    '> - ',
    '1) a\n> ',
    '<a href="',
    '<?',
    '<![CDATA[',
  ])('20,000 characters of %j are compiled or refused in 200 ms of CPU time', (piece) => {
    expect(compileMs(long(piece))).toBeLessThan(200);
  });

  test('any mixture of Markdown characters is compiled or refused in 200 ms of CPU time', () => {
    const mixed = fc.array(
      fc.constantFrom(
        '>',
        '*',
        '_',
        '[',
        ']',
        '(',
        ')',
        '`',
        '<',
        '!',
        '-',
        '#',
        '\n',
        ' ',
        'a',
        '\\',
        '~',
        '|',
        '1.',
        '&',
      ),
      { minLength: 1, maxLength: 9 },
    );
    fc.assert(
      fc.property(mixed, (pieces) => {
        expect(compileMs(long(pieces.join('')))).toBeLessThan(200);
      }),
      { numRuns: 200, seed: 20_261_129 },
    );
  });

  test('one line of 20,000 ordinary characters is published', async () => {
    expect(await withText(long('Lorem ipsum. '))).toEqual(['ok']);
  });
});
