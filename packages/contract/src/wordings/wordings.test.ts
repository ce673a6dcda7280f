import { languages } from '@wl/world/languages';
import { describe, expect, test } from 'vitest';
import { errors } from '../errors.ts';
import { fieldCodeOf, fieldTexts } from '../field-texts.ts';
import { fieldWordingOf, wordingOf } from './index.ts';

const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each(languages)('wordings in %s', (language) => {
  test('cover every error, with the placeholders of the English text', async () => {
    const wordings = await wordingOf(language);
    expect(Object.keys(wordings).sort()).toEqual(Object.keys(errors).sort());
    for (const [code, [, english]] of Object.entries(errors)) {
      const text = wordings[code as keyof typeof errors];
      expect(text.trim(), code).not.toBe('');
      expect(placesOf(text), code).toEqual(placesOf(english));
      if (language !== 'en') expect(text, code).not.toBe(english);
    }
  });

  test('cover every field error', async () => {
    const wordings = await fieldWordingOf(language);
    expect(Object.keys(wordings).sort()).toEqual(Object.keys(fieldTexts).sort());
    for (const text of Object.values(wordings)) expect(text.trim()).not.toBe('');
  });
});

test('the code of an English field error can be found by its text', () => {
  expect(fieldCodeOf('Please Enter A Valid Phone Number')).toBe('field.phone_invalid');
  expect(fieldCodeOf('Something else')).toBeUndefined();
});
