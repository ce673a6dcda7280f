import { expect, test } from 'vitest';
import { checkDigit, machineLines, passportNumber, transliterate } from './machine-zone.ts';

test('check digits are those of ICAO 9303', () => {
  // Specimen values from ICAO 9303.
  expect(checkDigit('L898902C3')).toBe('6');
  expect(checkDigit('740812')).toBe('2');
  expect(checkDigit('120415')).toBe('9');
  expect(checkDigit('ZE184226B<<<<<')).toBe('1');
});

test.each([
  ['Yıldız', 'YILDIZ'],
  ['Işık Şengül', 'ISIK<SENGUL'],
  ['Müller-Weiß', 'MULLER<WEISS'],
  ['O’Brien', 'OBRIEN'],
  ['São João', 'SAO<JOAO'],
  ['Ørsted', 'OERSTED'],
])('%s is transliterated as %s', (name, written) => {
  expect(transliterate(name)).toBe(written);
});

test('both machine-readable lines have 44 characters, also for long names', () => {
  const holder = {
    firstName: 'Ada Deniz',
    lastName: 'Yıldız',
    nickname: 'adatravels',
    nationality: 'TR',
    dateOfBirth: '1994-03-14',
    issuedAt: '2026-08-03T10:00:00.000Z',
    number: passportNumber('019282aa-0000-7000-8000-0123abcd4567'),
  };
  const [first, second] = machineLines(holder);
  expect(first).toBe(`P<WLKYILDIZ<<ADA<DENIZ${'<'.repeat(22)}`);
  expect(second).toMatch(/^WABCD4567\dTR<940314\d<260803\dADATRAVELS<<<<\d\d$/);
  const long = machineLines({ ...holder, lastName: 'x'.repeat(60), nickname: 'y'.repeat(28) });
  expect(long.map(({ length }) => length)).toEqual([44, 44]);
});
