import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { importPostcodes } from './import-postcodes.ts';
import { PostcodeFileError } from './postcode-file.ts';
import { judgeRow, keysOf } from './postcode-rows.ts';

/** Returns a row in GeoNames' format. */
const text = (
  country: string,
  code: string,
  place: string,
  { region = 'Region', province = '', community = '' } = {},
) => [country, code, place, region, '01', province, '', community, '', '41.1', '2.1', '4'];
const lines = (...rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.join('\t')).join('\n') + '\n';

describe('a row of a postal file', () => {
  test('is parsed with its key, and is the main place when the municipality has the same name', () => {
    const row = judgeRow(text('es', '04001', 'Almeria', { community: 'Almería' }), 'text');
    expect(row).toEqual({
      country: 'ES',
      codeKey: '04001',
      place: 'Almeria',
      region: 'Region',
      isMain: true,
      town: undefined,
    });
  });

  test.each([
    ['wrong number of columns', ['ES', '04001', 'Almeria']],
    ['unknown country', text('ZZ', '04001', 'Almeria')],
    ['no post code', text('ES', ' ', 'Almeria')],
    ['post code too long or with other characters', text('ES', '<b>1</b>', 'Almeria')],
    ['post code too long or with other characters', text('ES', '1'.repeat(25), 'Almeria')],
    ['no place', text('ES', '04001', '')],
    ['place too long', text('ES', '04001', 'x'.repeat(81))],
    ['unreadable characters', text('ES', '04001', 'Alm\ufffdria')],
    ['unreadable characters', text('ES', '04001', 'Alm\u0000ria')],
  ])('is rejected: %s', (problem, cells) => {
    expect(judgeRow(cells, 'text')).toBe(problem);
  });

  test.each([
    ['sw1a 1aa', 'GB', ['SW1A1AA', 'SW1A']],
    ['M9', 'GB', ['M9']],
    ['69945-123', 'BR', ['69945123', '69945000']],
    ['H2Y 1C6', 'CA', ['H2Y1C6', 'H2Y']],
    ['34 000', 'TR', ['34000']],
    ['??', 'TR', []],
  ])('%s in %s is looked up as %j', (code, country, keys) => {
    expect(keysOf(code, country)).toEqual(keys);
  });
});

describe('the import of post codes', () => {
  let app: TestApp;
  let client: pg.PoolClient;
  let folder: string;

  beforeAll(async () => {
    app = await startTestApp();
    client = await app.deps.database.owner.connect();
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-postcodes-'));
  });
  afterAll(async () => {
    client.release();
    fs.rmSync(folder, { recursive: true });
    await app.close();
  });

  const put = (name: string, content: string | Uint8Array) => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, content);
    return file;
  };
  const load = (file: string) => importPostcodes(client, file, app.clock.now());
  const look = async (code: string, countryId: string) =>
    (await app.client().post('/api/get-postcode-detail', { code, countryId })).body;

  test('adds the post codes of a country, with the most likely place first', async () => {
    const file = put(
      'ES.txt',
      lines(
        text('ES', '33610', 'Aguilar', { region: 'Asturias' }),
        text('ES', '33610', 'Turón', { region: 'Asturias', community: 'Turon' }),
        text('ES', '33610', 'Aguilar', { region: 'Asturias' }),
        text('ES', '08001', 'Barcelona', { region: 'Cataluna' }),
      ),
    );
    expect(await load(file)).toMatchObject({
      countries: { ES: 3 },
      rows: 4,
      skipped: 0,
      unchanged: false,
    });
    expect((await look('33610', 'ES')).data.data).toEqual({
      city: 'Turón',
      region: 'Asturias',
      cities: ['Turón', 'Aguilar'],
    });
    const { data } = (await app.client().get('/api/cui-countries')).body.data;
    expect(data.find(({ id }: { id: string }) => id === 'ES').postcode_lookup).toBe(true);
    expect((await look('99999', 'ES')).code).toBe('member.postcode_unknown');
  });

  test('can be repeated, and removes places that the file no longer contains', async () => {
    const both = lines(text('GB', 'SW1A', 'London'), text('GB', 'M9', 'Manchester'));
    await load(put('GB.txt', both));
    expect(await load(put('GB.txt', both))).toMatchObject({
      countries: { GB: 2 },
      unchanged: true,
    });
    expect((await look('m9 4ab', 'GB')).data.data.city).toBe('Manchester');
    await load(put('GB.txt', lines(text('GB', 'SW1A', 'London'))));
    expect((await look('SW1A 1AA', 'GB')).data.data.city).toBe('London');
    expect((await look('M9 4AB', 'GB')).code).toBe('member.postcode_unknown');
    expect((await look('33610', 'ES')).data.data.city, 'other countries stay').toBe('Turón');
  });

  test('skips bad rows and reports each with its line number', async () => {
    const content = lines(
      text('TR', '34000', 'Eminönü', { region: 'İstanbul' }),
      ['TR', '34001'],
      text('TR', '', 'Kadıköy'),
      text('TR', '34710', 'Kadıköy'),
      text('TR', '34430', 'Beyoğlu'),
    );
    const report = await load(put('TR.txt', content));
    expect(report).toMatchObject({ countries: { TR: 6 }, rows: 3, skipped: 2 });
    expect((await look('34000', 'TR')).data.data.cities).toEqual(['İstanbul', 'Eminönü']);
    expect(report.problems).toEqual([
      { line: 2, problem: 'wrong number of columns' },
      { line: 3, problem: 'no post code' },
    ]);
    const { rows } = await client.query(
      `select places, skipped from members_postcode_imports where country = 'TR'`,
    );
    expect(rows).toEqual([{ places: 6, skipped: 2 }]);
  });

  test('reads CSV with a header and quotes, and ZIP archives with other files in them', async () => {
    const csv =
      'country_code,zipcode,place,state,state_code,province,province_code,community,community_code,latitude,longitude\n' +
      'FR,75001,"Paris, 1er",Île-de-France,11,Paris,75,Paris,751,48.85,2.34\n' +
      'FR,75001 CEDEX 01,Paris,Île-de-France,11,Paris,75,Paris,751,48.85,2.34\n';
    const bytes = (content: string) => new TextEncoder().encode(content);
    const zip = zipSync({
      'zipcodes.fr.json': bytes('[]'),
      'readme.txt': bytes('about'),
      'zipcodes.fr.csv': bytes(csv),
    });
    expect(await load(put('FR.zip', zip))).toMatchObject({
      countries: { FR: 2 },
      rows: 2,
      skipped: 0,
    });
    expect((await look('75001', 'FR')).data.data.city).toBe('Paris, 1er');
    expect((await look('75001 cedex 01', 'FR')).data.data.city).toBe('Paris');
  });

  test('rejects files that are not postal files, and changes nothing', async () => {
    const before = await look('SW1A 1AA', 'GB');
    const mostlyBad = lines(text('GB', 'E1', 'London'), ['GB'], ['what'], ['is', 'this']);
    for (const file of [
      put('GB-bad.txt', mostlyBad),
      put('picture.png', 'x'),
      put('empty.txt', ''),
      put('broken.zip', 'PK not really'),
      put('other.zip', zipSync({ 'notes.md': new TextEncoder().encode('x') })),
    ])
      await expect(load(file), file).rejects.toBeInstanceOf(PostcodeFileError);
    expect(await look('SW1A 1AA', 'GB')).toEqual(before);
    expect((await look('E1 6AN', 'GB')).code).toBe('member.postcode_unknown');
  });

  test('is denied to the application’s database user', async () => {
    await expect(
      app.deps.database.pool.query(`insert into members_postcodes values ('GB', 'X', 'Y', 'Z', 1)`),
    ).rejects.toThrow(/permission denied/);
  });
});
