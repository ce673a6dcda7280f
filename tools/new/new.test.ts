import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { applyChanges, insertAfter } from './apply.ts';
import { newBonus } from './bonus.ts';
import { newCity } from './city.ts';
import { newFamily } from './family.ts';
import { newFeature } from './feature.ts';
import { newGame } from './game.ts';
import { namesOf } from './names.ts';
import { newReport } from './report.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(path.join(tmpdir(), 'wl-new-'));
for (const folder of [
  'packages/games/src/catalogue',
  'packages/games/src/engines/families.ts',
  'packages/world/src/bonuses',
  'packages/world/src/cities',
  'packages/server/src/features/bag/kinds',
  'packages/web/src/features/bag/kinds',
  'packages/contract/src/tags.ts',
  'packages/office/src/app/locales',
  'packages/server/migrations',
  'packages/server/src/features/limits/protection-matrix.md',
  'packages/server/src/features/personal-data',
]) {
  cpSync(path.join(repository, folder), path.join(copy, folder), { recursive: true });
}
afterAll(() => {
  rmSync(copy, { recursive: true });
});

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');

test('a new game gets a folder and an entry in the catalogue', () => {
  const files = applyChanges(copy, newGame(copy, namesOf('lucky-cab')));
  for (const file of files) expect(existsSync(path.join(copy, file))).toBe(true);
  const index = read('packages/games/src/catalogue/index.ts');
  expect(index).toContain(`import { game as luckyCab } from './lucky-cab/game.ts';`);
  expect(index).toContain(`'lucky-cab': luckyCabTexts,`);
  expect(index).toMatch(/games: readonly Game\[\] = \[[^\]]*\bluckyCab\b[^\]]*\]/);
  expect(read('packages/games/src/catalogue/lucky-cab/config.ts')).toContain(`id: 'lucky-cab'`);
  expect(files).toContain('packages/games/src/catalogue/lucky-cab/skin.ts');
});

test('a new game can start as a copy of any slot, and of nothing else', () => {
  applyChanges(copy, newGame(copy, namesOf('tulip-field'), 'aloha-bloom'));
  const folder = 'packages/games/src/catalogue/tulip-field';
  expect(read(`${folder}/config.ts`)).toMatch(/id: 'tulip-field'[^]*type: 'cluster'/);
  expect(read(`${folder}/texts.ts`)).toContain("slotTexts('Tulip Field'");
  expect(read(`${folder}/art/tile.ts`)).toContain('Tulip Field');
  expect(() => newGame(copy, namesOf('x-game'), 'nowhere')).toThrow('no slot "nowhere"');
  expect(() => newGame(copy, namesOf('x-game'), '../../world')).toThrow();
});

test.each(['coin-flip', 'whist'])(
  'the game family %s gets its folders, its first game and its places in the lists',
  (name) => {
    const files = applyChanges(copy, newFamily(namesOf(name)));
    expect(files).toEqual(
      expect.arrayContaining([
        `packages/games/src/engines/${name}/family.ts`,
        `packages/games/src/catalogue/${name}/game.ts`,
        `packages/web/src/features/play/stages/${name}/${name}-stage.tsx`,
        `packages/web/src/features/play/stages/${name}/pays.tsx`,
      ]),
    );
    const camel = namesOf(name).camel;
    expect(read('packages/games/src/engines/families.ts')).toMatch(
      new RegExp(`import \\{ ${camel} \\} from './${name}/family.ts';[^]*\\n  .*\\b${camel},\\n`),
    );
    expect(read('packages/games/src/catalogue/index.ts')).toContain(`'${name}': ${camel}Texts,`);
    for (const file of files) expect(`${file} ${read(file)}`).not.toMatch(/wheel.?of.?ten/i);
  },
);

test('a city gets a folder and its place in every list', () => {
  applyChanges(copy, newCity(namesOf('cape-town')));
  const index = read('packages/world/src/cities/index.ts');
  expect(index).toContain(`import { capeTown } from './cape-town/city.ts';`);
  expect(index).toMatch(/\n {2}capeTown,\n/);
  for (const list of ['index', 'arrivals', 'spots', 'missions', 'mission-texts'])
    expect(read(`packages/world/src/cities/${list}.ts`)).toMatch(/'cape-town': .*capeTown/);
  expect(read('packages/world/src/cities/cape-town/missions.ts')).toContain('cape-town.third.4');
});

test('a feature gets the next migration, its folders and its places in the lists', () => {
  const migrations = 'packages/server/migrations';
  writeFileSync(path.join(copy, migrations, '0999_last.sql'), '');
  const files = applyChanges(copy, newFeature(copy, namesOf('guest-book')));
  expect(files).toEqual(
    expect.arrayContaining([
      'packages/contract/src/guest-book.ts',
      'packages/contract/src/office/guest-book.ts',
      `${migrations}/1000_guest_book.sql`,
      'packages/server/schema/guest-book.sql',
      'packages/server/src/features/guest-book/staff-permissions.ts',
      'packages/server/src/features/guest-book/guest-book.test.ts',
      'packages/web/src/features/guest-book/locales/tr.po',
      'packages/office/src/features/guest-book/locales/tr.po',
      'packages/office/src/features/guest-book/pages/guest-book.tsx',
    ]),
  );
  // The back office finds a feature's pages automatically, so the generator must not change the source code of the
  // application shell. In the shell, it adds only the translations of the navigation link.
  const inShell = files.filter((file) => file.startsWith('packages/office/src/app/'));
  expect(inShell.filter((file) => !file.endsWith('.po'))).toEqual([]);
  expect(read('packages/office/src/app/locales/tr.po')).toContain('msgid "Guest book"');
  expect(read('packages/office/src/features/guest-book/locales/tr.po')).toContain('"Üye"');
  expect(read('packages/contract/src/tags.ts')).toContain(`name: 'Guest book',`);
  expect(read('packages/office/src/features/guest-book/office.tsx')).toMatch(
    /'\/guest-book': \{[^]*pages\/guest-book\.tsx'\), 'GuestBook'[^]*'guest_book\.view'/,
  );
  for (const file of files) expect(`${file} ${read(file)}`).not.toMatch(/lost.?and.?found/i);
});

test('a bonus kind gets three folders and its place in every list', () => {
  const files = applyChanges(copy, newBonus(namesOf('rainy-day')));
  const [world, server, web] = [
    'packages/world/src/bonuses',
    'packages/server/src/features/bag/kinds',
    'packages/web/src/features/bag/kinds',
  ] as const;
  // Outside the three folders of the new bonus kind, only the lists of all bonus kinds may change. All other code finds
  // the kind in these lists.
  expect(files.filter((file) => !/\/rainy-day\//.test(file)).sort()).toEqual(
    [
      ...['activities', 'index', 'kind', 'labels', 'names', 'simulations', 'terms'].map(
        (list) => `${world}/${list}.ts`,
      ),
      `${server}/index.ts`,
      `${web}/index.ts`,
      `${web}/looks.ts`,
    ].sort(),
  );
  expect(read(`${world}/kind.ts`)).toMatch(/ {2}'rainy_day',\n\] as const/);
  for (const [list, part, name] of [
    [`${world}/terms.ts`, 'terms.ts', 'rainyDayTerms'],
    [`${world}/activities.ts`, 'activity.ts', 'rainyDayActivity'],
    [`${world}/labels.ts`, 'labels.ts', 'rainyDayLabels'],
    [`${world}/names.ts`, 'names.ts', 'rainyDayNames'],
    [`${world}/index.ts`, 'bonus.ts', 'rainyDay'],
    [`${world}/simulations.ts`, 'simulation.ts', 'rainyDaySimulation'],
    [`${server}/index.ts`, 'rules.ts', 'rainyDay'],
    [`${web}/index.ts`, 'kind.tsx', 'rainyDay'],
    [`${web}/looks.ts`, 'look.tsx', 'rainyDayLook'],
  ] as const) {
    expect(read(list)).toContain(`import { ${name} } from './rainy-day/${part}';`);
    expect(read(list)).toContain(`  rainy_day: ${name},\n`);
  }
  expect(read(`${world}/rainy-day/bonus.ts`)).toMatch(/kind: 'rainy_day',[^]*`RAI\$/);
  expect(read(`${world}/rainy-day/names.ts`)).toContain("en: 'rainy day'");
  for (const file of files) expect(`${file} ${read(file)}`).not.toMatch(/rain.?check/i);
});

test('a report is one folder, and no existing file changes', () => {
  const files = applyChanges(copy, newReport(namesOf('late-payments')));
  const folder = 'packages/server/src/features/ledger/reports/late-payments';
  expect(files.toSorted()).toEqual([
    `${folder}/report.test.ts`,
    `${folder}/report.ts`,
    `${folder}/repository.ts`,
  ]);
  expect(read(`${folder}/report.ts`)).toMatch(/en: 'Late payments'[^]*latePaymentsByDay\(db/);
  for (const file of files) expect(`${file} ${read(file)}`).not.toMatch(/lost.?luggage/i);
});

test('existing files are never overwritten, and an invalid name is refused', () => {
  expect(() => applyChanges(copy, newCity(namesOf('tokyo')))).toThrow('already exists');
  expect(() => namesOf('Lucky Cab')).toThrow('is not a valid name');
  expect(() => namesOf('a'.repeat(37))).toThrow('too long');
});

test('nothing is written if one edit does not find its place', () => {
  const file = 'packages/contract/src/tags.ts';
  const changes = [
    { file: 'packages/new.ts', text: 'new' },
    { file, edit: insertAfter(/^no such line$/, 'new') },
  ];
  expect(() => applyChanges(copy, changes)).toThrow(
    `${file} could not be edited: no line matches /^no such line$/`,
  );
  expect(existsSync(path.join(copy, 'packages/new.ts'))).toBe(false);
});
