import { useEffect } from 'react';

/**
 * Registers the single-key shortcuts of a page. The page's buttons show the keys. The shortcuts are inactive while the
 * clerk types in a field, presses a modifier key or has a dialog open.
 */
export function useShortcuts(keys: Record<string, () => void>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest('input, textarea, select, dialog')) return;
      const action = keys[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, [keys]);
}
