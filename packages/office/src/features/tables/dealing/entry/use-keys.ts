import { useEffect } from 'react';

/**
 * Calls an action when its key is pressed. Used where the clerk enters results with the keyboard. `Enter` and the space
 * bar belong to a focused button, link or field, so their actions apply only while no such element has the focus.
 * @param keys actions, indexed by the event's `key` in lower case
 * @param scope `dialog` if the keys belong to an open dialog; while a dialog is open, the page's keys do nothing
 */
export function useKeys(
  keys: Record<string, (() => void) | undefined>,
  scope: 'page' | 'dialog' = 'page',
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const target = event.target as HTMLElement;
      if (target.closest('input, textarea, select')) return;
      if ((document.querySelector('dialog[open]') !== null) !== (scope === 'dialog')) return;
      const key = event.key.toLowerCase();
      if ((key === 'enter' || key === ' ') && target.closest('button, a, summary')) return;
      const action = keys[key];
      if (!action) return;
      event.preventDefault();
      // Remove the focus. Otherwise, `Enter` would press the button that was used last, such as the camera button.
      (document.activeElement as HTMLElement | null)?.blur();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [keys, scope]);
}
