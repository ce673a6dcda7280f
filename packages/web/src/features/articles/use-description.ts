import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { homeDescription } from '../../app/meta.ts';

/**
 * Sets the description of the page, which search engines and messaging apps show below its title. Restores the casino's
 * description when the visitor leaves the page.
 */
export function useDescription(text: string | undefined): void {
  const { i18n } = useLingui();
  useEffect(() => {
    const tag = document.querySelector('meta[name="description"]');
    if (!tag || text === undefined) return undefined;
    tag.setAttribute('content', text);
    return () => {
      tag.setAttribute('content', i18n._(homeDescription));
    };
  }, [text, i18n]);
}
