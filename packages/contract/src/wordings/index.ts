import type { Language } from '@wl/world/languages';
import type { ErrorCode } from '../errors.ts';
import type { FieldCode } from '../field-texts.ts';

/** Every error in one language. A missing one does not compile. `{name}` is filled from the error's `params`. */
export type Wordings = Readonly<Record<ErrorCode, string>>;
export type FieldWordings = Readonly<Record<FieldCode, string>>;

interface LanguageFile {
  wordings: Wordings;
  fieldWordings: FieldWordings;
}

/** Each language is a chunk of its own, loaded when it is asked for. */
const loaders: Readonly<Record<Language, () => Promise<LanguageFile>>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  pt: () => import('./pt.ts'),
  tr: () => import('./tr.ts'),
};

/** The error texts of a language. */
export async function wordingOf(language: Language): Promise<Wordings> {
  return (await loaders[language]()).wordings;
}

/** The texts of form fields in a language, by the code that `fieldCodeOf` finds for an English text. */
export async function fieldWordingOf(language: Language): Promise<FieldWordings> {
  return (await loaders[language]()).fieldWordings;
}
