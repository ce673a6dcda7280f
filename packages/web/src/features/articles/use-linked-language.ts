import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { languages, switchLanguage } from '../../app/language/language.ts';
import { readLocal } from '../../app/session/storage.ts';

/**
 * Switches to the language in a link such as `/news/{slug}?language=fr`. Search engines find the translations through
 * such links. A language that the visitor chose earlier takes precedence.
 */
export function useLinkedLanguage(): void {
  const { language: linked } = useSearch({ strict: false }) as { language?: unknown };
  useEffect(() => {
    const language = languages.find((one) => one === linked);
    if (language && readLocal('ibp-language') === null) void switchLanguage(language);
  }, [linked]);
}
