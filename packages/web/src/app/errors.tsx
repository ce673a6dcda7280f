/**
 * Error messages in the member's language. The messages of a language are loaded on the first user input or the first
 * error. Until then, the English message in the response is shown.
 */
import { useLingui } from '@lingui/react/macro';
import { moneyParams } from '@wl/contract/money-params';
import { useCallback, useEffect, useState } from 'react';
import { formatMoney } from './language/formats.ts';
import { currentLanguage, type Language } from './language/language.ts';
import { ApiError } from './request.ts';

interface Words {
  error: (code: string) => string | undefined;
  field: (english: string) => string;
}

const known = new Map<Language, Words>();
const loading = new Map<Language, Promise<void>>();

/** Loads a language's messages once for all concurrent callers. After a failure, the next call retries. */
function load(language: Language): Promise<void> {
  let under = loading.get(language);
  if (!under) {
    under = fetchWords(language).finally(() => loading.delete(language));
    loading.set(language, under);
  }
  return under;
}

async function fetchWords(language: Language): Promise<void> {
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

/**
 * Events indicating that a person is using the page. The first of these events starts work that can wait, such as
 * loading error messages.
 */
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;
let somebody: Promise<void> | undefined;

/** Returns a promise that resolves at the first user input, for work that can wait until then. */
export function whenSomebodyIsThere(): Promise<void> {
  somebody ??= new Promise((seen) => {
    for (const sign of ACTIVITY_EVENTS)
      window.addEventListener(sign, () => seen(), { once: true, passive: true, capture: true });
  });
  return somebody;
}

/**
 * Returns the current language's messages (undefined until loaded) and a function `ask` that loads them and re-renders
 * the component.
 */
function useWords(): { words: Words | undefined; ask: () => void } {
  const { i18n } = useLingui();
  const [, setLoaded] = useState(0);
  const language = currentLanguage();
  const ask = useCallback(() => {
    // If the translated error texts cannot be loaded, keep the English message on screen.
    load(language).then(
      () => setLoaded((count) => count + 1),
      () => undefined,
    );
  }, [language]);
  useEffect(() => {
    if (known.has(language)) return undefined;
    let gone = false;
    void whenSomebodyIsThere().then(() => !gone && ask());
    return () => {
      gone = true;
    };
  }, [ask, language, i18n.locale]);
  return { words: known.get(language), ask };
}

function fill(text: string, params: ApiError['params']): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === 'number' && moneyParams.has(name) ? formatMoney(value) : String(value);
  });
}

export type ErrorText = (error: unknown) => string;

/**
 * Returns a function that describes an error in the member's language: `const errorText = useErrorText()`, then
 * `errorText(mutation.error)`.
 */
export function useErrorText(): ErrorText {
  const { t } = useLingui();
  const { words, ask } = useWords();
  return (error) => {
    if (!(error instanceof ApiError)) return t`There has been an error.`;
    if (error.code === 'network') {
      return t`We could not reach the casino. Check your connection and try again.`;
    }
    if (!words) ask();
    // The message of an error created in the browser is only the error's code. Show a general text instead.
    const meanwhile = error.message === error.code ? t`There has been an error.` : error.message;
    return fill(words?.error(error.code) ?? meanwhile, error.params);
  };
}

export type FieldTexts = (error: unknown) => Record<string, string>;

/**
 * Returns a function that converts an error to the error texts of a form's fields, in the member's language. Example:
 * `const texts = useFieldTexts()(mutation.error)`, then `texts.email`.
 */
export function useFieldTexts(): FieldTexts {
  const { words, ask } = useWords();
  return (error) => {
    if (!(error instanceof ApiError)) return {};
    if (!words) ask();
    return Object.fromEntries(
      Object.entries(error.fields).map(([field, [text = '']]) => [
        field,
        words?.field(text) ?? text,
      ]),
    );
  };
}
