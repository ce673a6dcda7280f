import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { areas, chooseFaults, parsePatch, readFaults } from './catalogue.ts';

const root = path.resolve(import.meta.dirname, '../..');
const faults = readFaults(import.meta.dirname);

const patch = [
  'Fault: A payout is too high.',
  'Tests: packages/games/src/money.test.ts, e2e/wallet.spec.ts',
  '',
  'diff --git a/packages/games/src/money.ts b/packages/games/src/money.ts',
  '--- a/packages/games/src/money.ts',
  '+++ b/packages/games/src/money.ts',
  '@@ -1,3 +1,3 @@',
  ' before',
  '-one',
  '+two',
  ' after',
  '',
].join('\n');

describe('a fault patch', () => {
  test('states the consequence, the changed file and the tests to run first', () => {
    expect(parsePatch('money-too-much', patch)).toEqual({
      name: 'money-too-much',
      area: 'money',
      consequence: 'A payout is too high.',
      hints: ['packages/games/src/money.test.ts', 'e2e/wallet.spec.ts'],
      file: 'packages/games/src/money.ts',
      removed: ['one'],
      added: ['two'],
    });
  });

  test('needs no list of tests', () => {
    expect(parsePatch('money-too-much', patch.replace(/^Tests.*\n/m, '')).hints).toEqual([]);
  });

  test.each([
    ['an area', 'coins-too-much', patch],
    ['its consequence', 'money-too-much', patch.replace(/^Fault.*\n/m, '')],
    ['a diff', 'money-too-much', 'Fault: A payout is too high.\n'],
    ['no more than one diff', 'money-too-much', patch + patch.slice(patch.indexOf('diff'))],
  ])('without %s is rejected', (_what, name, text) => {
    expect(() => parsePatch(name, text)).toThrow(name);
  });
});

describe('choosing faults', () => {
  test('selects by area or name, and selects all without an argument', () => {
    const [first] = faults;
    expect(chooseFaults(faults, [])).toEqual(faults);
    expect(chooseFaults(faults, [first?.name ?? ''])).toEqual([first]);
    expect(new Set(chooseFaults(faults, ['money', 'office']).map(({ area }) => area))).toEqual(
      new Set(['money', 'office']),
    );
  });

  test('fails for a word that matches no fault', () => {
    expect(() => chooseFaults(faults, ['weather'])).toThrow('weather');
  });
});

describe('the stored faults', () => {
  test('are 44, with at least four in every area', () => {
    expect(faults).toHaveLength(44);
    for (const area of areas) expect(chooseFaults(faults, [area]).length).toBeGreaterThanOrEqual(4);
  });

  test.each(faults)('$name changes one line of an existing source and still applies', (fault) => {
    expect(fault.removed).toHaveLength(1);
    expect(fault.added).toHaveLength(1);
    expect(existsSync(path.join(root, fault.file))).toBe(true);
    expect(fault.file).not.toMatch(/\.(test|spec)\.tsx?$/);
    const file = path.join('tools/planted-faults', `${fault.name}.patch`);
    const { status, stderr } = spawnSync('git', ['apply', '--check', file], {
      cwd: root,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
