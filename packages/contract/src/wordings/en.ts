import { errors } from '../errors.ts';
import { fieldTexts } from '../field-texts.ts';
import type { FieldWordings, Wordings } from './index.ts';

/** English error texts. The error table defines them, because the server and the API reference also use them. */
export const wordings = Object.fromEntries(
  Object.entries(errors).map(([code, [, text]]) => [code, text]),
) as Wordings;

export const fieldWordings = Object.fromEntries(
  Object.entries(fieldTexts).map(([code, [text]]) => [code, text]),
) as FieldWordings;
