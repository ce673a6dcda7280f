import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { bonusKinds } from './kind.ts';
import { termLabelOf } from './labels.ts';
import { termFields } from './terms.ts';

test('every term of every kind has a label in every language', () => {
  for (const kind of bonusKinds)
    for (const term of Object.keys(termFields[kind]))
      for (const language of languages)
        expect(termLabelOf(kind, term)?.[language], `${kind} ${term} ${language}`).toBeTruthy();
});
