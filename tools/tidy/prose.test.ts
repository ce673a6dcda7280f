import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  brokenDocuments,
  brokenLinks,
  brokenLinksIn,
  brokenNumbers,
  readCitable,
} from './citations.ts';
import { termsDefinedTwice } from './glossary.ts';
import { proseFindings } from './prose.ts';
import { bannedPatterns } from './prose-patterns.ts';
import {
  commentsOfScript,
  commentsOfSql,
  commentsOfStyles,
  paragraphsOf,
  readProse,
} from './prose-sources.ts';

const root = path.resolve(import.meta.dirname, '../..');
const prose = readProse(root);

test('no comment, document or message contains a banned pattern', () => {
  expect(prose.length).toBeGreaterThan(15_000);
  expect(proseFindings(prose)).toEqual([]);
});

/**
 * Examples for each pattern: a sentence that the pattern must match, and a plain-English sentence with the same meaning
 * that no pattern may match.
 */
const sentences: Record<string, [banned: string, plain: string]> = {
  'bare who': [
    'Refuses who is found to be the affiliate.',
    'Rejects a member who is the affiliate.',
  ],
  'bare what': ['Keeps what is left.', 'Keeps the remaining balance.'],
  'clause as subject': ['What the lines of a list win.', 'Winnings of the listed lines.'],
  told: ['A new step is told.', 'A new step is published.'],
  'the house': ['The house decides.', 'The casino decides. The house edge is 2.7 %.'],
  stands: ['The old result stands there.', 'The player stands on 17. The old result is shown.'],
  anew: ['The list is read anew.', 'The list is read again.'],
  brought: ['The page is brought.', 'The page is loaded.'],
  'put down': ['The change is noted.', 'The change is recorded.'],
  'goes by itself': ['The cash-out goes by itself.', 'The cash-out is paid automatically.'],
  'lets be': ['Others it lets be.', 'Ignores other entries.'],
  'comes to': ['The sum comes to $5.', 'The sum is $5. The round comes to an end.'],
  'called off': ['The tournament is called off.', 'The tournament is cancelled.'],
  sitting: ['One sitting of an hour.', 'One session of an hour.'],
  wish: ['The wish is stored.', 'The request is stored.'],
  twin: ['A booked twin.', 'A duplicate request.'],
  heir: ['The heir gets the focus.', 'The next row gets the focus.'],
  deed: ['A deed counts once.', 'An action counts once.'],
  purse: ['The purse of a player.', 'The balance of a player.'],
  lane: ['The lane of staff.', 'The queue of staff.'],
  desk: ['The desk decides.', 'The back-office page has a desktop layout.'],
  letter: ['The letter leaves.', 'The e-mail is sent in capital letters.'],
  notice: ['A notice was sent.', 'An e-mail was sent.'],
  enquiry: ['Your enquiry was sent.', 'Your ticket was sent.'],
  writer: ['The writer sees the answer.', 'The requester sees the answer.'],
  'clean cash-out': ['A clean cash-out.', 'A cash-out eligible for automatic payout.'],
  stranger: ['Strangers wait longer.', 'Unknown devices wait longer.'],
  'date of work': ['As of today it is slow.', 'It is slow.'],
};

describe('banned patterns', () => {
  test('have one example each', () => {
    expect(Object.keys(sentences)).toEqual(bannedPatterns.map(({ name }) => name));
  });

  test.each(bannedPatterns)(
    'include $name, which is found in its example but not in plain English',
    ({ name, only }) => {
      const kind = only?.[0] ?? 'comment';
      const namesIn = (text = '') =>
        proseFindings([{ kind, path: 'x.ts', line: 1, text }]).map((finding) => finding.name);
      const [banned, plain] = sentences[name] ?? [];
      expect(namesIn(banned)).toContain(name);
      expect(namesIn(plain)).toEqual([]);
    },
  );

  test('do not apply to code in backticks or to URLs', () => {
    const text = 'Calls `letter` of https://example.com/desk.';
    expect(proseFindings([{ kind: 'comment', path: 'x.ts', line: 1, text }])).toEqual([]);
  });
});

describe('prose extraction', () => {
  test('returns comments with their line numbers and no strings', () => {
    const text = `const a = '// no';\n// one\n// two\nf(/* three */);\n/**\n * four\n */\n`;
    expect(
      commentsOfScript('x.ts', text).map(({ line, text: words }) => [line, words.trim()]),
    ).toEqual([
      [2, 'one\ntwo'],
      [4, 'three'],
      [5, 'four'],
    ]);
  });

  test('returns comments of SQL, also of function bodies, and no strings', () => {
    const text = `-- one\n-- isn't two\nselect '-- no', 1 -- three\nas $$\n  -- The house decides.\n$$ /* four */`;
    const comments = commentsOfSql('x.sql', text);
    expect(comments.map(({ line, text: words }) => [line, words.trim()])).toEqual([
      [1, "one\nisn't two"],
      [3, 'three'],
      [5, 'The house decides.'],
      [6, 'four'],
    ]);
    expect(proseFindings(comments).map(({ name }) => name)).toEqual(['the house']);
  });

  test('includes SQL functions, migrations and the schema', () => {
    const files = new Set(prose.map(({ path: file }) => file));
    expect([...files]).toContain('packages/server/functions/bag/bag_return.sql');
    expect([...files]).toContain('packages/server/migrations/0089_baseline/29_wagers.sql');
    expect([...files]).toContain('packages/server/schema/wagers.sql');
  });

  test('reads style sheets and documents', () => {
    expect(commentsOfStyles('x.css', 'a {}\n/* one */').map(({ line }) => line)).toEqual([2]);
    const paragraphs = paragraphsOf(
      'x.md',
      '# One\n\n```\ncode\n```\n\nTwo `code` [three](four.md)\n',
    );
    expect(paragraphs.map(({ line, text }) => [line, text.trim()])).toEqual([
      [1, '# One'],
      [7, 'Two `code` [three]'],
    ]);
  });
});

describe('citations', () => {
  const citable = readCitable(root);
  const broken = (text: string) =>
    brokenNumbers([{ kind: 'comment', path: 'x.ts', line: 1, text }], citable).map(
      ({ citation }) => citation,
    );

  test('every citation in comments and documents resolves', () => {
    expect([...brokenNumbers(prose, citable), ...brokenDocuments(root, prose)]).toEqual([]);
  });

  test('every relative link of a document opens', () => {
    expect(brokenLinks(root)).toEqual([]);
  });

  test('inline links, definitions of links and undefined references are checked', () => {
    const document = [
      'See [a](a.md), [b](gone.md) and [c](https://example.com).',
      'See [`d.ts`], [`e.ts`] and [`f.ts`].',
      '[`d.ts`]: ../d.ts',
      '[`e.ts`]: ../gone.ts',
    ].join('\n');
    const exists = (target: string) => ['a.md', '../d.ts'].includes(target);
    expect(brokenLinksIn('x.md', document, exists)).toEqual([
      { path: 'x.md', line: 1, citation: 'gone.md' },
      { path: 'x.md', line: 2, citation: '`f.ts`' },
      { path: 'x.md', line: 4, citation: '../gone.ts' },
    ]);
  });

  test('to missing sections, requirements, decisions or documents are reported', () => {
    expect(
      broken('See specification §3, decisions §6, games.md §2 and decision 34 (trust G18).'),
    ).toEqual([]);
    expect(broken('See specification §10 and 11.')).toEqual([
      'specification §10',
      'specification §11',
    ]);
    expect(broken('See decisions 34 and\n999.')).toEqual(['decision 999']);
    expect(broken('See trust G18 and G99.')).toEqual(['trust G99']);
    const named = [
      { kind: 'comment' as const, path: 'x.ts', line: 1, text: 'See gone.md and trust.md.' },
    ];
    expect(brokenDocuments(root, named).map(({ citation }) => citation)).toEqual(['gone.md']);
  });
});

test('a term that the glossary defines twice is reported', () => {
  expect(termsDefinedTwice('| **bag, place** | a |\n| **item** | b |\n| **place** | c |')).toEqual([
    'place',
  ]);
});

test('the glossary defines every term once', () => {
  expect(termsDefinedTwice(readFileSync(path.join(root, 'GLOSSARY.md'), 'utf8'))).toEqual([]);
});

test('commit subjects have at most 72 characters', () => {
  const git = (...options: string[]) =>
    execFileSync('git', options, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  // Check only commits made since the 72-character limit was introduced. A shallow clone may lack some of these
  // commits, so check only its newest commit.
  const ruleSince = 'c84d85a6';
  const isShallow = git('rev-parse', '--is-shallow-repository').trim() === 'true';
  const subjects = git('log', '--format=%s', isShallow ? '-1' : `${ruleSince}..HEAD`)
    .trim()
    .split('\n');
  expect(subjects.filter((subject) => subject.length > 72)).toEqual([]);
});
