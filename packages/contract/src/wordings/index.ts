import type { Language } from '@wl/world/languages';
import type { ErrorCode } from '../errors.ts';
import type { campaignsErrors } from '../errors/campaigns.ts';
import type { staffErrors } from '../errors/staff.ts';
import type { tablePicturesErrors } from '../errors/table-pictures.ts';
import type { tablesErrors } from '../errors/tables.ts';
import type { tablesChainsErrors } from '../errors/tables-chains.ts';
import type { tablesChatErrors } from '../errors/tables-chat.ts';
import type { tablesCrashErrors } from '../errors/tables-crash.ts';
import type { tablesDealingErrors } from '../errors/tables-dealing.ts';
import type { tablesDecisionsErrors } from '../errors/tables-decisions.ts';
import type { tablesFavouritesErrors } from '../errors/tables-favourites.ts';
import type { FieldCode } from '../field-texts.ts';

/**
 * All error texts in one language. A missing text is a compile error. `{name}` is replaced with the value of that name
 * in the error's `params`.
 */
export type Wordings = Readonly<Record<ErrorCode, string>>;
/**
 * Error texts for affiliates, news, campaigns, canned replies, staff accounts and shared tables. Texts for shared
 * tables include those for recordings, chains, table talk, crash, dealers, decisions and favourite bets. Each
 * translation has a separate file for them in `office/`.
 */
export type OfficeWordings = Readonly<
  Record<
    | keyof typeof campaignsErrors
    | keyof typeof staffErrors
    | keyof typeof tablePicturesErrors
    | keyof typeof tablesErrors
    | keyof typeof tablesChainsErrors
    | keyof typeof tablesChatErrors
    | keyof typeof tablesCrashErrors
    | keyof typeof tablesDealingErrors
    | keyof typeof tablesDecisionsErrors
    | keyof typeof tablesFavouritesErrors,
    string
  >
>;
export type FieldWordings = Readonly<Record<FieldCode, string>>;

interface LanguageFile {
  wordings: Wordings;
  fieldWordings: FieldWordings;
}

/** Loaders of the language files. Each file is a separate chunk that is loaded on demand. */
const loaders: Readonly<Record<Language, () => Promise<LanguageFile>>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  pt: () => import('./pt.ts'),
  tr: () => import('./tr.ts'),
};

/** Returns the error texts in a language. */
export async function wordingOf(language: Language): Promise<Wordings> {
  return (await loaders[language]()).wordings;
}

/** Returns the error texts of form fields in a language, keyed by field code (`fieldCodeOf`). */
export async function fieldWordingOf(language: Language): Promise<FieldWordings> {
  return (await loaders[language]()).fieldWordings;
}
