import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { applyChanges } from './apply.ts';
import { newBonus } from './bonus.ts';
import { newCity } from './city.ts';
import { newFeature } from './feature.ts';
import { newGame } from './game.ts';
import { namesOf } from './names.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(path.join(tmpdir(), 'wl-new-'));
for (const folder of [
  'packages/games/src/catalogue',
  'packages/world/src/cities',
  'packages/contract/src/tags.ts',
]) {
  cpSync(path.join(repository, folder), path.join(copy, folder), { recursive: true });
}
afterAll(() => {
  rmSync(copy, { recursive: true });
});

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');

test('a game gets a folder and its place in the catalogue', () => {
  const files = applyChanges(copy, newGame(copy, namesOf('lucky-cab')));
  for (const file of files) expect(existsSync(path.join(copy, file))).toBe(true);
  const index = read('packages/games/src/catalogue/index.ts');
  expect(index).toContain(`import { game as luckyCab } from './lucky-cab/game.ts';`);
  expect(index).toContain(`'lucky-cab': luckyCabTexts,`);
  expect(index).toMatch(/games: readonly Game\[\] = \[[^\]]*\bluckyCab\b[^\]]*\]/);
  expect(read('packages/games/src/catalogue/lucky-cab/config.ts')).toContain(`id: 'lucky-cab'`);
});

test('a game may begin from any slot', () => {
  applyChanges(copy, newGame(copy, namesOf('tulip-field'), 'aloha-bloom'));
  const folder = 'packages/games/src/catalogue/tulip-field';
  expect(read(`${folder}/config.ts`)).toMatch(/id: 'tulip-field'[^]*type: 'cluster'/);
  expect(read(`${folder}/texts.ts`)).toContain("slotTexts('Tulip Field'");
  expect(() => newGame(copy, namesOf('x-game'), 'nowhere')).toThrow('no slot nowhere');
  expect(() => newGame(copy, namesOf('x-game'), '../../world')).toThrow();
});

test('a city gets a folder and its place in the list', () => {
  applyChanges(copy, newCity(copy, namesOf('new-york')));
  const index = read('packages/world/src/cities/index.ts');
  expect(index).toContain(`import { newYork } from './new-york/city.ts';`);
  expect(index).toMatch(/\n {2}newYork,\n/);
  expect(index).toContain(`'new-york': newYorkTexts,`);
});

test('a feature gets its twin folders, a bonus its one', () => {
  const files = applyChanges(copy, newFeature(copy, namesOf('lost-and-found')));
  expect(files).toContain('packages/contract/src/lost-and-found.ts');
  expect(files).toContain('packages/server/src/features/lost-and-found/routes.ts');
  expect(files).toContain('packages/web/src/features/lost-and-found/routes.tsx');
  expect(read('packages/contract/src/tags.ts')).toContain(
    `  'lost-and-found': { name: 'Lost And Found',`,
  );
  expect(applyChanges(copy, newBonus(copy, namesOf('rain-check')))).toHaveLength(2);
});

test('what exists is never overwritten, and a bad name is refused', () => {
  expect(() => applyChanges(copy, newCity(copy, namesOf('tokyo')))).toThrow('exists already');
  expect(() => namesOf('Lucky Cab')).toThrow('is not a name');
});
