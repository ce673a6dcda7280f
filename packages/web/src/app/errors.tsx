/**
 * Words a failure in the member's language. The wordings are a file per language, loaded when a page that shows failures
 * opens; until then the English message of the answer stands.
 */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { formatMoney } from './formats.ts';
import { currentLanguage, type Language } from './language.ts';
import { ApiError } from './request.ts';

interface Words {
  error: (code: string) => string | undefined;
  field: (english: string) => string;
}

const known = new Map<Language, Words>();

async function load(language: Language): Promise<void> {
  if (known.has(language)) return;
  const [wordings, fields] = await Promise.all([
    import('@wl/contract/wordings/index'),
    import('@wl/contract/field-texts'),
  ]);
  const [errors, fieldWords] = await Promise.all([
    wordings.wordingOf(language),
    wordings.fieldWordingOf(language),
  ]);
  known.set(language, {
    error: (code) => (errors as Partial<Record<string, string>>)[code],
    field: (english) => {
      const code = fields.fieldCodeOf(english);
      return code === undefined ? english : fieldWords[code];
    },
  });
}

/** Loads the words of the current language and draws again when they are there. */
function useWords(): Words | undefined {
  const { i18n } = useLingui();
  const [, setLoaded] = useState(0);
  const language = currentLanguage();
  useEffect(() => {
    let wanted = true;
    // Without a connection the English message stands.
    load(language).then(
      () => {
        if (wanted) setLoaded((count) => count + 1);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language, i18n.locale]);
  return known.get(language);
}

/** Amounts among the parameters are cents: a text shows money. */
const moneyParams = new Set(['minimum', 'maximum', 'left']);

function fill(text: string, params: ApiError['params']): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === 'number' && moneyParams.has(name) ? formatMoney(value) : String(value);
  });
}

export type ErrorText = (error: unknown) => string;

/** `const errorText = useErrorText(); … errorText(mutation.error)`. */
export function useErrorText(): ErrorText {
  const { t } = useLingui();
  const words = useWords();
  return (error) => {
    if (!(error instanceof ApiError)) return t`There has been an error.`;
    if (error.code === 'network') {
      return t`We could not reach the house. Check your connection and try again.`;
    }
    return fill(words?.error(error.code) ?? error.message, error.params);
  };
}

export type FieldTexts = (error: unknown) => Record<string, string>;

/** Texts for the fields of a form, worded: `const texts = useFieldTexts()(mutation.error)`, then `texts.email`. */
export function useFieldTexts(): FieldTexts {
  const words = useWords();
  return (error) => {
    if (!(error instanceof ApiError)) return {};
    return Object.fromEntries(
      Object.entries(error.fields).map(([field, [text = '']]) => [
        field,
        words?.field(text) ?? text,
      ]),
    );
  };
}
