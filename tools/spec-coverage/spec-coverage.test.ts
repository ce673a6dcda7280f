import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { coverageFindings, readCoverage, testTitles, type Evidence } from './coverage.ts';
import { statementsOf } from './statements.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const statements = statementsOf(read('docs/spec/specification.md'));
const entries = readCoverage(read('docs/spec-coverage.md'));
const textOf = (file: string) => (existsSync(path.join(root, file)) ? read(file) : undefined);

const count = (kind: Evidence['kind']) =>
  entries.flatMap(({ evidence }) => evidence).filter((one) => one.kind === kind).length;

/** Specification with two statements, and a coverage document with an entry for each statement. */
const small = {
  statements: statementsOf('## 1. Bag\n\n- A bag holds 2 items. It has version 1.2.1.\n'),
  entries: readCoverage(
    '- A bag holds 2 items.\n  - `bag.test.ts` › a bag holds two\n- It has version 1.2.1.\n  - missing: it is not shown\n',
  ),
  textOf: (file: string): string | undefined =>
    file === 'bag.test.ts' ? "test('a bag holds two', () => {});" : undefined,
};

describe('the coverage of the specification', () => {
  test('has a test or a reason for each statement', () => {
    expect(coverageFindings(statements, entries, textOf)).toEqual([]);
  });

  test('has the recorded counts of all, unrequired, unbuilt and untested statements', () => {
    expect({
      statements: statements.length,
      notRequirements: count('not a requirement'),
      notBuilt: count('not built'),
      missing: count('missing'),
    }).toEqual({ statements: 179, notRequirements: 7, notBuilt: 4, missing: 0 });
  });

  test('reports a sentence that was changed in the specification', () => {
    const changed = statementsOf(
      read('docs/spec/specification.md').replace('Minimum age 20.', 'Minimum age 21.'),
    );
    expect(coverageFindings(changed, entries, textOf)).toEqual([
      'no evidence (9. Business constants and limits): Minimum age 21.',
      'not a statement of the specification: Minimum age 20.',
    ]);
  });

  test('reports each test that is removed', () => {
    const named = entries.flatMap((entry) =>
      entry.evidence.flatMap((one) => (one.kind === 'test' ? [{ entry, ...one }] : [])),
    );
    expect(named.length).toBeGreaterThan(200);
    for (const { entry, file, title } of named) {
      const without = (asked: string) =>
        asked === file ? textOf(file)?.replaceAll(title, 'removed') : textOf(asked);
      expect(coverageFindings([], [entry], without)).toContain(`no such test in ${file}: ${title}`);
    }
  });
});

describe('coverage findings', () => {
  const findings = (changes: Partial<typeof small>) => {
    const { statements: stated, entries: covered, textOf: text } = { ...small, ...changes };
    return coverageFindings(stated, covered, text);
  };

  test('are empty if each statement has evidence', () => {
    expect(findings({})).toEqual([]);
  });

  test('include a file that does not exist', () => {
    expect(findings({ textOf: () => undefined })).toEqual(['no such file: bag.test.ts']);
  });

  test.each([
    ["test.skip('a bag holds two', () => {});"],
    ["test.todo('a bag holds two');"],
    ["test('a bag holds three', () => {});"],
    ["page.getByText('a bag holds two');"],
  ])('include a test that does not run: %s', (source) => {
    expect(findings({ textOf: () => source })).toEqual([
      'no such test in bag.test.ts: a bag holds two',
    ]);
  });

  test('include a statement whose entry has no evidence', () => {
    expect(
      findings({ entries: readCoverage('- A bag holds 2 items.\n- It has version 1.2.1.\n') }),
    ).toEqual([
      'no evidence (1. Bag): A bag holds 2 items.',
      'no evidence (1. Bag): It has version 1.2.1.',
    ]);
  });

  test('fail on evidence of an unknown form', () => {
    expect(() => readCoverage('- A bag holds 2 items.\n  - somewhere\n')).toThrow(
      'unknown evidence',
    );
  });
});

describe('statements of the specification', () => {
  test('are sentences and table rows, each with its section', () => {
    const text = `# Title
Intro.

## 2. Routes

| Route | Purpose |
|---|---|
| / | Welcome; home |

- **Age:** must be 20 (one text says 18. It is old). Read data.data of version 1.2.1. 24 hours later it ends.
`;
    expect(statementsOf(text)).toEqual([
      { section: 'Title', text: 'Intro.' },
      { section: '2. Routes', text: '/ · Welcome; home' },
      { section: '2. Routes', text: 'Age: must be 20 (one text says 18. It is old).' },
      { section: '2. Routes', text: 'Read data.data of version 1.2.1.' },
      { section: '2. Routes', text: '24 hours later it ends.' },
    ]);
  });
});

test('test titles are read from plain, parameterised and conditional tests', () => {
  const source = `
    test('one', () => {});
    it("it's two", () => {});
    test.each([['a)', 1], fn(2)])('three: %s', () => {});
    test.for(rows)(\`four \${x}\`, () => {});
    test.runIf(has(1))('five', () => {});
    test.each<[string, (at: number) => boolean]>([['a', even]])('seven', () => {});
    test('si\\'x', () => {});
    latest('not a test');
  `;
  expect([...testTitles(source)]).toEqual([
    'one',
    "it's two",
    'three: %s',
    'four ${x}',
    'five',
    'seven',
    "si'x",
  ]);
});
