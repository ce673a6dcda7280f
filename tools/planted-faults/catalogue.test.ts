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

describe('a patch', () => {
  test('says what breaks, where, and which tests come first', () => {
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

  test('needs no hints', () => {
    expect(parsePatch('money-too-much', patch.replace(/^Tests.*\n/m, '')).hints).toEqual([]);
  });

  test.each([
    ['an area', 'coins-too-much', patch],
    ['its consequence', 'money-too-much', patch.replace(/^Fault.*\n/m, '')],
    ['a diff', 'money-too-much', 'Fault: A payout is too high.\n'],
    ['no more than one diff', 'money-too-much', patch + patch.slice(patch.indexOf('diff'))],
  ])('without %s is refused', (_what, name, text) => {
    expect(() => parsePatch(name, text)).toThrow(name);
  });
});

describe('faults are chosen', () => {
  test('by area and by name; all of them without a word', () => {
    const [first] = faults;
    expect(chooseFaults(faults, [])).toEqual(faults);
    expect(chooseFaults(faults, [first?.name ?? ''])).toEqual([first]);
    expect(new Set(chooseFaults(faults, ['money', 'office']).map(({ area }) => area))).toEqual(
      new Set(['money', 'office']),
    );
  });

  test('but not by a word that fits none', () => {
    expect(() => chooseFaults(faults, ['weather'])).toThrow('weather');
  });
});

describe('the kept faults', () => {
  test('are forty, in every area', () => {
    expect(faults).toHaveLength(40);
    for (const area of areas) expect(chooseFaults(faults, [area]).length).toBeGreaterThanOrEqual(4);
  });

  test.each(faults)('$name changes one line of a source that is still there', (fault) => {
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
