/**
 * Words a failure in the member's language. The wordings are a file per language (`@wl/contract/wordings/<language>`),
 * loaded when the first failure is to be shown; until then, and for a code without wording, the English message stands.
 */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ApiError } from './request.ts';
import { formatMoney } from './formats.ts';
import { currentLanguage, type Language } from './language.ts';

type Wordings = Readonly<Partial<Record<string, string>>>;

const files = import.meta.glob<Record<string, unknown>>('../../../contract/src/wordings/*.ts');
const known = new Map<Language, Wordings>();

async function load(language: Language): Promise<void> {
  const file = files[`../../../contract/src/wordings/${language}.ts`];
  if (!file || known.has(language)) return;
  const module = await file();
  known.set(
    language,
    (module['wordings'] ?? module['default'] ?? module[language] ?? {}) as Wordings,
  );
}

/** Amounts among the parameters are cents: a text shows money. */
const moneyParams = new Set(['minimum', 'maximum', 'left']);

function fill(text: string, params: ApiError['params'], language: Language): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === 'number' && moneyParams.has(name)
      ? formatMoney(value, language)
      : String(value);
  });
}

export type ErrorText = (error: unknown) => string;

/** `const errorText = useErrorText(); … errorText(mutation.error)`. */
export function useErrorText(): ErrorText {
  const { t, i18n } = useLingui();
  const [, setLoaded] = useState(0);
  const language = currentLanguage();
  useEffect(() => {
    let wanted = true;
    void load(language).then(() => {
      if (wanted) setLoaded((count) => count + 1);
    });
    return () => {
      wanted = false;
    };
  }, [language, i18n.locale]);
  return (error) => {
    if (!(error instanceof ApiError)) return t`There has been an error.`;
    if (error.code === 'network') {
      return t`We could not reach the house. Check your connection and try again.`;
    }
    return fill(known.get(language)?.[error.code] ?? error.message, error.params, language);
  };
}

/** Texts for the fields of a form: `{ email: 'Email Already Exists' }`. */
export function fieldTexts(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).map(([field, texts]) => [field, texts[0] ?? '']),
  );
}
