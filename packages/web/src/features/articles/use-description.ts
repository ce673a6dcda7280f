import { useEffect } from 'react';

/**
 * Sets the description of the page, which search engines and messaging apps show below its title. Restores the previous
 * description when the page is left.
 */
export function useDescription(text: string | undefined): void {
  useEffect(() => {
    const tag = document.querySelector('meta[name="description"]');
    const before = tag?.getAttribute('content');
    if (!tag || text === undefined || before == null) return undefined;
    tag.setAttribute('content', text);
    return () => {
      tag.setAttribute('content', before);
    };
  }, [text]);
}
