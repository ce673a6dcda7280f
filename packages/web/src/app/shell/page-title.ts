import { i18n } from '@lingui/core';
import { homeTitle } from '../language/language.ts';

/**
 * Sets the tab's title to the page's first heading followed by the home page's title, and updates it when the heading
 * changes.
 * @returns a function that stops updating the title
 */
export function nameTab(): () => void {
  const announceTitle = () => {
    const home = i18n._(homeTitle);
    const name = document.querySelector('h1')?.textContent.trim();
    const title = name ? `${name} · ${home}` : home;
    if (document.title !== title) document.title = title;
  };
  announceTitle();
  const watch = new MutationObserver(announceTitle);
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    watch.disconnect();
  };
}
